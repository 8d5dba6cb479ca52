import { expect, test } from "vitest";
import type { Sentences, Token } from "#locales/messages.ts";
import { writeParamsType } from "./problemParams.ts";

const groups = new Map([
  ["unit", ["fen", "metres"]],
  ["pattern", ["date", "other"]],
]);
const always = (...en: Token[]): Sentences => ({ otherwise: { zh: [], en } });

test.each<[string, Sentences, string]>([
  ["nothing", always("Text."), "Record<never, never>"],
  ["a text", always(["name"]), "{ name: string }"],
  ["a number", always(["limit", "number"], ["limit"]), "{ limit: number }"],
  ["a number that has a plural", always(["limit", "plural", { other: [["limit"]] }]), "{ limit: number }"],
  ["names", always(["names", "plural", { other: [["names", "quoted", "8"]] }]), "{ names: readonly string[] }"],
  ["a name that is near, or none", always(["near", "hint"]), "{ near: string | undefined }"],
  ["a place", always(["first_pointer"]), "{ first: { pointer: string } }"],
  ["one of some words", always(["unit", "word", "unit"]), '{ unit: "fen" | "metres" }'],
  ["any word", always(["written", "word", "pattern"]), "{ written: string }"],
  ["one of all cases", always(["kind", "select", { a: ["A"], b: ["B"], other: [] }]), '{ kind: "a" | "b" }'],
  ["a switch", always(["isOld", "select", { true: ["old"], other: ["new"] }]), "{ isOld: boolean }"],
  [
    "one of two sets",
    { near: { zh: [], en: [["near"]] }, otherwise: { zh: [], en: [["name"]] } },
    "{ near: string } | { name: string }",
  ],
  [
    "one of all compared values, with what only one of them has",
    { "why=a": { zh: [], en: [["at"]] }, "why=b": { zh: [], en: [] } },
    '{ why: "a" | "b"; at?: string | undefined }',
  ],
])("the author of a check has to pass %s", (_, sentences, type) => {
  expect(writeParamsType(sentences, {}, groups)).toBe(type);
});

test("the author of a check may pass what no sentence prints, if the row names it", () => {
  expect(writeParamsType(always(["name"]), { id: "string" }, groups)).toBe("{ name: string; id: string }");
});

test.each<[string, Token]>([
  ["a format that there is not", ["name", "loud"]],
  ["words that there are not", ["name", "word", "colour"]],
])("an editor of texts cannot use %s", (_, token) => {
  expect(() => writeParamsType(always(token), {}, groups)).toThrow(/^There is no format|has no words/);
});
