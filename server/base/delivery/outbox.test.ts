import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { outboxMessages } from "../db/accountSchema.ts";
import type { OpenDatabase } from "../db/open.ts";
import { openTestDatabase } from "../db/testDatabase.ts";
import { secrets } from "../secrets/testSecrets.ts";
import type { Message } from "./message.ts";
import { queueMessage, readOutbox } from "./outbox.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(() => open.db.delete(outboxMessages) as never);
afterAll(() => open.close());

const message: Message = {
  key: "code/1",
  channel: "email",
  target: "runner@example.com",
  template: "code",
  values: { code: "483920", scene: "register", minutes: 5 },
  language: "en",
};

test("a runner's message waits in the outbox, and the table shows neither address nor code", async () => {
  expect(await queueMessage(open.db, secrets, message)).toBe(true);
  expect(await readOutbox(open.db, secrets)).toMatchObject([
    { target: "runner@example.com", state: "queued", content: { values: { code: "483920" }, language: "en" } },
  ]);
  const rows = JSON.stringify(await open.db.select().from(outboxMessages));
  expect(rows).toContain("code/1");
  for (const secret of ["483920", "runner@"]) expect(rows).not.toContain(secret);
});

test("a message of the same occasion is written once", async () => {
  const again = await Promise.all([1, 2, 3].map(() => queueMessage(open.db, secrets, message)));
  expect(again.filter(Boolean)).toHaveLength(1);
  expect(await queueMessage(open.db, secrets, { ...message, key: "code/2" })).toBe(true);
  expect(await readOutbox(open.db, secrets)).toHaveLength(2);
});

test("nothing is sent of what was rolled back", async () => {
  const failing = open.db.transaction(async (tx) => {
    await queueMessage(tx, secrets, message);
    throw new Error("no account was made");
  });
  await expect(failing).rejects.toThrow("no account was made");
  expect(await readOutbox(open.db, secrets)).toEqual([]);
});

test("the developer sees the newest first, of the requested channel", async () => {
  await queueMessage(open.db, secrets, message);
  await queueMessage(open.db, secrets, { ...message, key: "code/2", channel: "sms", target: "13800000000" });
  expect((await readOutbox(open.db, secrets)).map(({ key }) => key)).toEqual(["code/2", "code/1"]);
  expect((await readOutbox(open.db, secrets, { channels: ["email"] })).map(({ key }) => key)).toEqual(["code/1"]);
  expect(await readOutbox(open.db, secrets, { most: 1 })).toHaveLength(1);
});
