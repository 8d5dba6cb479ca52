import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accounts } from "../../base/db/accountSchema.ts";
import { handOuts } from "../../base/db/handOutSchema.ts";
import { mailings } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { openMeeting } from "../../base/db/testOverlap.ts";
import { openTwoServers, type TwoServers } from "../../testServers.ts";
import { checkInvariants } from "../places/invariants.ts";
import { removeEntries } from "../places/testEntries.ts";
import { raceFolder } from "../testForm.ts";
import { addPaid, countOutcomes, handOut, overWith, raceMailings } from "./testRace.ts";

const accountId = "runner";
let servers: TwoServers;
let db: Database;

beforeAll(async () => {
  servers = await openTwoServers();
  db = servers.db();
  await db.insert(accounts).values({ accountId, nick: accountId });
  await servers.publish(raceFolder(overWith()));
});
afterAll(() => servers.close());
beforeEach(() => removeEntries(db));

test("of 1,000 packs that are packed and handed out at the same moment over two servers, each is one of both", async () => {
  const ids = await addPaid(db, { many: 1000, accountId });
  const { given, packed, mailed, refused } = await raceMailings(
    [
      { ...servers.tools(0), db: servers.db(0) },
      { ...servers.tools(1), db: servers.db(1) },
    ],
    ids,
  );
  expect([given + packed, mailed, refused]).toEqual([1000, packed, given]);
  // One that always wins would be no race.
  expect(Math.min(given, packed)).toBeGreaterThan(0);
  expect(await countOutcomes(db)).toEqual({ both: 0, either: 1000 });
  expect(await db.$count(handOuts, isNull(handOuts.undoneAt))).toBe(given);
  const isEnded = and(eq(mailings.state, "cancelled"), eq(mailings.endedBecause, "collected"));
  expect(await db.$count(mailings, isEnded)).toBe(given);
  const { invariants } = await checkInvariants(db, "7001");
  expect(invariants.filter(({ name, broken }) => (name === "I9" || name === "I10") && broken > 0)).toEqual([]);
});

test("writes past the program, each after a look at what is there, are refused by the database", async () => {
  const ids = await addPaid(db, { many: 20, accountId });
  await db.execute(sql`update mailings set state = 'requested'`);
  const results = await Promise.allSettled(ids.flatMap((entryId, n) => raceBlindly(n, entryId)));
  expect(results.filter(({ status }) => status === "rejected").length).toBe(20);
  expect(await countOutcomes(db)).toEqual({ both: 0, either: 20 });
});

test("control: without the triggers, the same writes hand out and mail the same packs", async () => {
  const ids = await addPaid(db, { many: 20, accountId });
  await db.execute(sql`update mailings set state = 'requested'`);
  await db.execute(sql`alter table hand_outs disable trigger handed_out_is_not_mailed`);
  await db.execute(sql`alter table mailings disable trigger mailed_is_not_handed_out`);
  try {
    for (const [n, entryId] of ids.entries()) await Promise.all(raceBlindly(n, entryId));
    expect(await countOutcomes(db)).toEqual({ both: 20, either: 0 });
  } finally {
    await db.execute(sql`alter table hand_outs enable trigger handed_out_is_not_mailed`);
    await db.execute(sql`alter table mailings enable trigger mailed_is_not_handed_out`);
  }
});

// Both look first, and write once both have looked.
function raceBlindly(n: number, entryId: string): Promise<unknown>[] {
  const bothLooked = openMeeting(2);
  return [
    servers.db(n).transaction(async (tx) => {
      const many = await tx.$count(mailings, and(eq(mailings.entryId, entryId), eq(mailings.state, "packed")));
      await bothLooked();
      if (many === 0) await handOut(tx as unknown as Database, entryId);
    }),
    servers.db(n + 1).transaction(async (tx) => {
      const many = await tx.$count(handOuts, eq(handOuts.entryId, entryId));
      await bothLooked();
      if (many === 0) await tx.update(mailings).set({ state: "packed" }).where(eq(mailings.entryId, entryId));
    }),
  ];
}
