import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { outboxMessages } from "../base/db/accountSchema.ts";
import type { OpenDatabase } from "../base/db/open.ts";
import { openTestDatabase } from "../base/db/testDatabase.ts";
import { secretsOf } from "../base/secrets.ts";
import { startDelivery } from "./delivery.ts";
import type { Message } from "./message.ts";
import { queueMessage } from "./outbox.ts";
import type { Pace } from "./parts.ts";
import { forgetOldMessages, type Outgoing, type Send } from "./send.ts";
import { SendFailure } from "./sendFailure.ts";

const secrets = secretsOf("a secret key that only tests have, long enough");
const never = 3600;
const fast: Pace = {
  expireSeconds: 60,
  maintenanceSeconds: 60,
  retrySeconds: 1,
  retries: 8,
  pollSeconds: 0.1,
  sweepSeconds: never,
  reviveSeconds: never,
  reconnectSeconds: 0.1,
};

let open: OpenDatabase;
let sent: Outgoing[] = [];
let lines: string[] = [];
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  open = await openTestDatabase();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await open.db.delete(outboxMessages);
  sent = [];
  lines = [];
});
afterAll(() => open.close());

const deliver: Send = async (message) => {
  sent.push(message);
};

async function start(send: Send = deliver, pace: Partial<Pace> = {}) {
  const senders = { email: { send, close: () => undefined } };
  const log = (line: string) => void lines.push(line);
  const delivery = await startDelivery({ open, secrets, senders, log, pace: { ...fast, ...pace } });
  closing.push(delivery.close);
  return delivery;
}

const messageOf = (key: string): Message => ({
  key,
  channel: "email",
  target: "runner@example.com",
  template: "code",
  values: { code: "483920", scene: "register", minutes: 5 },
  language: "en",
});

const rowOf = async (key: string) =>
  (await open.db.select().from(outboxMessages).where(sql`${outboxMessages.key} = ${key}`))[0];

const untilSettled = (key: string) =>
  vi.waitFor(async () => expect((await rowOf(key))?.state).not.toBe("queued"), { timeout: 60_000, interval: 20 });

test("a runner gets the code as soon as it is committed, and nothing of it stays in the table", async () => {
  await start(deliver, { pollSeconds: never });
  await open.db.transaction((tx) => queueMessage(tx, secrets, messageOf("code/1")));
  await untilSettled("code/1");
  expect(sent).toMatchObject([{ target: "runner@example.com", template: "code", values: { code: "483920" } }]);
  expect(await rowOf("code/1")).toMatchObject({ state: "sent", contentSealed: null, tries: 1, error: null });
  expect(lines).toEqual([]);
});

test("the same occasion queued many times at once gives one message", async () => {
  await start();
  await Promise.all(Array.from({ length: 20 }, () => queueMessage(open.db, secrets, messageOf("code/2"))));
  await queueMessage(open.db, secrets, messageOf("code/3"));
  await untilSettled("code/2");
  await untilSettled("code/3");
  await queueMessage(open.db, secrets, messageOf("code/2"));
  await queueMessage(open.db, secrets, messageOf("code/4"));
  await untilSettled("code/4");
  expect(sent).toHaveLength(3);
});

test("what was committed while no server ran is sent at the next start", async () => {
  await queueMessage(open.db, secrets, messageOf("code/5"));
  await start(deliver, { pollSeconds: never });
  await untilSettled("code/5");
  expect(sent).toHaveLength(1);
});

test("while the provider is away messages wait with their text, and each is sent once when it is back", async () => {
  let isAway = true;
  let tries = 0;
  await start(async (message) => {
    tries += 1;
    if (isAway) throw new SendFailure("SMTP ECONNREFUSED", { isFinal: false });
    await deliver(message);
  });
  await queueMessage(open.db, secrets, messageOf("code/6"));
  await queueMessage(open.db, secrets, messageOf("code/7"));
  await vi.waitFor(() => expect(tries).toBeGreaterThanOrEqual(3), 60_000);
  expect(await rowOf("code/6")).toMatchObject({ state: "queued", error: "SMTP ECONNREFUSED" });
  isAway = false;
  await untilSettled("code/6");
  await untilSettled("code/7");
  expect(sent).toHaveLength(2);
  expect(await rowOf("code/6")).toMatchObject({ state: "sent", error: null, contentSealed: null });
  expect(lines.join("\n")).toMatch(/was not sent: SMTP ECONNREFUSED. It is tried again./);
  expect(lines.join("\n")).not.toMatch(/483920|runner@/);
}, 120_000);

test("a message that had all its tries gets another in the next round", async () => {
  let tries = 0;
  const failTwice: Send = async (message) => {
    tries += 1;
    if (tries < 3) throw new Error("something with runner@example.com in it");
    await deliver(message);
  };
  await start(failTwice, { retries: 0, reviveSeconds: 0.5 });
  await queueMessage(open.db, secrets, messageOf("code/8"));
  await untilSettled("code/8");
  expect(await rowOf("code/8")).toMatchObject({ state: "sent", tries: 3 });
  expect(lines.join("\n")).not.toContain("runner@");
});

test("an address that does not exist is given up at the first try, and the text is erased", async () => {
  let tries = 0;
  await start(async () => {
    tries += 1;
    throw new SendFailure("SMTP 550", { isFinal: true });
  });
  await queueMessage(open.db, secrets, messageOf("code/9"));
  await untilSettled("code/9");
  expect(await rowOf("code/9")).toMatchObject({ state: "failed", error: "SMTP 550", contentSealed: null, tries: 1 });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(tries).toBe(1);
});

test("a text message whose provider does not answer reaches nobody more than three times", async () => {
  let tries = 0;
  await start(async () => {
    tries += 1;
    throw new SendFailure("aliyun TimeoutError", { isFinal: false, mayHaveArrived: true });
  });
  await queueMessage(open.db, secrets, messageOf("code/14"));
  await untilSettled("code/14");
  expect(await rowOf("code/14")).toMatchObject({ state: "failed", error: "aliyun TimeoutError", contentSealed: null });
  expect(tries).toBe(3);
}, 60_000);

test("closing waits for what is being sent, and the next start does not send it again", async () => {
  let finish: (() => void) | undefined;
  const slow: Send = async (message) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    await deliver(message);
  };
  const delivery = await start(slow);
  await queueMessage(open.db, secrets, messageOf("code/10"));
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
  await start();
  await queueMessage(open.db, secrets, messageOf("code/11"));
  await untilSettled("code/11");
  expect(sent.map(({ messageId }) => messageId)).toHaveLength(2);
  expect(await rowOf("code/10")).toMatchObject({ state: "sent" });
});

test("messages of a channel without a provider stay as they are, for a day", async () => {
  await start();
  await queueMessage(open.db, secrets, { ...messageOf("code/12"), channel: "sms", target: "13800000000" });
  await queueMessage(open.db, secrets, messageOf("code/13"));
  await untilSettled("code/13");
  await forgetOldMessages(open.db);
  expect(await rowOf("code/12")).toMatchObject({ state: "queued", tries: 0 });
  await open.db.update(outboxMessages).set({ createdAt: sql`now() - interval '25 hours'` } as never);
  await forgetOldMessages(open.db);
  expect(await rowOf("code/12")).toMatchObject({ state: "failed", error: "too old", contentSealed: null });
  await open.db.update(outboxMessages).set({ createdAt: sql`now() - interval '31 days'` } as never);
  await forgetOldMessages(open.db);
  expect(await open.db.select().from(outboxMessages)).toEqual([]);
});
