import { expect, test } from "vitest";
import { arrange } from "./documents.ts";
import { pagesToShow } from "./pages.ts";

test("a reader finds what the organiser recommends first, and the newest first among the rest", () => {
  const heads = [
    { id: "old", time: 1 },
    { id: "new", time: 9 },
    { id: "recommended", time: 2, recommend: true },
  ];
  expect(arrange(heads).map(({ id }) => id)).toEqual(["recommended", "new", "old"]);
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
