import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findRefusedWords, readRefusedWords } from "./lintWords.ts";

const words = readRefusedWords(readFileSync(join(import.meta.dirname, "../docs/style.md"), "utf8"));
const found = (file: string, text: string) =>
  findRefusedWords(file, text, words).map(({ line, word }) => `${line} ${word}`);

describe("a contributor who writes the words of no library", () => {
  test("reads the line and the word, in comments, strings and docs", () => {
    const code = 'const a = 1;\n// Whoever asks.\nfail("The form was handed in.");\n';
    expect(found("a.ts", code)).toEqual(["2 Whoever", "3 handed in"]);
    expect(found("a.md", "The rule says so.\n")).toEqual(["1 says"]);
    expect(found("locales/a.json", '{ "a": { "zh": "甲", "en": "Nobody told us." } }')).toEqual(["1 told"]);
  });

  test("keeps the names of libraries and where for places", () => {
    const code = "rows.where(eq(a, b)); const said = tells; // the folder where it is kept";
    expect(found("a.ts", code)).toEqual([]);
    expect(found("a.md", "Run `where node` first.\n\n```\nwhoever\n```\n")).toEqual([]);
    expect(found("a.ts", "// Undefined where there is none.")).toEqual(["1 where"]);
  });
});
