import { count, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accounts } from "../../base/db/accountSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { isLivePickUp, pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";
import { openMeeting } from "../../base/db/testOverlap.ts";
import type { RaceTools } from "../../race/tools.ts";
import { openTwoServers, type TwoServers } from "../../testServers.ts";
import { checkInvariants } from "../places/invariants.ts";
import { removeEntries } from "../places/testEntries.ts";
import { raceFolder } from "../testForm.ts";
import { bookSlot, cancelBooking, moveBooking } from "./book.ts";
import { addConfirmed, countBooked } from "./testPickUps.ts";

// Sixty slots of eighty: 4,800 places for 5,000 runners.
const runners = 5000;
const day = (date: string) => ({ date, slots: [{ from: "08:00", until: "18:00", everyMinutes: 30, runners: 80 }] });
const pickUp = {
  opensAt: "2020-01-01T00:00:00+08:00",
  closesAt: "2036-01-05T17:00:00+08:00",
  sites: [
    {
      id: "expo",
      name: { zh: "会展中心", en: "Expo hall" },
      address: { zh: "湖滨路 1 号", en: "1 Lake Road" },
      days: ["2036-01-03", "2036-01-04", "2036-01-05"].map(day),
    },
  ],
};
const accountId = "runner";
let servers: TwoServers;
let db: Database;
let ids: string[];

beforeAll(async () => {
  servers = await openTwoServers();
  db = servers.db();
  await db.insert(accounts).values({ accountId, nick: accountId });
});
afterAll(() => servers.close());
beforeEach(async () => {
  await removeEntries(db);
  await servers.publish(raceFolder());
  await servers.publish(raceFolder({ pickUp }));
});

const addEntries = async (many: number) => {
  ids = await addConfirmed(db, { many, accountId });
};
const tools = (n: number): RaceTools => ({ ...servers.tools(n), db: servers.db(n) });
const own = (n: number) => ({ accountId, submissionId: ids[n] ?? "", entrant: 0 });
const listSlots = async () =>
  (await db.select({ slotId: pickUpSlots.slotId }).from(pickUpSlots).orderBy(pickUpSlots.startsAt)).map(
    ({ slotId }) => slotId,
  );
const outcomes = (results: (object | string)[]) => {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const outcome = typeof result === "object" && "error" in result ? String(result.error) : "done";
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};
const brokenBookings = async () =>
  (await checkInvariants(db, "7001")).invariants.find(({ name }) => name === "I8")?.broken;

test("of 5,000 runners at once over two servers, 4,800 get the 60 slots of 80, nobody two and no slot more", async () => {
  await addEntries(runners);
  const slots = await listSlots();
  expect(slots).toHaveLength(60);
  // Who finds a slot full takes the next one, as a runner does.
  const bookAny = async (n: number) => {
    for (let turn = 0; turn < slots.length; turn++) {
      const result = await bookSlot(tools(n), own(n), slots[(n + turn) % slots.length] ?? 0);
      if (!("error" in result) || result.error !== "pick-up/full") return result;
    }
    return { error: "pick-up/full" };
  };
  const again = Array.from({ length: 100 }, (_, n) => n * 50);
  const numbers = [...Array.from({ length: runners }, (_, n) => n), ...again].sort((a, b) => (a % 997) - (b % 997));
  const results: Awaited<ReturnType<typeof bookAny>>[] = [];
  // As many as the servers have connections for, and some that wait for one.
  const work = async () => {
    for (let n = numbers.pop(); n !== undefined; n = numbers.pop()) results.push(await bookAny(n));
  };
  await Promise.all(Array.from({ length: 100 }, work));
  const counts = outcomes(results);
  expect(counts["pick-up/full"]).toBeGreaterThanOrEqual(200);
  expect(await countBooked(db)).toEqual(slots.map(() => [80, 80]));
  const twice = await db
    .select({ many: count() })
    .from(pickUps)
    .where(isLivePickUp)
    .groupBy(pickUps.entryId)
    .having(sql`count(*) > 1`);
  expect(twice).toEqual([]);
  expect(await brokenBookings()).toBe(0);
  await expect(db.execute(sql`update pickup_slots set booked = capacity + 1`)).rejects.toThrow();
});

test("runners who swap, cancel and book again while others take their slots leave every count exact", async () => {
  await addEntries(240);
  const [first = 0, second = 0, third = 0] = await listSlots();
  await Promise.all(ids.map((_, n) => bookSlot(tools(n), own(n), [first, second, third][n % 3] ?? 0)));
  const changes = ids.flatMap((_, n) => [
    moveBooking(tools(n), own(n), [second, first, first][n % 3] ?? 0),
    ...(n % 4 === 0 ? [cancelBooking(tools(n + 1), own(n))] : []),
    ...(n % 5 === 0 ? [bookSlot(tools(n + 1), own(n), third)] : []),
  ]);
  const results = await Promise.allSettled(changes);
  expect(results.filter(({ status }) => status === "rejected")).toEqual([]);
  for (const [booked, live] of await countBooked(db)) expect([booked, booked <= 80]).toEqual([live, true]);
  expect(await brokenBookings()).toBe(0);
});

test("control: counting and then inserting books a slot for more runners than it takes", async () => {
  await addEntries(8);
  const [slotId = 0] = await listSlots();
  const allCounted = openMeeting(ids.length);
  await Promise.all(
    ids.map((entryId, n) =>
      servers.db(n).transaction(async (tx) => {
        const [row] = await tx
          .select({ many: count() })
          .from(pickUps)
          .where(inArray(pickUps.slotId, [slotId]));
        await allCounted();
        if ((row?.many ?? 0) < 5) await tx.insert(pickUps).values({ entryId, slotId, state: "booked" });
      }),
    ),
  );
  expect(await db.$count(pickUps)).toBeGreaterThan(5);
  expect(await db.$count(entries)).toBe(8);
});
