import { expect, test } from "vitest";
import { arrange, knownHeads } from "./documents.ts";
import { pagesToShow } from "./pages.ts";

test("a reader finds what the organiser recommends first, then the newest", () => {
  const heads = [
    { id: "old", time: 1 },
    { id: "closures", time: 9 },
    { id: "recommended", time: 2, recommend: true },
  ];
  expect(arrange(heads, 9, "zh").map(({ id }) => id)).toEqual(["recommended", "closures", "old"]);
});

test("nobody finds an article in a list before its time", () => {
  const heads = [
    { id: "draw", time: 5 },
    { id: "medal", time: 6 },
  ];
  expect(arrange(heads, 5, "zh").map(({ id }) => id)).toEqual(["draw"]);
  expect(arrange(heads, 6, "zh").map(({ id }) => id)).toEqual(["medal", "draw"]);
});

test("nobody finds a notice in a list from its expiry on, nor one that was withdrawn or is in the other language", () => {
  const heads = [
    { id: "closures", time: 5, until: 8 },
    { id: "wrong", time: 5, withdrawn: true },
    { id: "english", time: 5, languages: ["en" as const] },
  ];
  const list = (now: number, language: "zh" | "en") => arrange(heads, now, language).map(({ id }) => id);
  expect(list(7, "zh")).toEqual(["closures"]);
  expect(list(7, "en")).toEqual(["closures", "english"]);
  expect(list(8, "en")).toEqual(["english"]);
});

test("a reader's browser requests neither a withdrawn article nor one that is to come", () => {
  const heads = [
    { time: 5, title: "", withdrawn: true },
    { time: 9, title: "" },
  ];
  expect(knownHeads(heads, 8)).toEqual(heads);
});

test("a reader who has the list open at an article's time gets its title then, which the site file does not have", () => {
  const heads = [
    { time: 5, title: "old" },
    { time: 9, title: "" },
  ];
  expect(knownHeads(heads, 8)).toEqual(heads);
  expect(knownHeads(heads, 9)).toEqual([heads[0]]);
});

test("a reader of a short list sees every page number", () => {
  expect(pagesToShow(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("a reader deep in a long list sees the ends and the neighbours, with gaps between", () => {
  expect(pagesToShow(10, 40)).toEqual([1, "gap-start", 9, 10, 11, "gap-end", 40]);
});

test("a reader at the ends of a long list gets no gap that hides a single page", () => {
  expect(pagesToShow(1, 40)).toEqual([1, 2, 3, 4, "gap-end", 40]);
  expect(pagesToShow(4, 40)).toEqual([1, 2, 3, 4, 5, "gap-end", 40]);
  expect(pagesToShow(40, 40)).toEqual([1, "gap-start", 37, 38, 39, 40]);
});
