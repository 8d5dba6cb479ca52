import { expect, test } from "vitest";
import { keepLatest } from "./kept-pages.ts";

const wait = () => new Promise((resolve) => setTimeout(resolve));

test("a server keeps pages up to so many bytes, and lets go of the one unasked for the longest time", async () => {
  const kept = keepLatest<string>(10, ({ length }) => length);
  for (const [key, page] of [
    ["a", "aaaa"],
    ["b", "bbbb"],
  ] as const)
    kept.set(key, Promise.resolve(page));
  await wait();
  expect(await kept.get("a")).toBe("aaaa");
  kept.set("c", Promise.resolve("cccc"));
  await wait();
  expect([await kept.get("a"), await kept.get("b"), await kept.get("c")]).toEqual(["aaaa", undefined, "cccc"]);
});

test("a page larger than all that may be kept is sent and kept alone", async () => {
  const kept = keepLatest<string>(3, ({ length }) => length);
  kept.set("a", Promise.resolve("a"));
  await wait();
  kept.set("b", Promise.resolve("bbbbbb"));
  await wait();
  expect(kept.get("a")).toBeUndefined();
  expect(await kept.get("b")).toBe("bbbbbb");
});

test("visitors who come at once share one drawing, and a failed one is made anew", async () => {
  const kept = keepLatest<string>(10, ({ length }) => length);
  const drawing = Promise.resolve("page");
  kept.set("a", drawing);
  expect(kept.get("a")).toBe(drawing);
  kept.set("a", Promise.reject(new Error("no")));
  await wait();
  expect(kept.get("a")).toBeUndefined();
});

test("what is replaced counts no longer", async () => {
  const kept = keepLatest<string>(10, ({ length }) => length);
  kept.set("b", Promise.resolve("bbbb"));
  for (let round = 0; round < 5; round++) {
    kept.set("a", Promise.resolve("aaaa"));
    await wait();
  }
  expect(await kept.get("b")).toBe("bbbb");
});
