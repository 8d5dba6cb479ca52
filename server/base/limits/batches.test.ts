import { expect, test, vi } from "vitest";
import { countInBatches } from "./batches.ts";

/** A count that servers share. */
function sharedCount() {
  let used = 0;
  return {
    draws: 0,
    async draw(this: { draws: number }, _key: string, uses: number, { most }: { most: number }) {
      this.draws += 1;
      const before = used;
      used += uses;
      return Math.max(0, Math.min(uses, most - before));
    },
  };
}

test.each([
  [1, 1],
  [9, 9],
  [60, 60],
  [65, 65],
  [300, 300],
])("of many uses at once %i pass one server's limit of that many", async (most, expected) => {
  const shared = sharedCount();
  const count = countInBatches({ most, seconds: 60 }, (...args) => shared.draw(...args));
  const passed = await Promise.all(Array.from({ length: 2 * most + 5 }, () => count("a")));
  expect(passed.filter(Boolean)).toHaveLength(expected);
  const { draws } = shared;
  expect(draws).toBeLessThanOrEqual(11);
  expect(await count("a")).toBe(false);
  expect(shared.draws).toBe(draws);
});

test("a network is counted anew when its time is over", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const count = countInBatches({ most: 10, seconds: 60 }, async () => 0);
  expect([await count("a"), await count("a")]).toEqual([true, false]);
  vi.advanceTimersByTime(59_000);
  expect(await count("a")).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(await count("a")).toBe(true);
  vi.useRealTimers();
});

test("a database that does not answer is asked again by the next request", async () => {
  let isAway = true;
  const count = countInBatches({ most: 10, seconds: 60 }, async (_key, uses) => {
    if (isAway) throw new Error("away");
    return uses;
  });
  expect(await count("a")).toBe(true);
  await expect(count("a")).rejects.toThrow("away");
  isAway = false;
  expect(await count("a")).toBe(true);
});
