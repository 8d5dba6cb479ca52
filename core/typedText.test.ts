import { describe, expect, test } from "vitest";
import { cleanAccountPhone, cleanText, type TextKind } from "./typedText.ts";

test.each(["·", "•", "．", "・", ".", " · ", "‧"])(
  "case 4, dots in a name: one kind is kept of the dot typed as %j",
  (dot) => {
    expect(cleanText("name", `阿卜杜拉${dot}买买提`)).toBe("阿卜杜拉\u00b7买买提");
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
])("case 4, rare and foreign names: %j is kept as %j", (typed, cleaned) => {
  expect(cleanText("name", typed)).toBe(cleaned);
});

test.each([
  [" lin.xiao@QQ.com ", "lin.xiao@qq.com"],
  ["Lin.Xiao＠１６３．ｃｏｍ", "Lin.Xiao@163.com"],
  ["lin@qq。com", "lin@qq.com"],
  ["mailto:lin@qq.com", "lin@qq.com"],
  ["lin\u00a0xiao@qq.com", "linxiao@qq.com"],
  ["lin . xiao @ qq . com", "lin.xiao@qq.com"],
  ["no at sign", "no at sign"],
  ["not an address", "not an address"],
  ["please write to lin@qq.com", "please write to lin@qq.com"],
])("an address typed as %j is kept as %j when the runner leaves it", (typed, cleaned) => {
  expect(cleanText("email", typed)).toBe(cleaned);
});

// What contacts of telephones, web pages and spreadsheets put around a text that is copied from
// them.
const around: [string, string][] = [
  ["\u202d", "\u202c"],
  ["\u2068", "\u2069"],
  ["\u200b", "\u2060"],
  ["\ufeff", "\u200e"],
  ["\u202e", ""],
  ["'", ""],
  ["\u200b'\u00a0", "\u3000"],
  [" \u00ad", "\u3164"],
];
const cases: [Exclude<TextKind, "text">, string][] = [
  ["phone", "13800138000"],
  ["phone", "+85291234567"],
  ["email", "lin.xiao@qq.com"],
  ["number", "11010519491231002X"],
  ["code", "123456"],
  ["name", "林晓"],
  ["name", "Søren Ó Briain"],
  ["line", "中山东一路 12 号"],
];

describe("a text that is pasted", () => {
  for (const [kind, text] of cases)
    test.each(around)(`as %j…%j around a ${kind} is kept as ${text}`, (before, after) => {
      const clean = cleanText(kind, before + text + after);
      expect(clean).toBe(text);
      expect(cleanText(kind, clean)).toBe(clean);
    });

  test("as a link to an address is that address", () => {
    expect(cleanText("email", "mailto:lin@qq.com?subject=Bib")).toBe("lin@qq.com");
    expect(cleanText("phone", "tel:+86-138-0013-8000")).toBe("+8613800138000");
    expect(["tel:+86-138-0013-8000", "0086 138 0013 8000", "00852 9123 4567"].map(cleanAccountPhone)).toEqual([
      "13800138000",
      "13800138000",
      "+85291234567",
    ]);
  });

  test("with characters that turn the direction of writing inside it is kept without them", () => {
    expect(cleanText("name", "\u202eiL gnahZ")).toBe("iL gnahZ");
    expect(cleanText("text", "Line\u202e one\n\u2067Line two")).toBe("Line one\nLine two");
  });
});

test.each<[TextKind, string]>([
  ["name", "'t Hart"],
  ["name", "O'Brien"],
  ["name", "D’Angelo"],
  ["name", "ʻAkau"],
  ["name", "نیلوفر می\u200cخواهد"],
  ["name", "辻\u{e0100}"],
  ["line", "'Run' with me"],
  ["text", "👩‍🚀🏃🏽‍♀️ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}\n  two"],
  ["email", "o'brien@example.com"],
])("the %s %j is as people see it, and stays so", (kind, text) => {
  expect(cleanText(kind, text)).toBe(text);
});

test("a rare character that an old keyboard typed as GBK is the one of Unicode, as fonts have it", () => {
  expect(cleanText("name", "王\ue863")).toBe("王䶮");
  expect(cleanText("name", "\ue815\ue816\ue864")).toBe("⺁𠂇龻");
});

test("a name of characters that nobody sees is none", () => {
  expect(cleanText("name", " \u3164\u200d")).toBe("");
});
