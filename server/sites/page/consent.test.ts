import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, tinyBuilt, tinySite, type World } from "../../testWorld.ts";

const website = "83dd64c4-17ad-4e3e-a905-b3d8c867c1a5";
const baidu = { id: "0123456789abcdef0123456789abcdef" };
const analytics = { umami: { host: "stats.example.org", website }, baidu };
const cookieNotice = { privacyPolicy: "/privacy", text: { zh: "可以统计吗</script>？" } };
const page = (type: string, props: object) => ({ type, version: 1, props });
const block = (type: string, props: object) => ({ type, version: 1, id: type, props });
const routes = [
  { path: "/home", title: { zh: "首页" }, page: page("home", {}) },
  { path: "/privacy", title: { zh: "隐私" }, page: page("blocks", { blocks: [] }) },
  { path: "/score", title: { zh: "成绩" }, page: page("score-search", {}) },
  {
    path: "/mine",
    title: { zh: "查询" },
    page: page("blocks", { blocks: [block("look-up", { kind: "registration" })] }),
  },
];
const site = (id: string, overrides: object) => tinySite({ id, routes, home: { blocks: [] }, ...overrides });
const builtSite = {
  ...tinyBuilt,
  units: { "part/consent": { js: "/assets/consent.js", css: ["/assets/c.css"] } },
};
const files = {
  "plain/site.json": site("plain", {}),
  "hash/site.json": site("hash", { analytics, cookieNotice }),
  "paged/site.json": site("paged", { analytics, cookieNotice, router: "history" }),
};

let world: World;
let strict: World;
beforeAll(async () => {
  world = await openWorld(files, {}, builtSite);
  strict = await openWorld(files, { analyticsHosts: ["https://hm.baidu.com"] }, builtSite);
});
afterAll(async () => {
  await world.close();
  await strict.close();
});

async function open(host: string, url = "/", onWorld = world) {
  const { headers, body } = await onWorld.app.inject({ url, headers: { host: `${host}.localhost` } });
  const policy = String(headers["content-security-policy"]);
  const facts = /id="consent">(.*?)<\/script>/s.exec(body)?.[1];
  const sources = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(" ");
  return { body, policy, sources, facts: facts === undefined ? undefined : JSON.parse(facts) };
}

test("a page without analytics has nothing of them: no question, no script, no host in its policy", async () => {
  const { body, policy } = await open("plain");
  expect(body).not.toContain("consent");
  expect(policy).not.toMatch(/example\.org|baidu/);
});

test("a page that is counted may report to the providers of its site, and load nothing from them", async () => {
  for (const [host, url] of [
    ["hash", "/"],
    ["paged", "/"],
    ["paged", "/privacy"],
  ] as const) {
    const { body, policy, sources, facts } = await open(host, url);
    expect(sources("connect-src")).toContain("https://stats.example.org/api/send");
    expect(sources("img-src")).toContain("https://hm.baidu.com/hm.gif");
    expect(policy.match(/example\.org|hm\.baidu\.com/g)).toHaveLength(2);
    expect(body).toContain('<script type="module" async src="/assets/consent.js"></script>');
    expect(facts.counters.map(({ provider }: { provider: string }) => provider)).toEqual(["umami", "baidu"]);
    expect(facts.personal).toEqual(["/score", "/mine"]);
    expect(facts.policy).toBe(host === "hash" ? "#/privacy" : "/privacy");
    expect(facts.texts.zh.text).toBe("可以统计吗</script>？");
  }
});

test.each(["/score", "/mine", "/nowhere"])(
  "the page at %s, which has personal data or nothing, may not report",
  async (url) => {
    const { policy, facts } = await open("paged", url);
    expect(policy).not.toMatch(/example\.org|baidu/);
    // Visitors can change their answer here, too.
    expect([facts.counters, facts.version]).toEqual([[], (await open("paged")).facts.version]);
  },
);

test("a reader without JavaScript of a site whose pages live in the hash is not asked", async () => {
  const { body, policy } = await open("hash", "/privacy");
  expect(body).not.toContain("consent");
  expect(policy).not.toMatch(/example\.org|baidu/);
});

test("an operator who allows one provider gets it and no other, and visitors are asked about that one", async () => {
  const { policy, facts } = await open("paged", "/", strict);
  expect(policy).not.toContain("example.org");
  expect(facts.counters).toHaveLength(1);
  expect(facts.version).not.toBe((await open("paged")).facts.version);
});
