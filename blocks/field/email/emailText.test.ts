import { expect, test } from "vitest";
import { suggestEmail } from "./emailText.ts";

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
