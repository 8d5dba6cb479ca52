import { expect, test } from "vitest";
import { messages } from "./generated/errors.ts";
import { messages as scores } from "./generated/kit/score.ts";
import { textIn } from "./getText.ts";

// Programs and people of existing races know these sentences.
test.each([
  ["session/expired", "登录已过期，请重新登录"],
  ["account/wrong-code", "验证码错误"],
  ["captcha/not-passed", "验证未通过"],
  ["sign-up/already-registered", "用户已报名，请勿重复提交"],
  ["submission/not-found", "报名信息不存在"],
  ["account/not-found", "账户信息不存在"],
  ["sign-up/coupon-unknown", "兑换码信息不存在"],
  ["sign-up/one-entrant-only", "该赛事项目不支持代报名"],
  ["export/no-rows", "没有查询到数据哦"],
  ["server/failed", "出错了！"],
] as const)("a runner who is refused with %s reads it in the words of the dictionary", (code, words) => {
  expect(textIn("zh", messages, code).startsWith(words)).toBe(true);
});

test("a runner whose result is not found reads it in the words of the dictionary", () => {
  expect(textIn("zh", scores, "notFound")).toContain("未查询到您的成绩信息，请确认证件信息后再试");
});
