import { expect } from "vitest";
import { codeAt } from "../server/people/second-factor/totp.ts";
import encodePassword from "../src/account/encodePassword.ts";
import { callAs } from "./account.ts";

/**
 * Sets up a new second factor, after which the other sessions of the account must enter a code
 * again. Returns the recovery codes.
 */
export async function endPassOfOthers(token: string): Promise<string[]> {
  const send = async (path: string, body: object) => {
    const { code, data } = await callAs(token, "POST", `/user-center/second-factor/${path}`, body);
    expect([path, code]).toEqual([path, 0]);
    return data as Record<string, unknown>;
  };
  const { secret } = await send("begin", { proof: { password: encodePassword("abc123") } });
  return (await send("confirm", { code: shownCode(String(secret)) })).recoveryCodes as string[];
}

/** Returns the current code of an authenticator app. `secret` is base32. */
export function shownCode(secret: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  return codeAt(bytes, Math.floor(Date.now() / 30_000));
}
