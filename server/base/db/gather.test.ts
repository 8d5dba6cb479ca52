import { expect, test } from "vitest";
import { gather } from "./gather.ts";

test("of a hundred runners who ask at once, each gets their own answer, and the database is asked once or twice", async () => {
  const batches: string[][] = [];
  const find = gather(async (keys) => {
    batches.push(keys);
    return new Map(keys.filter((key) => key !== "7").map((key) => [key, `answer ${key}`]));
  });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => find(String(n))));
  expect(answers).toEqual(Array.from({ length: 100 }, (_, n) => (n === 7 ? undefined : `answer ${n}`)));
  expect(batches.length).toBeLessThanOrEqual(2);
});

test("nobody gets an answer from before their question", async () => {
  let truth = "before";
  const ways: (() => void)[] = [];
  const find = gather(async (keys) => {
    const answer = truth;
    await new Promise<void>((resolve) => ways.push(resolve));
    return new Map(keys.map((key) => [key, answer]));
  });
  const early = find("a");
  while (ways.length < 1) await new Promise((resolve) => setImmediate(resolve));
  truth = "after";
  const late = find("a");
  ways[0]?.();
  expect(await early).toBe("before");
  while (ways.length < 2) await new Promise((resolve) => setImmediate(resolve));
  ways[1]?.();
  expect(await late).toBe("after");
});

test("a question that failed does not spoil the next", async () => {
  let isBroken = true;
  const find = gather(async (keys) => {
    if (isBroken) throw new Error("the database is away");
    return new Map(keys.map((key) => [key, true]));
  });
  await expect(Promise.all([find("a"), find("b")])).rejects.toThrow("the database is away");
  isBroken = false;
  expect(await find("a")).toBe(true);
});

test("while many ask, those who come a moment later are in the same question", async () => {
  const askWith = async (lingerMs: number) => {
    const batches: string[][] = [];
    const find = gather(
      async (keys) => {
        batches.push(keys);
        return new Map(keys.map((key) => [key, key]));
      },
      { lingerMs },
    );
    await Promise.all([find("a"), find("b")]);
    const first = find("c");
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await Promise.all([first, find("d")])).toEqual(["c", "d"]);
    return batches;
  };
  expect(await askWith(50)).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(await askWith(0)).toEqual([["a", "b"], ["c"], ["d"]]);
});
