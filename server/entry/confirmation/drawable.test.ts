import { describe, expect, test } from "vitest";
import { chooseFont } from "./fonts.ts";

function drawable(text: string): { text: string; missing: string[] } {
  const { text: plainText, missing } = chooseFont(text, "bold");
  return { text: plainText, missing };
}

describe("a name on a confirmation", () => {
  test.each([
    "王小明",
    "李䶮",
    "㛃",
    "陈𬭎",
    "𫖯",
    "𠅤",
    "𬀩",
    "朱镕基",
    "喆",
    "Nguyễn Thị Ễm",
    "Zoë Łukasz Šimůnek",
    "Анна",
    "买买提·吐尔逊",
  ])("has all of its characters: %s", (name) =>
    expect(drawable(name)).toEqual({ text: name.normalize("NFC"), missing: [] }),
  );

  test("has a placeholder for each character that no font has, which is named once; an emoji of several code points is one", () => {
    expect(drawable("王\u{2A6D6}\u{2A6D6}")).toEqual({ text: "王□□", missing: ["U+2A6D6"] });
    expect(drawable("A🏃‍♀️").text).toBe("A□");
    expect(drawable("محمد").missing).toContain("U+0645");
  });

  test("is on one line, and nothing in it is invisible or turns the direction", () => {
    expect(drawable("  Anna\u202e\u0000\n\u200bMeier\ud800 ").text).toBe("Anna Meier");
    expect(drawable("葛\u{E0100}").text).toBe("葛");
    expect(drawable("e\u0301").text).toBe("é");
  });
});
