import { expect, test } from "vitest";
import { cacheAnswers } from "./cacheAnswers.ts";
import { prebuild } from "./prebuilt.ts";

/** A cache over answers that take a moment; `made` counts how often one was made. */
function openCache(getAnswer: (count: number) => string | undefined = String) {
  let version = 1;
  let count = 0;
  const cached = cacheAnswers({ current: async () => version }, async () => {
    const body = getAnswer(++count);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return body === undefined ? undefined : prebuild("text/plain", "no-cache", body);
  });
  const ask = async () => (await cached("list"))?.plain.toString();
  return { ask, made: () => count, publish: () => void version++ };
}

test("a hundred visitors who come at once after a publish share one making of the answer", async () => {
  const { ask, made, publish } = openCache();
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  expect([new Set(answers), made()]).toEqual([new Set(["1"]), 1]);
  publish();
  expect([await ask(), await ask(), made()]).toEqual(["2", "2", 2]);
});

test("an answer that was begun before a publish is not kept after it", async () => {
  const { ask, publish } = openCache();
  const early = ask();
  await new Promise((resolve) => setTimeout(resolve));
  publish();
  expect([await ask(), await early, await ask()]).toEqual(["2", "1", "2"]);
});

test("what is not there, or cannot be read, is looked for again", async () => {
  const missing = openCache((count) => (count === 1 ? undefined : "there"));
  expect([await missing.ask(), await missing.ask()]).toEqual([undefined, "there"]);
  const failing = openCache((count) => {
    if (count === 1) throw new Error("The database is down.");
    return "there";
  });
  await expect(failing.ask()).rejects.toThrow("down");
  expect(await failing.ask()).toBe("there");
});
