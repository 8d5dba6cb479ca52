import { expect, test } from "vitest";
import { readSite, type Surroundings } from "../read.ts";

const cookieNotice = { privacyPolicy: "https://example.org/privacy" };
const website = "83dd64c4-17ad-4e3e-a905-b3d8c867c1a5";
const site = (more: object) =>
  JSON.stringify({
    $schema: "https://startline.dev/schemas/site/v2.schema.json",
    id: "run",
    title: { zh: "跑" },
    languages: ["zh"],
    home: { blocks: [] },
    routes: [],
    ...more,
  });
const problems = (more: object, surroundings: Surroundings = {}) =>
  readSite(site(more), "site.json", surroundings).problems.map(({ code, pointer }) => `${code} ${pointer}`);
const of = (analytics: unknown) => problems({ analytics, cookieNotice });

test("an organiser counts visits with each of the providers", () => {
  const baidu = { id: "0123456789abcdef0123456789abcdef" };
  const matomo = { host: "example.org", path: "/matomo", site: 7 };
  expect(of({ umami: { host: "stats.example.org", website }, matomo, baidu })).toEqual([]);
});

test.each([
  ["an unknown provider", { google: { id: "G-1" } }, "SL2004 /analytics/google"],
  ["an address for a host", { umami: { host: "https://stats.example.org/", website } }, "SL2012 /analytics/umami/host"],
  ["a host with a wildcard", { matomo: { host: "*.example.org", site: 1 } }, "SL2012 /analytics/matomo/host"],
  ["a host of a private network", { matomo: { host: "stats.internal", site: 1 } }, "SL5240 /analytics/matomo/host"],
  [
    "a path with a slash at its end",
    { matomo: { host: "example.org", path: "/m/", site: 1 } },
    "SL2012 /analytics/matomo/path",
  ],
  [
    "a website id that is none",
    { umami: { host: "stats.example.org", website: "1" } },
    "SL2012 /analytics/umami/website",
  ],
  ["a site id that is a text", { matomo: { host: "example.org", site: "1" } }, "SL2001 /analytics/matomo/site"],
  ["a site id of 0", { matomo: { host: "example.org", site: 0 } }, "SL2013 /analytics/matomo/site"],
  ["the whole script of Baidu", { baidu: { id: "https://hm.baidu.com/hm.js?0123" } }, "SL2012 /analytics/baidu/id"],
  ["no website id", { umami: { host: "stats.example.org" } }, "SL2010 /analytics/umami"],
  ["no provider", {}, "SL2013 /analytics"],
])("%s is one problem at its place", (_, analytics, expected) => {
  expect(of(analytics)).toEqual([expected]);
});

test("an organiser reads which provider the operator does not allow", () => {
  const analytics = {
    umami: { host: "stats.example.org", website },
    baidu: { id: "0123456789abcdef0123456789abcdef" },
  };
  const findProblems = (allowedCounters: string[]) => problems({ analytics, cookieNotice }, { allowedCounters });
  expect(findProblems(["https://*.example.org"])).toEqual(["SL5241 /analytics/baidu"]);
  expect(findProblems(["none"])).toEqual(["SL5241 /analytics/umami/host", "SL5241 /analytics/baidu"]);
});

test("visitors can read what they agree to: in the policy of the notice or of the accounts", () => {
  const analytics = { matomo: { host: "example.org", site: 1 } };
  const account = { userAgreement: "https://example.org/terms", privacyPolicy: "https://example.org/privacy" };
  expect(problems({ analytics })).toEqual(["SL5242 /analytics"]);
  expect(problems({ analytics, cookieNotice: { text: { zh: "统计" } } })).toEqual(["SL5242 /analytics"]);
  expect(problems({ analytics, account })).toEqual([]);
  expect(problems({ analytics, cookieNotice: { privacyPolicy: "/no-such" } })).toEqual([
    "SL5001 /cookieNotice/privacyPolicy",
  ]);
});

test("a notice without analytics is reported, because nobody would see it", () => {
  expect(problems({ cookieNotice })).toEqual(["SL5243 /cookieNotice"]);
});

test("a misspelt name is one problem, not also a notice about nothing or a missing policy", () => {
  const matomo = { host: "example.org", site: 1 };
  expect(problems({ analitics: { matomo }, cookieNotice })).toEqual(["SL2004 /analitics"]);
  expect(problems({ analytics: { matomo }, cookieNotice: { privacyPolcy: cookieNotice.privacyPolicy } })).toEqual([
    "SL2004 /cookieNotice/privacyPolcy",
  ]);
});

test("an organiser learns once for each page that analytics leave it out, and because of which block", () => {
  const block = (type: string, id: string, props = {}) => ({ type, version: 1, id, props });
  const page = (path: string, blocks: object[]) => ({
    path,
    title: { zh: "页" },
    page: { type: "blocks", version: 1, props: { blocks } },
  });
  const entry = block("my-entry", "own");
  const tab = (id: string) => ({ id, title: { zh: id }, blocks: [entry] });
  const content = {
    cookieNotice,
    home: { blocks: [block("heading", "top", { text: { zh: "跑" } }), entry, block("my-entry", "again")] },
    routes: [
      page("/mine", [block("tabs", "tabs", { tabs: [tab("one"), tab("two")] })]),
      page("/plain", [block("heading", "title", { text: { zh: "跑" } })]),
    ],
  };
  const notes = (more: object) => problems({ ...content, ...more }).filter((problem) => problem.startsWith("SL5215"));
  expect(notes({ analytics: { matomo: { host: "example.org", site: 1 } } })).toEqual([
    "SL5215 /home/blocks/1",
    "SL5215 /routes/0/page/props/blocks/0/props/tabs/0/blocks/0",
  ]);
  expect(notes({})).toEqual([]);
});
