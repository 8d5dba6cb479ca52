import { createSign } from "node:crypto";
import { messages } from "#locales/generated/server/wallet.ts";
import { textIn } from "#locales/getText.ts";
import type { GoogleWallet } from "../../base/env/walletSettings.ts";
import { type OwnPass, writeSlot } from "./ownPass.ts";

const timeoutMs = 10_000;
const mostBytes = 256 * 1024;
const saveAddress = "https://pay.google.com/gp/v/save/";

/** Why Google Wallet did not take a pass; its message has nothing of the runner. */
export class WalletFailure extends Error {}

/**
 * Writes the class of the race and then the pass of an entry at Google, as both are now, and
 * returns the link that adds it. The link only names the pass, and so stays short.
 */
export async function makeGooglePass(pass: OwnPass, settings: GoogleWallet): Promise<string> {
  const token = await getToken(settings);
  const classId = `${settings.issuer}.${pass.raceId}`;
  const id = `${settings.issuer}.${pass.code}`;
  await put("eventTicketClass", writeClass(pass, classId), { settings, token });
  await put("eventTicketObject", writeObject(pass, { id, classId }), { settings, token });
  const payload = { eventTicketObjects: [{ id, classId }] };
  const claims = { iss: settings.email, aud: "google", typ: "savetowallet", iat: seconds(), payload };
  return `${saveAddress}${sign(claims, settings)}`;
}

function writeClass({ race, startsAt, language }: OwnPass, id: string) {
  return {
    id,
    issuerName: race.slice(0, 20),
    eventName: { defaultValue: { language, value: race } },
    ...(startsAt && { dateTime: { start: startsAt.toISOString() } }),
    reviewStatus: "UNDER_REVIEW",
  };
}

function writeObject(pass: OwnPass, { id, classId }: { id: string; classId: string }) {
  const { name, bib, item, code, endsAt, slot, language } = pass;
  const text = (key: "item" | "bib" | "noBib" | "slot" | "noSlot" | "place") => textIn(language, messages, key);
  return {
    id,
    classId,
    state: "ACTIVE",
    ticketHolderName: name,
    ticketNumber: code,
    barcode: { type: "QR_CODE", value: code, alternateText: code },
    ...(endsAt && { validTimeInterval: { end: { date: endsAt.toISOString() } } }),
    textModulesData: [
      { id: "item", header: text("item"), body: item },
      { id: "bib", header: text("bib"), body: bib ?? text("noBib") },
      { id: "slot", header: text("slot"), body: writeSlot(pass) ?? text("noSlot") },
      ...(slot ? [{ id: "place", header: text("place"), body: slot.place }] : []),
    ],
  };
}

interface Access {
  settings: GoogleWallet;
  token: string;
}

// What is there already is replaced.
async function put(kind: string, thing: { id: string }, { settings, token }: Access): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const address = `${settings.api}/walletobjects/v1/${kind}`;
  const body = JSON.stringify(thing);
  const { status } = await request(address, { method: "POST", headers, body });
  if (status === 200) return;
  if (status !== 409) throw new WalletFailure(`${kind} ${status}`);
  const again = await request(`${address}/${thing.id}`, { method: "PUT", headers, body });
  if (again.status !== 200) throw new WalletFailure(`${kind} ${again.status}`);
}

async function getToken(settings: GoogleWallet): Promise<string> {
  const audience = `${settings.tokens}/token`;
  const scope = "https://www.googleapis.com/auth/wallet_object.issuer";
  const iat = seconds();
  const assertion = sign({ iss: settings.email, scope, aud: audience, iat, exp: iat + 600 }, settings);
  const body = new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion });
  const { status, text } = await request(audience, { method: "POST", body });
  const token = status === 200 ? readToken(text) : undefined;
  if (token === undefined) throw new WalletFailure(`token ${status}`);
  return token;
}

function readToken(text: string): string | undefined {
  try {
    const { access_token: token } = JSON.parse(text) as { access_token?: unknown };
    return typeof token === "string" ? token : undefined;
  } catch {
    return undefined;
  }
}

// Every request to Google has one time, one size and no redirect.
async function request(address: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: "error" });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new WalletFailure("too large");
      chunks.push(chunk);
    }
    return { status: response.status, text: Buffer.concat(chunks).toString() };
  } catch (error) {
    if (error instanceof WalletFailure) throw error;
    // Without the error's own message, which may contain the address.
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new WalletFailure(cause?.code ?? name);
  }
}

function sign(claims: object, { key }: GoogleWallet): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
}

const seconds = () => Math.floor(Date.now() / 1000);
