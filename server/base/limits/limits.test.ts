import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limits } from "../db/accountSchema.ts";
import type { OpenDatabase } from "../db/open.ts";
import { openTestDatabase } from "../db/testDatabase.ts";
import {
  deleteOldCounts,
  isUsedUpTogether,
  isWithin,
  returnUsesTogether,
  secondsLeft,
  secondsToWaitTogether,
} from "./limits.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

test("of a hundred tries at once as many pass as are allowed, and each is counted", async () => {
  const limit = { most: 5, seconds: 60 };
  const passed = await Promise.all(Array.from({ length: 100 }, () => isWithin(open.db, "try", limit)));
  expect(passed.filter(Boolean)).toHaveLength(5);
  expect((await open.db.select().from(limits))[0]?.count).toBe(100);
  expect(await secondsLeft(open.db, "try", limit)).toBeGreaterThan(50);
});

test("of tries that are counted together each counts towards its own limit, with those before", async () => {
  const limit = { most: 5, seconds: 60 };
  await isWithin(open.db, "mine", limit);
  const tries = (key: string, many: number) =>
    Array.from({ length: many }, () => secondsToWaitTogether(open.db, key, limit));
  const waits = await Promise.all([...tries("mine", 7), ...tries("yours", 5)]);
  expect(waits.map((seconds) => seconds === 0)).toEqual([..."1111000".concat("11111")].map((digit) => digit === "1"));
  expect(Math.max(...waits)).toBeGreaterThan(50);
  await open.db.delete(limits);
});

test("uses that are given back together can be used again, those of an ended window and of no key change nothing", async () => {
  const limit = { most: 5, seconds: 60 };
  for (const key of ["a", "a", "a", "b", "old", "old"]) await isWithin(open.db, key, limit);
  await open.db
    .update(limits)
    .set({ endsAt: new Date(0) })
    .where(eq(limits.key, "old"));
  await Promise.all([["a", "b"], ["a"], ["b", "old"], ["none"]].map((keys) => returnUsesTogether(open.db, keys)));
  const counts = await open.db.select({ key: limits.key, count: limits.count }).from(limits);
  expect(Object.fromEntries(counts.map(({ key, count }) => [key, count]))).toMatchObject({ a: 1, b: 0, old: 2 });
  for (const key of ["old", "none"]) expect(await isUsedUpTogether(open.db, key, { most: 1, seconds: 60 })).toBe(false);
  expect(await isWithin(open.db, "none", { most: 1, seconds: 60 })).toBe(true);
  await open.db.delete(limits);
});

test("who asks together whether limits are used up has the answer for each", async () => {
  const limit = { most: 2, seconds: 60 };
  for (const key of ["full", "full", "half"]) await isWithin(open.db, key, limit);
  const answers = ["full", "half", "full", "unknown"].map((key) => isUsedUpTogether(open.db, key, limit));
  expect(await Promise.all(answers)).toEqual([true, false, true, false]);
  await open.db.delete(limits);
});

test("when its time is over a count begins anew, and goes after a day", async () => {
  const limit = { most: 1, seconds: 60 };
  expect(await isWithin(open.db, "again", limit)).toBe(true);
  expect(await isWithin(open.db, "again", limit)).toBe(false);
  await open.db.update(limits).set({ endsAt: new Date(Date.now() - 2 * 86_400_000) });
  expect(await secondsLeft(open.db, "again", limit)).toBe(0);
  await deleteOldCounts(open.db);
  expect(await open.db.select().from(limits)).toEqual([]);
  expect(await isWithin(open.db, "again", limit)).toBe(true);
});
