import { expect, test } from "vitest";
import { setBounded } from "./boundedMap.ts";

test("a cache that is full evicts the entry that came first, and none if an entry is set again", () => {
  const cache = new Map<string, number>();
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
    ["a", 3],
    ["c", 4],
  ] as const)
    setBounded(cache, key, value, 2);
  expect([...cache]).toEqual([
    ["b", 2],
    ["c", 4],
  ]);
});
