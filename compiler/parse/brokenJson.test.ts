import { expect, test } from "vitest";
import { readDocument, readSite } from "../read.ts";

const listProblems = (source: string) => readSite(source, "site.json").problems;

test.each([
  ["Chinese quotes", '{ "a": “b” }', '"', 8],
  ["a Chinese quote at the end alone", '{ "a": "b” }', '"', 10],
  ["a Chinese comma", '{ "a": 1， "b": 2 }', ",", 9],
  ["a Chinese colon", '{ "a"： 1 }', ":", 6],
  ["a full-width brace", '{ "a": ｛ } }', "{", 8],
  ["single quotes", "{ 'a': 1 }", '"', 3],
  ["a semicolon", '{ "a": 1; "b": 2 }', ",", 9],
  ["a word of Python", '{ "a": True }', "true", 8],
  ["quotes inside of a text", '{ "a": "b"c"d" }', '\\"', 10],
])("an organiser who types %s reads which character was meant", (_, source, suggestion, column) => {
  expect(listProblems(source)).toMatchObject([{ code: "SL1001", line: 1, column, suggestion }]);
});

test.each([
  ["a comma too many", '{ "a": 1,, "b": 2 }', "extra-comma"],
  ["a number with commas", '{ "a": 10,000 }', "comma-in-number"],
  ["a number with a unit", '{ "a": 10km }', "unit-after-number"],
  ["a number with a zero before it", '{ "a": 010 }', "leading-zero"],
  ["a bracket without its partner", '{ "a": [1} }', "stray-bracket"],
  ["an object that is not closed", '{ "a": [{ "b": 1, { "c": 2 }] }', "unclosed-object"],
  ["half of a file", '{ "a": 1,', "early-end"],
  ["nothing", " \n", "empty"],
  ["a tab inside of a text", '{ "a": "b\tc" }', "control-character"],
  ["a path of Windows", '{ "a": "media\\hero.jpg" }', "backslash"],
  ["a blank from a web page", '{ "a":\u00a01 }', "other-space"],
])("an organiser who writes %s reads about that, and not about the parser's error", (_, source, reason) => {
  const [problem, ...others] = listProblems(source);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: "SL1001", params: { reason } });
});

test("an organiser is shown the very place in a long text", () => {
  expect(listProblems(`{ "a": "${"x".repeat(500)}\\q" }`)).toMatchObject([{ line: 1, column: 509 }]);
});

test("an organiser whose editor saved another encoding reads about the encoding, and not about broken JSON", () => {
  const gbk = Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xba, 0xfe, 0x22, 0x7d]).toString("utf8");
  expect(listProblems(gbk).map(({ code }) => code)).toContain("SL1005");
  expect(readDocument(gbk).problems.map(({ code }) => code)).toContain("SL1005");
  const wide = Buffer.from('\ufeff{ "a": 1 }', "utf16le").toString("utf8");
  expect(listProblems(wide)).toMatchObject([{ code: "SL1005", line: 1, column: 1 }]);
});
