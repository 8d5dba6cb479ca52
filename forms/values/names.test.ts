import { expect, test } from "vitest";
import { genderOf, normaliseName } from "./names.ts";

test.each(["·", "•", "．", "・", ".", " · ", "‧"])(
  "case 4, dots in a name: one kind is kept of the dot typed as %j",
  (dot) => {
    expect(normaliseName(`阿卜杜拉${dot}买买提`)).toBe("阿卜杜拉\u00b7买买提");
  },
);

test.each([
  ["  林　　晓 ", "林 晓"],
  ["Martin Luther King Jr.", "Martin Luther King Jr."],
  ["J.R. Smith", "J.R. Smith"],
  ["㛃", "㛃"],
  ["王䶮", "王䶮"],
  ["𠮷田", "𠮷田"],
  ["Suharto", "Suharto"],
  ["阿卜杜拉".repeat(10), "阿卜杜拉".repeat(10)],
  ["𠮷".repeat(40), "𠮷".repeat(40)],
  ["Andre\u0301", "André"],
])("case 4, rare and foreign names: %j is kept as %j", (typed, kept) => {
  expect(normaliseName(typed)).toBe(kept);
});

test("a gender is read from an answer of its own or from a document", () => {
  expect(genderOf(2)).toBe(2);
  expect(genderOf({ type: "2", gender: 1 })).toBe(1);
  for (const nothing of [undefined, null, 0, "1", {}]) expect(genderOf(nothing)).toBeUndefined();
});
