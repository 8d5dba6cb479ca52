import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { outboxMessages } from "../db/accountSchema.ts";
import type { OpenDatabase } from "../db/open.ts";
import { openTestDatabase } from "../db/testDatabase.ts";
import { secrets } from "../secrets/testSecrets.ts";
import { type Pace, retryDelay, startDelivery, usualPace } from "./delivery.ts";
import type { Message } from "./message.ts";
import { queueMessage } from "./outbox.ts";
import { claimMessages, deleteOldMessages } from "./queue.ts";
import type { Outgoing, Send } from "./send.ts";
import { SendFailure } from "./sendFailure.ts";

const fast: Pace = {
  leaseSeconds: 60,
  pollSeconds: 0.05,
  errorSeconds: 0.05,
  retrySeconds: 0.1,
  mostRetrySeconds: 0.4,
};

let open: OpenDatabase;
let outgoing: Outgoing[] = [];
let lines: string[] = [];
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  open = await openTestDatabase();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await open.db.delete(outboxMessages);
  outgoing = [];
  lines = [];
});
afterAll(() => open.close());

const deliver: Send = async (message) => {
  outgoing.push(message);
};

function start(send: Send = deliver, pace: Partial<Pace> = {}) {
  const senders = { email: { send, close: () => undefined } };
  const log = (line: string) => void lines.push(line);
  const delivery = startDelivery({ db: open.db, secrets, senders, log, pace: { ...fast, ...pace } });
  closing.push(delivery.close);
  return delivery;
}

const readMessage = (key: string): Message => ({
  key,
  channel: "email",
  target: "runner@example.com",
  template: "code",
  values: { code: "483920", scene: "register", minutes: 5 },
  language: "en",
});

const getRow = async (key: string) =>
  (await open.db.select().from(outboxMessages).where(sql`${outboxMessages.key} = ${key}`))[0];

const untilSettled = (key: string) =>
  vi.waitFor(async () => expect((await getRow(key))?.state).not.toBe("queued"), { timeout: 60_000, interval: 20 });

test("a runner gets the code as soon as it is committed, and nothing of it stays in the table", async () => {
  start();
  await open.db.transaction((tx) => queueMessage(tx, secrets, readMessage("code/1")));
  await untilSettled("code/1");
  expect(outgoing).toMatchObject([{ target: "runner@example.com", template: "code", values: { code: "483920" } }]);
  expect(await getRow("code/1")).toMatchObject({ state: "sent", contentSealed: null, tries: 1, error: null });
  expect(lines).toEqual([]);
});

test("the same occasion queued many times at once gives one message", async () => {
  start();
  await Promise.all(Array.from({ length: 20 }, () => queueMessage(open.db, secrets, readMessage("code/2"))));
  await queueMessage(open.db, secrets, readMessage("code/3"));
  await untilSettled("code/2");
  await untilSettled("code/3");
  await queueMessage(open.db, secrets, readMessage("code/2"));
  await queueMessage(open.db, secrets, readMessage("code/4"));
  await untilSettled("code/4");
  expect(outgoing).toHaveLength(3);
});

test("what was committed while no server ran is sent at the next start", async () => {
  await queueMessage(open.db, secrets, readMessage("code/5"));
  start();
  await untilSettled("code/5");
  expect(outgoing).toHaveLength(1);
});

test("a message that would be too late is not sent, and its text is erased; the same in time is", async () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
  await queueMessage(open.db, secrets, { ...readMessage("code/6"), until: inSeconds(-1) });
  await queueMessage(open.db, secrets, { ...readMessage("code/7"), until: inSeconds(60) });
  start();
  await untilSettled("code/7");
  expect(outgoing).toHaveLength(1);
  await deleteOldMessages(open.db);
  expect(await getRow("code/6")).toMatchObject({ state: "failed", contentSealed: null });
  expect(await getRow("code/7")).toMatchObject({ state: "sent" });
});

test("while the provider cannot be reached messages wait with their text, and each is sent once when it is back", async () => {
  let isAway = true;
  let tries = 0;
  start(async (message) => {
    tries += 1;
    if (isAway) throw new SendFailure("SMTP ECONNREFUSED", { isFinal: false });
    await deliver(message);
  });
  await queueMessage(open.db, secrets, readMessage("code/6"));
  await queueMessage(open.db, secrets, readMessage("code/7"));
  await vi.waitFor(() => expect(tries).toBeGreaterThanOrEqual(3), 60_000);
  expect(await getRow("code/6")).toMatchObject({ state: "queued", error: "SMTP ECONNREFUSED" });
  isAway = false;
  await untilSettled("code/6");
  await untilSettled("code/7");
  expect(outgoing).toHaveLength(2);
  expect(await getRow("code/6")).toMatchObject({ state: "sent", error: null, contentSealed: null });
  expect(lines.join("\n")).toMatch(/was not sent: SMTP ECONNREFUSED. It will be retried./);
  expect(lines.join("\n")).not.toMatch(/483920|runner@/);
});

test("a message is retried until it is sent, and the text of its errors is not logged", async () => {
  let tries = 0;
  start(async (message) => {
    tries += 1;
    if (tries < 6) throw new Error("something with runner@example.com in it");
    await deliver(message);
  });
  await queueMessage(open.db, secrets, readMessage("code/8"));
  await untilSettled("code/8");
  expect(await getRow("code/8")).toMatchObject({ state: "sent", tries: 6 });
  expect(lines.join("\n")).not.toContain("runner@");
});

test("the pause before a retry doubles up to ten minutes", () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8, 9, 200].map((tries) => retryDelay(tries, usualPace));
  expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600, 600]);
});

describe("the database is away at the moment in which a message was sent", () => {
  const rename = (from: string, to: string) => open.db.execute(sql.raw(`alter table ${from} rename to ${to}`));
  const lease = { leaseSeconds: 0.2, errorSeconds: 0.05 };
  const untilErrors = () => vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(3), { timeout: 60_000 });

  test("the runner gets it once: the server records it when the database is back", async () => {
    const away: Send = async (message) => {
      await deliver(message);
      if (outgoing.length === 1) await rename("outbox_messages", "lost_messages");
    };
    start(away, lease);
    await queueMessage(open.db, secrets, readMessage("code/15"));
    await untilErrors();
    await rename("lost_messages", "outbox_messages");
    await untilSettled("code/15");
    expect(outgoing).toHaveLength(1);
    expect(lines.join("\n")).toContain("an error of the database (42P01)");
    expect(lines.join("\n")).not.toMatch(/runner@|update/);
  });

  test("a server that did not retry would send it again", async () => {
    await queueMessage(open.db, secrets, readMessage("code/16"));
    const claim = () => claimMessages(open.db, { channel: "email", most: 1, leaseSeconds: lease.leaseSeconds });
    const sendOnce = async () => {
      for (const message of await claim()) outgoing.push(message as never);
    };
    await sendOnce();
    await vi.waitFor(async () => {
      await sendOnce();
      expect(outgoing).toHaveLength(2);
    });
  });
});

test("an address that does not exist is tried once, and the text is erased", async () => {
  let tries = 0;
  start(async () => {
    tries += 1;
    throw new SendFailure("SMTP 550", { isFinal: true });
  });
  await queueMessage(open.db, secrets, readMessage("code/9"));
  await untilSettled("code/9");
  expect(await getRow("code/9")).toMatchObject({ state: "failed", error: "SMTP 550", contentSealed: null, tries: 1 });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(tries).toBe(1);
});

test("a text message whose provider does not answer reaches nobody more than three times", async () => {
  let tries = 0;
  start(async () => {
    tries += 1;
    throw new SendFailure("aliyun TimeoutError", { isFinal: false, mayHaveArrived: true });
  });
  await queueMessage(open.db, secrets, readMessage("code/14"));
  await untilSettled("code/14");
  expect(await getRow("code/14")).toMatchObject({ state: "failed", error: "aliyun TimeoutError", contentSealed: null });
  expect(tries).toBe(3);
});

test("closing waits for what is being sent, and the next start does not send it again", async () => {
  let finish: (() => void) | undefined;
  const slow: Send = async (message) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    await deliver(message);
  };
  const delivery = start(slow);
  await queueMessage(open.db, secrets, readMessage("code/10"));
  await vi.waitFor(() => expect(finish).toBeDefined(), 60_000);
  let isClosed = false;
  const closed = delivery.close().then(() => {
    isClosed = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isClosed).toBe(false);
  finish?.();
  await closed;
  closing.splice(0);
  start();
  await queueMessage(open.db, secrets, readMessage("code/11"));
  await untilSettled("code/11");
  expect(outgoing.map(({ messageId }) => messageId)).toHaveLength(2);
  expect(await getRow("code/10")).toMatchObject({ state: "sent" });
});

test("messages of a channel without a provider stay as they are, for a day", async () => {
  start();
  await queueMessage(open.db, secrets, { ...readMessage("code/12"), channel: "sms", target: "13800000000" });
  await queueMessage(open.db, secrets, readMessage("code/13"));
  await untilSettled("code/13");
  await deleteOldMessages(open.db);
  expect(await getRow("code/12")).toMatchObject({ state: "queued", tries: 0 });
  await open.db.update(outboxMessages).set({ createdAt: sql`now() - interval '25 hours'` } as never);
  await deleteOldMessages(open.db);
  expect(await getRow("code/12")).toMatchObject({ state: "failed", error: "too old", contentSealed: null });
  await open.db.update(outboxMessages).set({ createdAt: sql`now() - interval '31 days'` } as never);
  await deleteOldMessages(open.db);
  expect(await open.db.select().from(outboxMessages)).toEqual([]);
});
