import { expect, test } from "vitest";
import { includesVersion, isSameVersion, mostWriters, nextVersion } from "./draftVersion.ts";

test("a runner who continues in the same tab, or in another tab with the same answers, is not asked which draft counts", () => {
  const first = nextVersion("phone");
  const second = nextVersion("phone", first);
  const laptop = nextVersion("laptop", second);
  expect(includesVersion(second, first)).toBe(true);
  expect(includesVersion(laptop, first)).toBe(true);
  expect(includesVersion(first, second)).toBe(false);
  expect(includesVersion(second, laptop)).toBe(false);
});

test("two tabs that continued from the same draft: neither includes the other, until the runner has chosen", () => {
  const begun = nextVersion("begun");
  const [first, two] = [nextVersion("one", begun), nextVersion("two", begun)];
  expect(includesVersion(first, two) || includesVersion(two, first)).toBe(false);
  const merged = nextVersion("one", first, two);
  expect(includesVersion(merged, first) && includesVersion(merged, two)).toBe(true);
});

test("the draft of a tab that has seen another's is not that other's: one version is the same tab and the same change", () => {
  const phone = nextVersion("phone");
  expect(isSameVersion(phone, structuredClone(phone))).toBe(true);
  expect(isSameVersion(nextVersion("laptop", phone), phone)).toBe(false);
  expect(isSameVersion(undefined, undefined)).toBe(false);
});

test("a draft that was opened in a hundred tabs remembers the newest of them, its own always", () => {
  let version = nextVersion("tab-0");
  for (let tab = 1; tab < 100; tab++) version = nextVersion(`tab-${tab}`, version);
  expect(Object.keys(version.seen)).toHaveLength(mostWriters);
  expect(version.seen["tab-99"]).toBe(1);
  expect(version.seen["tab-98"]).toBe(1);
  expect(version.seen["tab-0"]).toBeUndefined();
});
