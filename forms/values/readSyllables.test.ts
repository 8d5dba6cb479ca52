import { expect, test } from "vitest";
import { spellName } from "./pinyin.ts";
import { readSyllables } from "./readSyllables.ts";

test.each([
  ["单雄信", "SHAN", "XIONGXIN"],
  ["仇英", "QIU", "YING"],
  ["区海军", "OU", "HAIJUN"],
  ["解晓东", "XIE", "XIAODONG"],
  ["查建英", "ZHA", "JIANYING"],
  ["曾乐", "ZENG", "LE"],
  ["吕晓单", "LYU", "XIAODAN"],
  ["覃辉", "QIN", "HUI"],
  ["任重", "REN", "ZHONG"],
  ["欧阳娜", "OUYANG", "NA"],
  ["诸葛亮", "ZHUGE", "LIANG"],
  ["上官婉儿", "SHANGGUAN", "WANER"],
  ["王绿", "WANG", "LYU"],
  ["女玉", "NYU", "YU"],
  ["张䶮", "ZHANG", "YAN"],
])("case 5, surnames with a reading of their own: %s is suggested as %s %s", (name, family, given) => {
  expect(spellName(name, readSyllables)).toEqual({ family, given });
});

test.each(["", "单", "Maria Rossi", "阿卜杜拉·买买提", "林 Xiao", "一二三四五六", "王𠀀"])(
  "for %j nothing is suggested rather than something wrong",
  (name) => {
    expect(spellName(name, readSyllables)).toBeUndefined();
  },
);
