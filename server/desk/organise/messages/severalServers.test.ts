import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { entrantMessages } from "../../../base/db/messageSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { readRows } from "../../../base/db/readRows.ts";
import { openShared, type SharedDatabase } from "../../../base/db/testShared.ts";
import { secrets } from "../../../base/secrets/testSecrets.ts";
import type { RaceSite } from "../../../race/raceSite.ts";
import { sendBatch } from "./send.ts";
import { addRunners, keepApproved } from "./testMessages.ts";

const race = { raceId: "7001", domainName: "trail.localhost" };
const site = { ...race, site: { title: { zh: "小城跑" } }, timeZone: "Asia/Shanghai" } as RaceSite;
const many = 1200;
let shared: SharedDatabase;

beforeAll(async () => {
  shared = await openShared();
  await addRunners(shared.db(), secrets, { ...race, item: "ten-km", many });
});
beforeEach(() => shared.db().execute(sql`truncate entrant_messages, message_recipients, outbox_messages`));
afterAll(() => shared.close());

const toolsOf = (db: Database) => ({ db, secrets, env: { port: 8080 } }) as unknown as Parameters<typeof sendBatch>[0];

/** Queues batches of a message by one server until none is left. */
async function sendAll(server: number, messageId: number): Promise<void> {
  while (await sendBatch(toolsOf(shared.db(server)), site, messageId));
}

/** Messages in the outbox, and addresses that they are for. */
async function count(): Promise<{ messages: number; people: number }> {
  const [row] = await readRows<{ messages: number; people: number }>(
    shared.db(),
    sql`select count(*)::int as messages, count(distinct r.account_id)::int as people
    from outbox_messages o join message_recipients r on r.outbox_id = o.message_id`,
  );
  return row ?? { messages: 0, people: 0 };
}

test("two servers at once, of which one ends in the middle of a batch, send each person a message once", async () => {
  const messageId = await keepApproved(shared.db(), race);
  // Its connection ends after the batch was written and before it was committed.
  const dying = shared.db(1).transaction(async (tx) => {
    await sendBatch(toolsOf(tx as Database), site, messageId);
    const [written] = await readRows<{ many: number }>(
      tx as Database,
      sql`select count(*)::int as many from outbox_messages`,
    );
    expect(written?.many).toBe(500);
    throw new Error("killed");
  });
  await expect(dying).rejects.toThrow("killed");
  expect(await count()).toEqual({ messages: 0, people: 0 });
  await Promise.all([sendAll(0, messageId), sendAll(1, messageId)]);
  // A server that found the message locked had nothing to do.
  await sendAll(1, messageId);
  expect(await count()).toEqual({ messages: many, people: many });
});

test("a server that has forgotten how far a message was sends nobody a second one; without the keys it does", async () => {
  const messageId = await keepApproved(shared.db(), race);
  await sendAll(0, messageId);
  const forget = () => shared.db().update(entrantMessages).set({ cursor: null, doneAt: null });
  await forget();
  await sendAll(1, messageId);
  expect(await count()).toEqual({ messages: many, people: many });
  await forget();
  await shared.db().execute(sql`update message_recipients set contact_mac = 'other' || contact_mac`);
  await shared.db().execute(sql`update outbox_messages set key = 'other' || key`);
  await sendAll(1, messageId);
  expect(await count()).toEqual({ messages: 2 * many, people: many });
});
