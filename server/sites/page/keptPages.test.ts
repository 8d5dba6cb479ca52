import { expect, test } from "vitest";
import { cacheIntervals, type KeptInterval } from "./intervals.ts";
import { evictOldest } from "./keptPages.ts";

/** Two sites whose pages take as many bytes as their names have letters. */
function stage(mostBytes: number) {
  const shelves = new Set<Set<KeptInterval<string>>>();
  const made: string[] = [];
  const site = () => {
    const pages = cacheIntervals<string>({
      instants: [],
      make: async (key) => {
        made.push(key);
        return key;
      },
      isCurrent: async () => true,
      weigh: ({ length }) => length,
      onKept: () => evictOldest(shelves, mostBytes),
    });
    shelves.add(pages.kept);
    return async (key: string) => {
      await pages.find(key, 0);
      await new Promise(setImmediate);
    };
  };
  const kept = () => [...shelves].flatMap((shelf) => [...shelf].map(({ key }) => key));
  return { visit: site(), visitOther: site(), made, kept };
}

test("a server caches pages up to a size, and evicts the least recently used one of any site", async () => {
  const { visit, visitOther, made, kept } = stage(10);
  await visit("aaaa");
  await visitOther("bbbb");
  await visit("aaaa");
  await visit("cccc");
  expect(kept()).toEqual(["aaaa", "cccc"]);
  await visitOther("bbbb");
  expect(made).toEqual(["aaaa", "bbbb", "cccc", "bbbb"]);
  expect(kept()).toEqual(["cccc", "bbbb"]);
});

test("a page larger than the whole cache is cached on its own", async () => {
  const { visit, kept } = stage(3);
  await visit("a");
  await visit("bbbbbb");
  expect(kept()).toEqual(["bbbbbb"]);
});
