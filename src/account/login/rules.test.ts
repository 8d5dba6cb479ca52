import { expect, test } from "vitest";
import { cleanAccountPhone, cleanText } from "#core/typedText.ts";
import { checkCode, checkPhone, confirmRule, emailRule, passwordRule } from "./rules.ts";

test("a runner's number is the same however they write it", () => {
  for (const written of [
    "13800000001",
    "138 0000 0001",
    "+86 138-0000-0001",
    "008613800000001",
    "１３８００００００１２",
  ])
    expect([written, checkPhone(written)]).toEqual([written, undefined]);
  expect(cleanAccountPhone("+86 138-0000-0001")).toBe("13800000001");
  expect(cleanAccountPhone("１３８００００００１２")).toBe("13800000012");
  expect(cleanAccountPhone("+852 9123 4567")).toBe("+85291234567");
});

test.each([
  ["", "phoneRequired"],
  ["   ", "phoneRequired"],
  ["1380000000", "phoneWrong"],
  ["138000000011", "phoneWrong"],
  ["12800000001", "phoneWrong"],
  ["23800000001", "phoneWrong"],
  ["runner", "phoneWrong"],
])("the number “%s” is refused: %s", (written, fault) => {
  expect(checkPhone(written)).toBe(fault);
});

test("a code of blanks is none; one that is pasted with blanks is one", () => {
  expect(checkCode("  ")).toBe("codeRequired");
  expect([checkCode("123 456"), cleanText("code", " 123 456 ")]).toEqual([undefined, "123456"]);
});

test.each(["runner@example.com", "Li.Na+race@mail.example.cn", "ｒunner@example.com"])(
  "%s is an email address",
  (email) => {
    expect(emailRule(true)(email)).toBeUndefined();
  },
);

test.each(["runner", "runner@", "@example.com", "runner@example", "a b@example.com", "runner@example.c"])(
  "“%s” is no email address, and the error is that of its view",
  (email) => {
    expect([emailRule(true)(email), emailRule(false)(email)]).toEqual(["emailInvalid", "emailWrong"]);
  },
);

test("a password has 6 to 20 letters and digits, both of them, and nothing else", () => {
  const check = passwordRule("basic");
  expect(["abc123", "A1".repeat(10)].map(check)).toEqual([undefined, undefined]);
  for (const bad of ["abc12", `${"A1".repeat(10)}x`, "abcdef", "123456", "abc 123", "abc-123", "密码abc123"])
    expect([bad, check(bad)]).toEqual([bad, "passwordBasic"]);
  expect(check("")).toBe("passwordRequired");
});

test("if the server wants strong passwords, only their length counts", () => {
  const check = passwordRule("strong");
  expect([check("abc123"), check("correct horse battery"), check("赛".repeat(10))]).toEqual([
    "passwordStrong",
    undefined,
    undefined,
  ]);
});

test("the second password is the first again", () => {
  expect(["", "abc124", "abc123"].map(confirmRule("abc123"))).toEqual(["confirmRequired", "confirmDiffers", undefined]);
});
