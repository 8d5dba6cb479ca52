import { describe, expect, test } from "vitest";
import { type FontFamily, getFontChain, openFont } from "./fonts.ts";
import { isPrintable, splitRuns } from "./runs.ts";

const textOf = (text: string) => splitRuns(text, "bold").runs.map((run) => run.text);
const join = (text: string) => textOf(text).join("");

describe("a name on paper", () => {
  test.each([
    "王小明",
    "李䶮",
    "㛃",
    "陈𬭎",
    "𫖯",
    "𠅤",
    "𬀩",
    "喆",
    "Nguyễn Thị Ễm",
    "Zoë Łukasz Šimůnek",
    "şğıİłőřș",
    "Анна",
    "买买提·吐尔逊",
    "李Łukasz",
  ])("has all of its characters: %s", (name) => {
    const { runs, missing } = splitRuns(name, "bold");
    expect(runs.map(({ text }) => text).join("")).toBe(name.normalize("NFC"));
    expect(missing).toEqual([]);
    for (const { font, text } of runs)
      for (const glyph of openFont(font).layout(text).glyphs) expect(glyph.id).not.toBe(0);
  });

  test("is drawn word by word in one font, and each character in another one only if no font has the word", () => {
    expect(textOf("李Łukasz 王")).toEqual(["李", "Łukasz ", "王"]);
    expect(textOf("Nguyễn")).toHaveLength(1);
  });

  test("has a question mark for each character that no font has, never a box; an emoji of several code points is one", () => {
    const { runs, missing } = splitRuns("王\u{2A6D6}\u{2A6D6}", "bold");
    expect(runs.map(({ text }) => text).join("")).toBe("王??");
    expect(missing).toEqual(["U+2A6D6"]);
    expect(join("A🏃‍♀️")).toBe("A?");
    expect(splitRuns("محمد", "bold").missing).toContain("U+0645");
  });

  test("is on one line, and nothing in it is invisible or turns the direction", () => {
    expect(join("  Anna\u202e\u0000\n\u200bMeier\ud800 ")).toBe("Anna Meier");
    expect(join("葛\u{E0100}")).toBe("葛");
    expect(join("e\u0301")).toBe("é");
    expect(splitRuns("", "bold")).toEqual({ runs: [], missing: [] });
  });

  test("has the fonts of another script only if its package is installed", () => {
    expect(isPrintable("สมชาย", getFontChain())).toBe(true);
    expect(isPrintable("สมชาย", getFontChain().slice(0, 2))).toBe(false);
    const hangul: FontFamily = { getPath: () => "hangul.ttf", hasGlyph: (point) => point >= 0xac00 && point <= 0xd7a3 };
    expect(splitRuns("김선수", "bold", getFontChain().slice(0, 2)).missing).toHaveLength(3);
    expect(splitRuns("김선수", "bold", [...getFontChain(), hangul]).runs).toEqual([
      { font: "hangul.ttf", text: "김선수" },
    ]);
  });
});
