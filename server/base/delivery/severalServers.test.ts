import { type ChildProcess, spawn } from "node:child_process";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { outboxMessages } from "../db/accountSchema.ts";
import type { Database } from "../db/open.ts";
import { openMeeting } from "../db/testOverlap.ts";
import { openShared, type SharedDatabase } from "../db/testShared.ts";
import { root } from "../root.ts";
import { secretKey, secrets } from "../secrets/testSecrets.ts";
import { type Delivery, type Pace, startDelivery } from "./delivery.ts";
import { queueMessage } from "./outbox.ts";
import { type ClaimedMessage, claimMessages, recordOutcome } from "./queue.ts";
import type { Send } from "./send.ts";

const pace: Pace = { leaseSeconds: 60, pollSeconds: 0.1, errorSeconds: 0.1, retrySeconds: 1, mostRetrySeconds: 8 };

let shared: SharedDatabase;
let running: Delivery[] = [];
let child: ChildProcess | undefined;

beforeAll(async () => {
  shared = await openShared();
});
afterEach(async () => {
  child?.kill("SIGKILL");
  await Promise.all(running.map(({ close }) => close()));
  running = [];
  await shared.db().delete(outboxMessages);
});
afterAll(() => shared.close());

function start(index: number, send: Send, paceChanges: Partial<Pace> = {}): void {
  const senders = { email: { send, close: () => undefined } };
  const db = shared.db(index);
  running.push(startDelivery({ db, secrets, senders, log: () => undefined, pace: { ...pace, ...paceChanges } }));
}

const queue = (index: number, key: string) =>
  shared.db(index).transaction((tx) =>
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
  (await shared.db().select().from(outboxMessages)).filter(({ state }) => state === "queued").length;

const untilSent = () => vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 50 });

test("two servers that start at once on a new database send each of 300 messages once, and both take part", async () => {
  const sentIds: Record<number, string[]> = { 0: [], 1: [] };
  // Neither sends until the other has a message too.
  const bothHaveOne = openMeeting(2);
  const sendAs = (index: number): Send => {
    let begun: Promise<void> | undefined;
    return async ({ messageId }) => {
      begun ??= bothHaveOne();
      await begun;
      sentIds[index]?.push(messageId);
    };
  };
  start(0, sendAs(0));
  start(1, sendAs(1));
  // Every occasion is queued by both, as a call that is repeated against another server does.
  const keys = Array.from({ length: 300 }, (_none, index) => `code/${index}`);
  await Promise.all(keys.flatMap((key) => [queue(0, key), queue(1, key)]));
  await untilSent();
  const all = [...(sentIds[0] ?? []), ...(sentIds[1] ?? [])];
  expect(all).toHaveLength(300);
  expect(new Set(all).size).toBe(300);
  expect(Math.min(sentIds[0]?.length ?? 0, sentIds[1]?.length ?? 0)).toBeGreaterThan(0);
});

// A server of its own that takes a message and never gets done with it.
const stuck = `
  import { openDatabase } from "#server/base/db/open.ts";
  import { getSecrets } from "#server/base/secrets/secrets.ts";
  import { startDelivery } from "#server/base/delivery/delivery.ts";
  const { databaseUrl, secretKey, pace } = JSON.parse(process.env.STUCK);
  const send = async ({ messageId }) => {
    console.log("took " + messageId);
    await new Promise(() => setInterval(() => undefined, 1000));
  };
  const { db } = await openDatabase({ databaseUrl, dataDir: "" });
  startDelivery({
    db,
    secrets: getSecrets(secretKey),
    senders: { email: { send, close() {} } },
    log: console.error,
    pace,
  });
  console.log("ready");
`;

test("a message whose server is killed between taking and sending it is sent by another", async () => {
  const facts = { databaseUrl: shared.databaseUrl, secretKey, pace: { ...pace, leaseSeconds: 2 } };
  const args = ["--import", "tsx", "--input-type=module", "--eval", stuck];
  const env = { PATH: process.env.PATH ?? "", STUCK: JSON.stringify(facts) };
  child = spawn(process.execPath, args, { cwd: root, env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += chunk));
  await vi.waitFor(() => expect(said).toContain("ready"), { timeout: 60_000 });
  await queue(0, "code/killed");
  await vi.waitFor(() => expect(said).toContain("took "), { timeout: 60_000 });
  child.kill("SIGKILL");
  const sentIds: string[] = [];
  start(0, async ({ messageId }) => void sentIds.push(messageId), { leaseSeconds: 2 });
  await untilSent();
  expect(sentIds).toHaveLength(1);
  expect(said).toContain(`took ${sentIds[0]}`);
});

test("a server whose connections to the database are cut opens others, and sends what was committed in the meantime", async () => {
  const sentIds: string[] = [];
  start(0, async ({ messageId }) => void sentIds.push(messageId));
  await queue(1, "code/before");
  await untilSent();
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where(pid <> pg_backend_pid() and backend_type = 'client backend')`;
  const { rows } = (await shared.db(1).execute(cut)) as unknown as { rows: unknown[] };
  expect(rows.length).toBeGreaterThan(0);
  await queue(1, "code/during");
  await untilSent();
  await queue(1, "code/after");
  await untilSent();
  expect(sentIds).toHaveLength(3);
});

describe("servers that claim at the same moment", () => {
  const most = 5;
  // Each of 8 servers claims until it gets nothing; the answer is what all of them would send.
  const claimAll = async (claim: (db: Database) => Promise<{ messageId: string }[]>) => {
    const ids: string[] = [];
    const work = async (db: Database) => {
      for (;;) {
        const messages = await claim(db);
        expect(messages.length).toBeLessThanOrEqual(most);
        if (messages.length === 0) return ids;
        ids.push(...messages.map(({ messageId }) => messageId));
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_none, index) => work(shared.db(index))));
    return ids;
  };
  const queueMany = async () => {
    const keys = Array.from({ length: 200 }, (_none, index) => `code/${index}`);
    await Promise.all(keys.map((key) => queue(0, key)));
  };

  test("get each message once", async () => {
    await queueMany();
    const ids = await claimAll((db) => claimMessages(db, { channel: "email", most, leaseSeconds: 60 }));
    expect(ids).toHaveLength(200);
    expect(new Set(ids).size).toBe(200);
  });

  test("would get some of them several times, if they looked before they claimed", async () => {
    await queueMany();
    const allLooked = openMeeting(8);
    const ids = await claimAll(async (db) => {
      const due = await db
        .select()
        .from(outboxMessages)
        .where(sql`due_at < now()`)
        .orderBy(outboxMessages.dueAt)
        .limit(most);
      await allLooked();
      for (const { messageId } of due) {
        const lease = { dueAt: sql`now() + interval '1 minute'` } as object;
        await db.update(outboxMessages).set(lease).where(sql`message_id = ${messageId}`);
      }
      return due;
    });
    expect(ids.length).toBeGreaterThan(200);
  });
});

test("a late report of failure does not end the lease of the server that sends the message now", async () => {
  await queue(0, "code/late");
  const claim = async (index: number, leaseSeconds: number) => {
    const [message] = await claimMessages(shared.db(index), {
      channel: "email",
      most: 1,
      leaseSeconds,
    });
    return message;
  };
  const late = await claim(0, -1);
  expect(await claim(1, 60)).toMatchObject({ messageId: late?.messageId, tries: 2 });
  await recordOutcome(shared.db(), late as ClaimedMessage, { state: "retry", error: "SMTP 421" }, -1);
  expect(await claim(0, 60)).toBeUndefined();
});
