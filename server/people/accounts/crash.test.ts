import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { programHeaders } from "#core/programHeaders.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { openDatabase } from "../../base/db/open.ts";
import { layTestDatabase } from "../../base/db/testDatabase.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { root } from "../../base/root.ts";
import { openSecrets } from "../../base/secrets/secrets.ts";
import { getProgram } from "../../testProgram.ts";
import { sendCode } from "../codes/service.ts";

const people = 300;
const password = encodePassword("abc123");
const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const clear of cleanups.reverse()) await clear();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "startline-crash-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder in which 300 people have been sent their codes, by email address. */
async function sendCodes(): Promise<{ dataDir: string; codes: Map<string, Code> }> {
  const dataDir = await newFolder();
  await layTestDatabase(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  const secrets = await openSecrets(db, { dataDir });
  const dailyCaps = { sms: 0, email: 10 * people };
  const env = { dailyCaps, captcha: { kind: "off" as const }, accounts: { smsPrefixes: [] } };
  const tools = { db, secrets, env, warn: () => undefined };
  const caller = { sends: ["register"], address: "203.0.113.7", pass: {} } as const;
  const tokens = new Map<string, string>();
  for (let runner = 0; runner < people; runner++) {
    const result = await sendCode(tools, {
      purpose: "register",
      channel: "email",
      target: `r${runner}@example.com`,
      language: "en",
      caller,
    });
    if (result.outcome === "sent") tokens.set(`r${runner}@example.com`, result.verificationToken);
  }
  const letters = await readOutbox(db, secrets, { most: people });
  await close();
  const codeIn = (values: unknown) => (values as { code: string }).code;
  const codes = letters.map(({ target, content }) => {
    const verificationToken = tokens.get(target) ?? "";
    return [target, { code: codeIn(content?.values), verificationToken }] as const;
  });
  return { dataDir, codes: new Map(codes) };
}

type Code = Record<"code" | "verificationToken", string>;

/** Starts a program on that data folder and waits until it prints its address. */
async function start(args: string[], dataDir: string): Promise<{ child: ChildProcess; address: string }> {
  const env = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir, SITES_DIR: await newFolder(), PORT: "0" };
  const child = spawn(process.execPath, args, { cwd: root, env });
  cleanups.push(async () => child.kill("SIGKILL"));
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  for (;;) {
    const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
    if (address) return { child, address };
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Registers everybody, twenty at a time, and ends the server by force in the middle. Returns who
 * read that they are registered.
 */
async function registerUntilKilled(
  { child, address }: { child: ChildProcess; address: string },
  codes: Map<string, Code>,
) {
  const addresses: string[] = [];
  const waiting = [...codes];
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const registerNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [accountEmail, code] = next;
      const body = JSON.stringify({ accountEmail, ...code, loginPassword: password, encryptType: "1" });
      const headers = { "content-type": "application/json" };
      const reply = await fetch(`${address}/user-center/register-by-email`, { method: "POST", headers, body }).catch(
        () => undefined,
      );
      const answer = (await reply?.json().catch(() => undefined)) as { code: number } | undefined;
      if (!answer) return;
      if (answer.code === 0) addresses.push(accountEmail);
      if (addresses.length === 120) child.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: 20 }, registerNext));
  await exited;
  return { told: addresses, waiting: waiting.length };
}

/** Counts how many of these have no account in the database as it is found afterwards. */
async function countLost(dataDir: string, addresses: string[]): Promise<number> {
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db.select().from(accounts).where(inArray(accounts.email, addresses));
  await close();
  expect(rows.every(({ passwordHash }) => passwordHash?.startsWith("$argon2id$"))).toBe(true);
  return addresses.length - rows.length;
}

test("everybody who read that they are registered is, although the server was killed in the middle of 300 registrations", async () => {
  const { dataDir, codes } = await sendCodes();
  expect(codes.size).toBe(people);
  const server = await start(getProgram("server"), dataDir);
  const { told, waiting } = await registerUntilKilled(server, codes);
  expect(told.length).toBeGreaterThanOrEqual(120);
  expect(waiting).toBeGreaterThan(0);
  expect(await countLost(dataDir, told)).toBe(0);

  const again = await start(getProgram("server"), dataDir);
  const form = { loginType: "5", accountEmail: told.at(-1) ?? "", password, encryptType: "1" };
  const reply = await fetch(`${again.address}/user-center/login`, {
    method: "POST",
    headers: programHeaders,
    body: new URLSearchParams(form),
  });
  expect(await reply.json()).toMatchObject({ code: 0 });
});

// Reports that it is done, and writes it a moment later.
const hasty = `
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { openDatabase } from "./server/base/db/open.ts";
import { accounts } from "./server/base/db/accountSchema.ts";
const { db } = await openDatabase({ dataDir: process.env.DATA_DIR });
const server = createServer(async (request, response) => {
  const { accountEmail: email } = await json(request);
  response.end(JSON.stringify({ code: 0 }));
  const account = { accountId: email, email, nick: email, passwordHash: "$argon2id$" };
  setTimeout(() => db.insert(accounts).values(account).catch(console.error), 5000);
});
server.listen(0, () => console.log("http://localhost:" + server.address().port));
`;

test("some would not be, if the server answered before the database has written", async () => {
  const dataDir = await newFolder();
  await layTestDatabase(dataDir);
  const noCode = { code: "", verificationToken: "" };
  const codes = new Map(Array.from({ length: people }, (_, runner) => [`r${runner}@example.com`, noCode] as const));
  const server = await start(["--import", "tsx", "--input-type=module", "--eval", hasty], dataDir);
  const { told } = await registerUntilKilled(server, codes);
  expect(await countLost(dataDir, told)).toBeGreaterThan(0);
});
