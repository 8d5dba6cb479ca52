import { describe, expect, test } from "vitest";
import { findInvisible, findTextFault, withoutInvisibleIn } from "./hostileText.ts";
import { withoutInvisible } from "./invisible.ts";

const nested = (levels: number) => {
  let value: unknown = "x";
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

describe("a text that somebody writes", () => {
  test.each(["", "跑步", "👩‍🚀🏃", "a\tb\r\nc", "é\u00a0\u202e\ufeff\ufffd"])("%j is left as it is", (text) => {
    expect([findInvisible(text), withoutInvisible(text), findTextFault(text)]).toEqual([-1, text, undefined]);
  });

  test.each([
    ["\0", "U+0000"],
    ["\u0007", "U+0007"],
    ["\u000b", "U+000B"],
    ["\u007f", "U+007F"],
    ["\u009b", "U+009B"],
    ["\ud83c", "U+D83C"],
    ["\udfc3", "U+DFC3"],
  ])("with %j has its place named, and can be cleaned", (character, name) => {
    const value = { entrants: [{ name: "x", "a/b": `跑${character}步` }] };
    expect(findTextFault(value)).toEqual({ pointer: "/entrants/0/a~1b", reason: "character", character: name });
    expect(findTextFault({ [`k${character}`]: 1 })).toEqual({ pointer: "/k", reason: "character", character: name });
    expect(withoutInvisibleIn(value)).toEqual({ entrants: [{ name: "x", "a/b": "跑步" }] });
    expect(withoutInvisible(`跑${character}步`, "\ufffd")).toBe("跑\ufffd步");
  });

  test("nests as deeply as answers do, and no deeper", () => {
    expect(findTextFault(nested(60))).toBeUndefined();
    expect(findTextFault(nested(61))).toMatchObject({ reason: "depth" });
    expect(findTextFault(JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`))).toMatchObject({
      reason: "depth",
    });
  });
});
