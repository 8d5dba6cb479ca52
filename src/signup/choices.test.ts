import { expect, test } from "vitest";
import { findChoices } from "./choices.ts";

const clubs = [
  { id: "a", label: { zh: "运河跑团", en: "Canal Runners" } },
  { id: "b", label: { zh: "老城运河晨跑", en: "Old Town Canal Mornings" } },
  { id: "c", label: { zh: "山脊越野社" } },
];
const found = (query: string) => findChoices(clubs, query).map(({ id }) => id);

test("a runner finds a club by a part of its name in either language, in any case and width", () => {
  expect(found("越野")).toEqual(["c"]);
  expect(found("CANAL")).toEqual(["a", "b"]);
  expect(found("ｃａｎａｌ  mornings")).toEqual(["b"]);
  expect(found("nobody")).toEqual([]);
});

test("a runner who types the beginning of a name sees that club first", () => {
  expect(found("运河")).toEqual(["a", "b"]);
  expect(found("老城")).toEqual(["b"]);
  expect(found("old")).toEqual(["b"]);
});

test("a runner sees at most fifty at once", () => {
  const many = Array.from({ length: 80 }, (_, index) => ({ id: String(index), label: { zh: `跑团 ${index}` } }));
  expect(findChoices(many, "")).toHaveLength(50);
});
