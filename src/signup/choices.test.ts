import { expect, test } from "vitest";
import { findChoices } from "./choices.ts";

const clubs = [
  { id: "a", label: { zh: "运河跑团", en: "Canal Runners" } },
  { id: "b", label: { zh: "老城运河晨跑", en: "Old Town Canal Mornings" } },
  { id: "c", label: { zh: "山脊越野社" } },
];
const findIds = (query: string) => findChoices(clubs, query).map(({ id }) => id);

test("a runner finds a club by a part of its name in either language, in any case and width", () => {
  expect(findIds("越野")).toEqual(["c"]);
  expect(findIds("CANAL")).toEqual(["a", "b"]);
  expect(findIds("ｃａｎａｌ  mornings")).toEqual(["b"]);
  expect(findIds("nobody")).toEqual([]);
});

test("a runner who types the beginning of a name sees that club first", () => {
  expect(findIds("运河")).toEqual(["a", "b"]);
  expect(findIds("老城")).toEqual(["b"]);
  expect(findIds("old")).toEqual(["b"]);
});

test("a runner sees at most fifty at once", () => {
  const many = Array.from({ length: 80 }, (_, index) => ({ id: String(index), label: { zh: `跑团 ${index}` } }));
  expect(findChoices(many, "")).toHaveLength(50);
});
