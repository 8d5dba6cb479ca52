import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { Bibs } from "#schemas/generated/types.ts";
import { type BibCandidate, planBibs } from "./plan.ts";

const blocks: Bibs["blocks"] = [
  { id: "fast", item: "full", from: 1, to: 2, prefix: "A", when: { field: "target", in: ["sub-3"] } },
  { id: "all", item: "full", from: 1, to: 4, digits: 3 },
  { id: "half", item: "half", from: 500, to: 501 },
];
const runner = (entryId: string, more: Partial<BibCandidate> = {}): BibCandidate => ({
  entryId,
  code: `CODE${entryId}`,
  item: "full",
  answers: {},
  isWish: false,
  ...more,
});
const fast = (entryId: string) => runner(entryId, { answers: { target: "sub-3" } });
const before = { taken: new Set<string>(), isLuckyOpen: false, seed: undefined };

test("runners get the next number of the first block that fits, in their order, then of the next block", () => {
  const half = runner("h", { item: "half" });
  const { bibs, without, given } = planBibs(
    { blocks },
    [runner("1"), fast("2"), fast("3"), fast("4"), half, runner("5"), runner("6"), runner("7")],
    before,
  );
  expect(Object.fromEntries(bibs)).toEqual({ 1: "001", 2: "A1", 3: "A2", 4: "002", h: "500", 5: "003", 6: "004" });
  expect(without.map(({ entryId }) => entryId)).toEqual(["7"]);
  expect(Object.fromEntries(given)).toEqual({ all: 4, fast: 2, half: 1 });
});

test("a number that anybody ever had is not given again, nor a lucky one that can still be chosen", () => {
  const lucky = { by: "choice", numbers: ["002"], opensAt: "", closesAt: "" } as const;
  const taken = new Set(["001"]);
  expect([
    ...planBibs({ blocks, lucky: { ...lucky, numbers: ["002"] } }, [runner("1")], {
      ...before,
      taken,
      isLuckyOpen: true,
    }).bibs.values(),
  ]).toEqual(["003"]);
  // Once they have closed, nobody wanted it.
  expect([
    ...planBibs({ blocks, lucky: { ...lucky, numbers: ["002"] } }, [runner("1")], { ...before, taken }).bibs.values(),
  ]).toEqual(["002"]);
});

test("drawn lucky numbers go to those who want one by the lowest key, which anybody can compute", () => {
  const lucky = { by: "draw" as const, numbers: ["004", "501", "A2"], opensAt: "", closesAt: "" };
  const wishers = ["1", "2", "3", "4", "5"].map((id) => runner(id, { isWish: true }));
  const fastWisher = runner("9", { isWish: true, answers: { target: "sub-3" } });
  const others = [runner("6"), runner("7", { item: "half" })];
  const seed = "index 4012.33";
  const { bibs, drawn } = planBibs({ blocks, lucky }, [...wishers, fastWisher, ...others], { ...before, seed });
  const key = (id: string) => createHmac("sha256", seed).update(`CODE${id}`).digest("hex");
  const [lowest] = [...wishers, fastWisher].map(({ entryId }) => entryId).sort((a, b) => (key(a) < key(b) ? -1 : 1));
  expect(bibs.get(lowest ?? "")).toBe("004");
  // Nobody of the half wants one; A2 is for the fast alone.
  expect(bibs.get("7")).toBe("500");
  expect(drawn).toBe(lowest === "9" ? 1 : 2);
  if (lowest !== "9") expect(bibs.get("9")).toBe("A2");
  const again = planBibs({ blocks, lucky }, [...others, fastWisher, ...wishers.toReversed()], { ...before, seed });
  expect(again.bibs.get(lowest ?? "")).toBe("004");
});
