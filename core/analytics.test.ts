import { expect, test } from "vitest";
import { isAllowedCounter, readCounters } from "./analytics.ts";

const website = "83dd64c4-17ad-4e3e-a905-b3d8c867c1a5";
const id = "0123456789abcdef0123456789abcdef";
const all = {
  umami: { host: "stats.example.org", website },
  matomo: { host: "example.org", path: "/tools/matomo", site: 7 },
  baidu: { id },
};

test("the views of a site go to the addresses of its providers, and to nothing else of their hosts", () => {
  expect(readCounters(all)).toEqual([
    { provider: "umami", address: "https://stats.example.org/api/send", id: website },
    { provider: "matomo", address: "https://example.org/tools/matomo/matomo.php", id: "7" },
    { provider: "baidu", address: "https://hm.baidu.com/hm.gif", id },
  ]);
  expect(readCounters(undefined)).toEqual([]);
});

test.each([
  ["a directive in a host", { umami: { host: "a.example.org; script-src *", website } }],
  ["a host with a wildcard", { matomo: { host: "*.example.org", site: 1 } }],
  ["a host of a private network", { matomo: { host: "nas.local", site: 1 } }],
  ["a host with a port", { matomo: { host: "example.org:8443", site: 1 } }],
  ["a path that leads elsewhere", { matomo: { host: "example.org", path: "/../x", site: 1 } }],
  ["a path with a directive", { matomo: { host: "example.org", path: "/x; img-src *", site: 1 } }],
  ["an id with more behind it", { baidu: { id: `${id}&u=x` } }],
  ["a number that is none", { matomo: { host: "example.org", site: "1&rec=0" } }],
  ["a list", { umami: [{ host: "stats.example.org", website }] }],
  ["a text", "umami"],
])("%s does not get into a policy or an address", (_, analytics) => {
  expect(readCounters(analytics)).toEqual([]);
});

test("an operator allows all, some or no hosts", () => {
  const hosts = (allowed: string[] | undefined) => readCounters(all, allowed).map(({ provider }) => provider);
  expect(hosts(undefined)).toEqual(["umami", "matomo", "baidu"]);
  expect(hosts(["https://*.example.org"])).toEqual(["umami"]);
  expect(hosts(["https://hm.baidu.com", "https://example.org"])).toEqual(["matomo", "baidu"]);
  expect(hosts(["none"])).toEqual([]);
  expect(isAllowedCounter("evil.org", ["https://example.org"])).toBe(false);
});
