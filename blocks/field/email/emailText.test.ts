import { expect, test } from "vitest";
import { cleanEmail, suggestEmail } from "./emailText.ts";

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
])("an address typed as %j is kept as %j when the runner leaves it", (typed, kept) => {
  expect(cleanEmail(typed)).toBe(kept);
});

test.each([
  ["a@gmial.com", "a@gmail.com"],
  ["a@gamil.com", "a@gmail.com"],
  ["a@gmail.co", "a@gmail.com"],
  ["a@hotmial.com", "a@hotmail.com"],
  ["a@outlok.com", "a@outlook.com"],
  ["a@qq.con", "a@qq.com"],
  ["a@qq", "a@qq.com"],
  ["a@163com", "a@163.com"],
  ["a@company.con", "a@company.com"],
  ["a@school.edu.cn.com", "a@school.edu.com.cn"],
])("a runner who writes %s is offered %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "a@qq.com",
  "a@gmail.com",
  "a@mail.com",
  "a@ymail.com",
  "a@sina.cn",
  "a@yahoo.co.jp",
  "a@pku.edu.cn",
  "a@vip.163.com",
  "a@",
  "qq.con",
  "",
])("an address that may well be meant so is left alone: %j", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
