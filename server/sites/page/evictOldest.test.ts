import { expect, test } from "vitest";
import { evictOldest } from "./evictOldest.ts";
import { type CachedInterval, cacheIntervals } from "./intervals.ts";

/** Two sites whose pages take as many bytes as their names have letters. */
function stage(mostBytes: number) {
  const caches = new Set<Set<CachedInterval<string>>>();
  const keys: string[] = [];
  const site = () => {
    const pages = cacheIntervals<string>({
      instants: [],
      make: async (key) => {
        keys.push(key);
        return key;
      },
      isCurrent: async () => true,
      getBytes: ({ length }) => length,
      onCached: () => evictOldest(caches, mostBytes),
    });
    caches.add(pages.cached);
    return async (key: string) => {
      await pages.find(key, 0);
      await new Promise(setImmediate);
    };
  };
  const cached = () => [...caches].flatMap((cache) => [...cache].map(({ key }) => key));
  return { visit: site(), visitOther: site(), made: keys, cached };
}

test("a server caches pages up to a size, and evicts the least recently used one of any site", async () => {
  const { visit, visitOther, made, cached } = stage(10);
  await visit("aaaa");
  await visitOther("bbbb");
  await visit("aaaa");
  await visit("cccc");
  expect(cached()).toEqual(["aaaa", "cccc"]);
  await visitOther("bbbb");
  expect(made).toEqual(["aaaa", "bbbb", "cccc", "bbbb"]);
  expect(cached()).toEqual(["cccc", "bbbb"]);
});

test("a page larger than the whole cache is cached on its own", async () => {
  const { visit, cached } = stage(3);
  await visit("a");
  await visit("bbbbbb");
  expect(cached()).toEqual(["bbbbbb"]);
});
