import { describe, expect, test } from "vitest";
import { isEmail } from "./email.ts";
import { isWebAddress } from "./url.ts";

describe("an email address", () => {
  test.each(["lin.xiao@qq.com", "a+b@sub.example.co.uk", "李@例子.中国", "x@xn--fiqs8s.xn--fiqs8s", "1@163.com"])(
    "%s is accepted",
    (address) => {
      expect(isEmail(address)).toBe(true);
    },
  );
  test.each([
    "lin",
    "lin@",
    "@qq.com",
    "lin@qq",
    "lin@@qq.com",
    "lin@qq..com",
    "lin@-qq.com",
    ".lin@qq.com",
    "lin.@qq.com",
    "li n@qq.com",
    "lin@qq.com,xiao@qq.com",
    "lin@qq.c",
    "lin@1.2.3.4",
    "Lin <lin@qq.com>",
    `${"a".repeat(65)}@qq.com`,
    `a@${"b.".repeat(130)}com`,
  ])("%s is refused", (address) => {
    expect(isEmail(address)).toBe(false);
  });
});

describe("a web address", () => {
  test.each([
    "http://example.com",
    "https://results.example.org/2024/marathon?bib=A1024#top",
    "HTTPS://例子.中国/成绩",
    "https://example.org:8443/a",
  ])("%s is accepted", (address) => {
    expect(isWebAddress(address)).toBe(true);
  });
  test.each([
    "example.com",
    "ftp://example.com",
    "javascript:alert(1)",
    "data:text/html,x",
    "//example.com",
    "https:example.com",
    "https:///example.com",
    "https://",
    "https://localhost/",
    "https://127.0.0.1/",
    "https://user@example.com",
    "https://exam ple.com",
    "https://example.com/a b",
    "https://example\u200b.com",
    "https:\\\\example.com",
    "https://.com",
    "https://example.",
  ])("%s is refused", (address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});
