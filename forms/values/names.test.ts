import { expect, test } from "vitest";
import { getGender, isSameName, searchableName } from "./names.ts";

test.each([
  ["张三", "张 三"],
  ["张 三", "张三"],
  ["阿卜杜拉·买买提", "阿卜杜拉•买买提"],
  ["阿卜杜拉・买买提", "阿卜杜拉 买买提"],
  ["O’Brien", "O'Brien"],
  ["OBrien", "O’Brien"],
  ["José Núñez", "Jose Nunez"],
  ["Søren Łukasz", "soren lukasz"],
  ["Jean-Luc", "jean luc"],
  ["ＡＬＩＣＥ", "alice"],
  ["Andre\u0301", "André"],
])("a search for %j finds the name %j", (typed, name) => {
  expect(searchableName(typed)).toBe(searchableName(name));
});

test("a search for signs only is not a search for everybody", () => {
  expect(["·", " - ", "张", ""].map(searchableName)).toEqual(["·", "-", "张", ""]);
});

test("a name is the same in any order of its parts, and not if a number in it differs", () => {
  expect(isSameName("Núñez, José", "jose nunez")).toBe(true);
  expect(isSameName("Runner 00001", "runner 00001")).toBe(true);
  expect(isSameName("Runner 00001", "Runner 00002")).toBe(false);
  expect(isSameName("**", "-")).toBe(false);
});

test("a gender is read from an answer of its own or from a document", () => {
  expect(getGender(2)).toBe(2);
  expect(getGender({ type: "2", gender: 1 })).toBe(1);
  for (const nothing of [undefined, null, 0, "1", {}]) expect(getGender(nothing)).toBeUndefined();
});
