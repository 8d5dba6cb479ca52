import { expect, test } from "vitest";
import { isNameableHost, isNamed, nameableHosts } from "./hosts.ts";

test.each(["img.example.org", "*.example.org", "a-b.cdn.example.com.cn", "xn--fiqs8s.cn", "*.cdn.example.co.uk"])(
  "an organiser may name the host %s",
  (host) => expect(isNameableHost(host)).toBe(true),
);

test.each([
  "https://img.example.org",
  "img.example.org/path",
  "img.example.org:8443",
  "Img.example.org",
  "*",
  "*.org",
  "*.com.cn",
  "a.*.example.org",
  "**.example.org",
  "127.0.0.1",
  "10.0.0.8",
  "[::1]",
  "localhost",
  "printer.local",
  "wiki.internal",
  "nas.lan",
  "router.home.arpa",
  "img.example.org; script-src *",
  "img.example.org 'unsafe-inline'",
  "img.example.org,evil.example",
  "img.example.org\r\nset-cookie: a=b",
  `${"a".repeat(60)}.${"b".repeat(60)}.example.org`,
  "",
])("an attacker or a slip does not get %j into the policy", (host) => {
  expect(isNameableHost(host)).toBe(false);
  expect(nameableHosts([host, 7, null, "img.example.org"])).toEqual(["img.example.org"]);
});

test("at most ten hosts of a kind count, and only those of a list", () => {
  expect(nameableHosts(Array.from({ length: 30 }, (_, index) => `h${index}.example.org`))).toHaveLength(10);
  expect(nameableHosts({ 0: "img.example.org" })).toEqual([]);
});

test("a star stands for the hosts below a name, as it does for browsers", () => {
  expect(isNamed("a.example.org", ["*.example.org"])).toBe(true);
  expect(isNamed("example.org", ["*.example.org"])).toBe(false);
  expect(isNamed("badexample.org", ["*.example.org"])).toBe(false);
  expect(isNamed("img.example.org", ["img.example.org"])).toBe(true);
});
