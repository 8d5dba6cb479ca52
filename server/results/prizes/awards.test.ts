import { expect, test } from "vitest";
import { awardPrizes, type Contest } from "./awards.ts";
import { addDays, addWorkdays } from "./workdays.ts";

const contest = (key: string, amountsFen: number[], places: Record<string, number>, disqualified = ""): Contest => ({
  key,
  list: { amountsFen },
  candidates: Object.entries(places).map(([bib, place]) => ({ bib, place, isDisqualified: bib === disqualified })),
});
const list = (contests: Contest[], rules: Parameters<typeof awardPrizes>[1]) =>
  awardPrizes(contests, rules).map(({ key, bib, amountFen, without }) => `${key} ${bib} ${without ?? amountFen}`);

const overall = contest("overall", [1000, 600], { a: 1, b: 2, c: 3 });
const group = contest("20-29", [500, 300], { b: 1, a: 2, d: 3, e: 4 });

test("a winner of two prizes gets the higher one, and nobody the other", () => {
  expect(list([overall, group], { stack: "highest" })).toEqual([
    "overall a 1000",
    "overall b 600",
    "20-29 b higher",
    "20-29 a higher",
  ]);
});

test("if prizes are passed on, those behind get what the winners of higher prizes do not", () => {
  expect(list([overall, group], { stack: "highest", passOn: true })).toEqual([
    "overall a 1000",
    "overall b 600",
    "20-29 b higher",
    "20-29 a higher",
    "20-29 d 500",
    "20-29 e 300",
  ]);
});

test("if prizes stack, the runner gets all", () => {
  expect(list([overall, group], { stack: "all" })).toEqual([
    "overall a 1000",
    "overall b 600",
    "20-29 b 500",
    "20-29 a 300",
  ]);
});

test("of two equal prizes the one of the earlier list is paid", () => {
  const residents = contest("residents", [1000], { a: 1 });
  expect(list([overall, residents], {})).toEqual(["overall a 1000", "overall b 600", "residents a higher"]);
});

test("runners on one place share what their places are worth, in whole fen", () => {
  const shared = contest("overall", [1000, 601, 301], { a: 1, b: 2, c: 2, d: 4 });
  expect(list([shared], {})).toEqual(["overall a 1000", "overall b 451", "overall c 451"]);
  expect(list([contest("overall", [1001], { a: 1, b: 1 })], {})).toEqual(["overall a 500", "overall b 500"]);
});

test("a disqualified runner who holds a place gets nothing, and the tax is of the prize itself", () => {
  const [first, second] = awardPrizes([contest("overall", [1000, 603], { a: 1, b: 2 }, "a")], { taxPercent: 20 });
  expect(first).toMatchObject({ bib: "a", amountFen: 0, taxFen: 0, without: "disqualified" });
  expect(second).toMatchObject({ bib: "b", amountFen: 603, taxFen: 121, without: null });
});

test("working days leave out weekends and days off, and count weekends at work", () => {
  expect(addWorkdays("2025-10-26", 10)).toBe("2025-11-07");
  expect(addWorkdays("2025-10-31", 1)).toBe("2025-11-03");
  expect(addWorkdays("2025-09-30", 1, { holidays: ["2025-10-01", "2025-10-02", "2025-10-03"] })).toBe("2025-10-06");
  expect(addWorkdays("2025-09-26", 1, { workdays: ["2025-09-28"] })).toBe("2025-09-28");
  expect(addWorkdays("2025-10-26", 0)).toBe("2025-10-26");
  expect(addDays("2025-12-31", 1)).toBe("2026-01-01");
});
