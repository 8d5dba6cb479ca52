import { expect, test } from "vitest";
import { type KeptInterval, keepIntervals } from "./intervals.ts";
import { letGoOfOldest } from "./keptPages.ts";

/** Two sites whose pages take so many bytes as their names have letters. */
function stage(mostBytes: number) {
  const shelves = new Set<Set<KeptInterval<string>>>();
  const made: string[] = [];
  const site = () => {
    const pages = keepIntervals<string>({
      instants: [],
      make: async (key) => {
        made.push(key);
        return key;
      },
      isCurrent: async () => true,
      weigh: ({ length }) => length,
      onKept: () => letGoOfOldest(shelves, mostBytes),
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

test("a server keeps pages up to so many bytes, and lets go of the one unasked for the longest time, whose site it is of", async () => {
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

test("a page larger than all that may be kept is kept alone", async () => {
  const { visit, kept } = stage(3);
  await visit("a");
  await visit("bbbbbb");
  expect(kept()).toEqual(["bbbbbb"]);
});
