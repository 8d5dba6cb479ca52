import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import type { Login } from "#contract/account.ts";
import { accounts } from "../server/base/db/accountSchema.ts";
import { openDatabase } from "../server/base/db/open.ts";
import { layTestDatabase } from "../server/base/db/testDatabase.ts";
import { openSession } from "../server/people/accounts/sessions.ts";
import encodePassword from "../src/account/encodePassword.ts";
import { type RunningServer, startServer } from "./server.ts";

/** A server whose one site, at the plain name localhost, is this one, and the tokens of people who are logged in to it. */
export interface ServerWithPeople extends RunningServer {
  tokens: Record<string, string>;
  /** The folder of its site. */
  siteFolder: string;
}

/** Starts the built server with that site (site/v2, or the folder of one) and these people, who have the rights named; `prepare` works on its database first. */
export async function startWithPeople(
  site: Record<string, unknown> | string,
  people: Record<string, string[]>,
  env: Record<string, string> = {},
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<ServerWithPeople> {
  const folder = mkdtempSync(join(tmpdir(), "startline-people-"));
  const [dataDir, sitesDir] = [join(folder, "data"), join(folder, "sites")];
  mkdirSync(join(sitesDir, "canal-city-2025"), { recursive: true });
  if (typeof site === "string") cpSync(site, join(sitesDir, "canal-city-2025"), { recursive: true });
  else {
    writeFileSync(join(sitesDir, "canal-city-2025/site.json"), JSON.stringify(site));
    writeFileSync(join(sitesDir, "canal-city-2025/race.json"), JSON.stringify({ raceId: "7001", raceName: "Race" }));
  }
  await layTestDatabase(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  const tokens: Record<string, string> = {};
  for (const [accountId, authorities] of Object.entries(people)) {
    await db.insert(accounts).values({ accountId, nick: accountId, authorities });
    tokens[accountId] = await openSession(db, { accountId, loginType: "1", device: "test" });
  }
  await close();
  await prepare(dataDir);
  const server = await startServer({ SITES_DIR: sitesDir, ...env, DATA_DIR: dataDir });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, dataDir, tokens, siteFolder: join(sitesDir, "canal-city-2025"), stop };
}

/** Logs the pages of a browser in as that account. */
export async function beLoggedIn(context: BrowserContext, accountId: string, token: string): Promise<void> {
  const userData = { accountInfo: { accountId, accountNick: accountId, signAuthed: false }, authorities: [] };
  await context.addInitScript(
    (stored) => {
      localStorage.setItem("userData", JSON.stringify(stored.userData));
      localStorage.setItem("token", stored.token);
    },
    { userData, token },
  );
}

/** Registers a runner over HTTP with the code from the outbox, and logs in; the server must show its outbox and ask for no verification. */
export async function registerRunner(port: number, email: string, password: string): Promise<Login> {
  const ask = async <T>(path: string, body: object | URLSearchParams): Promise<T> => {
    const isForm = body instanceof URLSearchParams;
    const answer = await fetch(`http://localhost:${port}/user-center/${path}`, {
      method: "POST",
      body: isForm ? body : JSON.stringify(body),
      ...(!isForm && { headers: { "content-type": "application/json" } }),
    });
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T };
    if (code !== 0) throw new Error(`${path} was refused: ${msg}`);
    return data;
  };
  await ask("email-code", { captchaType: "20", accountEmail: email, emailSendType: "1", cloudType: 1 });
  const loginPassword = encodePassword(password);
  const code = await readCode(port, email);
  await ask("register-by-email", { accountEmail: email, code, loginPassword, encryptType: "1" });
  const form = { loginType: "5", accountEmail: email, password: loginPassword, encryptType: "1" };
  return ask<Login>("login", new URLSearchParams(form));
}

/** The newest code that the outbox shows for that phone number or email address. */
export async function readCode(port: number, target: string): Promise<string> {
  const { messages } = (await (await fetch(`http://localhost:${port}/dev/outbox.json`)).json()) as {
    messages: { target: string; text: string }[];
  };
  const code = /\b\d{6}\b/.exec(messages.find((message) => message.target === target)?.text ?? "")?.[0];
  if (!code) throw new Error(`The outbox has no code for ${target}.`);
  return code;
}
