import { afterEach, expect, test, vi } from "vitest";
import type { Database } from "./open.ts";
import { keepRecent } from "./recent.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("many who ask at once cost one load, of each key and database, until it is old; a failure is not kept", async () => {
  vi.useFakeTimers({ now: 0 });
  const [db, other] = [{}, {}] as [Database, Database];
  const recent = keepRecent<number>(3000);
  let loads = 0;
  const load = async () => ++loads;
  expect(await Promise.all([1, 2, 3].map(() => recent(db, "1", load)))).toEqual([1, 1, 1]);
  expect([await recent(db, "2", load), await recent(other, "1", load)]).toEqual([2, 3]);
  vi.setSystemTime(2999);
  expect(await recent(db, "1", load)).toBe(1);
  vi.setSystemTime(3000);
  expect(await recent(db, "1", load)).toBe(4);
  await expect(recent(db, "3", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await recent(db, "3", load)).toBe(5);
});
