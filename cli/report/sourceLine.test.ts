import { expect, test } from "vitest";
import { readSite } from "#compiler/read.ts";
import { displayWidth, quoteLine } from "./sourceLine.ts";

const plain = { hasColour: false, width: 80 };

test("a Chinese character takes two columns, an accent none", () => {
  expect(["abc", "赛事", "é", "e\u0301", "ｗ", "🏃", "。"].map(displayWidth)).toEqual([3, 4, 1, 1, 2, 2, 2]);
});

test("an organiser sees the caret under what is wrong, also behind Chinese text", () => {
  const source = '  "zh": "赛事", "tone": "loud" }';
  const excerpt = quoteLine(`{\n${source}`, 2, source.indexOf('"tone"') + 1, plain);
  const [line = "", carets = ""] = excerpt.split("\n");
  expect(line).toBe('    2 |   "zh": "赛事", "tone": "loud" }');
  const at = line.indexOf('"tone"');
  expect(displayWidth(line.slice(0, at))).toBe(carets.indexOf("^"));
  expect(carets.trim().replace("| ", "").trim()).toBe("^".repeat('"tone"'.length));
});

test("carets are as wide as the Chinese text that they mark", () => {
  const [, carets = ""] = quoteLine('{ "zh": "赛事" }', 1, 9, plain).split("\n");
  expect(carets.match(/\^+/)?.[0]).toHaveLength(6);
});

test("a line with thousands of characters is cut around the place", () => {
  const source = `{ "html": "${"长".repeat(3000)}", "tone": 5, "more": "${"x".repeat(3000)}" }`;
  const [line = "", carets = ""] = quoteLine(source, 1, source.indexOf("5,") + 1, plain).split("\n");
  expect(displayWidth(line)).toBeLessThanOrEqual(81);
  expect(line).toContain('"tone": 5,');
  expect(displayWidth(line.slice(0, line.indexOf("5,")))).toBe(carets.indexOf("^"));
});

test("line ends of Windows and a byte order mark do not move the caret", () => {
  expect(quoteLine('\ufeff{ "a": 5 }\r\n', 1, 8, plain)).toBe('    1 | { "a": 5 }\n      |        ^');
});

test("a file whose lines end with a carriage return alone has lines", () => {
  const source = '{\r  "a": 5,\r  "b": oops\r}';
  const [problem] = readSite(source, "site.json").problems;
  expect(problem).toMatchObject({ line: 3, column: 8 });
  expect(quoteLine(source, 2, 8, plain)).toBe('    2 |   "a": 5,\n      |        ^');
});
