import { type ChildProcess, spawn } from "node:child_process";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { outboxMessages } from "../base/db/accountSchema.ts";
import { type OpenDatabase, openDatabase } from "../base/db/open.ts";
import { startPostgres } from "../base/db/testPostgres.ts";
import { root } from "../base/root.ts";
import { secretsOf } from "../base/secrets.ts";
import { type Delivery, startDelivery } from "./delivery.ts";
import { queueMessage } from "./outbox.ts";
import type { Pace } from "./parts.ts";
import type { Send } from "./send.ts";

const secretKey = "a secret key that only tests have, long enough";
const secrets = secretsOf(secretKey);
const never = 3600;
const pace: Pace = {
  expireSeconds: 60,
  maintenanceSeconds: 1,
  retrySeconds: 1,
  retries: 8,
  pollSeconds: 0.2,
  sweepSeconds: never,
  reviveSeconds: never,
  reconnectSeconds: 0.2,
};

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let servers: OpenDatabase[] = [];
let running: Delivery[] = [];
let child: ChildProcess | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
  const { databaseUrl } = postgres;
  servers = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: "" })));
});
afterEach(async () => {
  child?.kill("SIGKILL");
  await Promise.all(running.map(({ close }) => close()));
  running = [];
  await servers[0]?.db.delete(outboxMessages);
});
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  await postgres.stop();
});

async function start(index: number, send: Send, changed: Partial<Pace> = {}): Promise<void> {
  const { databaseUrl } = postgres;
  const senders = { email: { send, close: () => undefined } };
  const open = servers[index] as OpenDatabase;
  const settings = { ...pace, ...changed };
  running.push(await startDelivery({ open, databaseUrl, secrets, senders, log: () => undefined, pace: settings }));
}

const queue = (index: number, key: string) =>
  (servers[index] as OpenDatabase).db.transaction((tx) =>
    queueMessage(tx, secrets, {
      key,
      channel: "email",
      target: "runner@example.com",
      template: "code",
      values: { code: "483920", scene: "login", minutes: 5 },
      language: "en",
    }),
  );

const waiting = async () =>
  (await servers[0]?.db.select().from(outboxMessages))?.filter(({ state }) => state === "queued").length;

test("two servers that start at once on a new database send each of 300 messages once, and both take part", async () => {
  const sent: Record<number, string[]> = { 0: [], 1: [] };
  const sendAs =
    (index: number): Send =>
    async ({ messageId }) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent[index]?.push(messageId);
    };
  await Promise.all([start(0, sendAs(0)), start(1, sendAs(1))]);
  // Every occasion is queued by both, as a call that is repeated against another server does.
  const keys = Array.from({ length: 300 }, (_none, index) => `code/${index}`);
  await Promise.all(keys.flatMap((key) => [queue(0, key), queue(1, key)]));
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 100 });
  const all = [...(sent[0] ?? []), ...(sent[1] ?? [])];
  expect(all).toHaveLength(300);
  expect(new Set(all).size).toBe(300);
  expect(Math.min(sent[0]?.length ?? 0, sent[1]?.length ?? 0)).toBeGreaterThan(0);
}, 120_000);

// A server of its own that takes a message and never gets done with it.
const stuck = `
  import { openDatabase } from "#server/base/db/open.ts";
  import { secretsOf } from "#server/base/secrets.ts";
  import { startDelivery } from "#server/delivery/delivery.ts";
  const { databaseUrl, secretKey, pace } = JSON.parse(process.env.STUCK);
  const send = async ({ messageId }) => {
    console.log("took " + messageId);
    await new Promise(() => setInterval(() => undefined, 1000));
  };
  await startDelivery({
    open: await openDatabase({ databaseUrl, dataDir: "" }),
    databaseUrl,
    secrets: secretsOf(secretKey),
    senders: { email: { send, close() {} } },
    log: console.error,
    pace,
  });
  console.log("ready");
`;

test("a message whose server is killed between taking and sending it is sent by another", async () => {
  const facts = { databaseUrl: postgres.databaseUrl, secretKey, pace: { ...pace, expireSeconds: 2 } };
  const args = ["--import", "tsx", "--input-type=module", "--eval", stuck];
  const env = { PATH: process.env.PATH ?? "", STUCK: JSON.stringify(facts) };
  child = spawn(process.execPath, args, { cwd: root, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += chunk));
  await vi.waitFor(() => expect(said).toContain("ready"), { timeout: 60_000 });
  await queue(0, "code/killed");
  await vi.waitFor(() => expect(said).toContain("took "), { timeout: 60_000 });
  child.kill("SIGKILL");
  const sent: string[] = [];
  await start(0, async ({ messageId }) => void sent.push(messageId), { expireSeconds: 2 });
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 100 });
  expect(sent).toHaveLength(1);
  expect(said).toContain(`took ${sent[0]}`);
}, 180_000);

test("a server that lost the connection on which it is told of commits gets another, and what it missed", async () => {
  const sent: string[] = [];
  await start(0, async ({ messageId }) => void sent.push(messageId), { pollSeconds: never });
  await queue(1, "code/before");
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 50 });
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen startline_outbox'`;
  const { rows } = (await (servers[1] as OpenDatabase).db.execute(cut)) as unknown as { rows: unknown[] };
  expect(rows).toHaveLength(1);
  await queue(1, "code/during");
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 50 });
  await queue(1, "code/after");
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 50 });
  expect(sent).toHaveLength(3);
}, 120_000);
