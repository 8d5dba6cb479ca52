import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSite } from "#compiler/read.ts";
import type { Route } from "#schemas/generated/types.ts";
import { menuEntries, siblingEntries } from "./menu.ts";
import { isNamed, openRoute, planRoutes } from "./routePlan.ts";

const page = (type: string) => ({ type, version: 1, props: {} });

const routes: Route[] = [
  { path: "/home", title: { zh: "首页", en: "Home" }, page: page("home") },
  {
    path: "/race-information",
    aliases: ["/raceInformation"],
    title: { zh: "赛事信息" },
    redirect: "/race-information/raceRules",
    children: [
      { path: "raceRules", title: { zh: "竞赛规程" }, page: page("document") },
      { path: "course", aliases: ["race-route"], title: { zh: "路线" }, page: page("coming-soon") },
      { path: "results", title: { zh: "成绩" }, link: "https://example.org/results" },
    ],
  },
  { path: "/score-search", name: "ScoreSearch", hidden: true, activeMenu: "/home", page: page("score-search") },
  {
    path: "/introduction",
    title: { zh: "介绍" },
    children: [{ path: "about-index", title: { zh: "关于" }, page: page("document") }],
  },
  { path: "/a", redirect: "/b" },
  { path: "/b", redirect: "/a" },
];
const plan = planRoutes(routes);
const open = (path: string) => {
  const planned = plan.find(path);
  return planned && openRoute(planned, plan);
};

test("a visitor reaches a page under both spellings of its group", () => {
  expect(plan.find("/race-information/raceRules")?.pointer).toBe("/routes/1/children/0");
  expect(plan.find("/raceInformation/race-route/")?.pointer).toBe("/routes/1/children/1");
  expect(plan.find("/nowhere")).toBeUndefined();
});

// Each route with all of its addresses, those by another name of a group above it among them.
const spellingsIn = (routes: Route[], groups = [""]): string[][] =>
  routes.flatMap(({ path, aliases = [], children = [] }) => {
    const spellings = [path, ...aliases].flatMap((name) =>
      name.startsWith("/") ? name : groups.map((group) => `${group}/${name}`),
    );
    return [spellings, ...spellingsIn(children, spellings)];
  });

test("a visitor of a shipped race gets the same page by every spelling of its address", () => {
  let others = 0;
  for (const name of readdirSync("fixtures/sites")) {
    const { site } = readSite(readFileSync(`fixtures/sites/${name}/site.json`, "utf8"));
    const routes = (site as { routes: Route[] }).routes;
    const shipped = planRoutes(routes);
    for (const [path = "", ...rest] of spellingsIn(routes)) {
      const planned = shipped.find(path);
      expect(planned, path).toBeDefined();
      for (const other of rest) expect(shipped.find(other), `${other} leads to the page of ${path}`).toBe(planned);
      others += rest.length;
    }
  }
  expect(others).toBeGreaterThan(20);
});

test("a group leads to its redirect, or to its first page", () => {
  expect(open("/raceInformation")).toEqual({ redirect: "/race-information/raceRules" });
  expect(open("/introduction")).toEqual({ redirect: "/introduction/about-index" });
});

test("redirects in a circle end instead of hanging the visitor's browser", () => {
  expect(open("/a")).toBeUndefined();
});

test("the menu leaves hidden entries out and shows an only child instead of its group", () => {
  const menu = menuEntries(plan, plan.find("/home"));
  expect(menu.map(({ to, title, children }) => [to, title.zh, children.length])).toEqual([
    ["/home", "首页", 0],
    ["/race-information", "赛事信息", 3],
    ["/introduction/about-index", "关于", 0],
    ["/a", "/a", 0],
    ["/b", "/b", 0],
  ]);
});

test("an outside entry keeps its address and is marked as outside", () => {
  expect(menuEntries(plan, undefined)[1]?.children[2]).toMatchObject({
    to: "https://example.org/results",
    isExternal: true,
  });
});

test("the menu marks the group of a child, that of a hidden page's entry, and never the home page while another is open", () => {
  const current = (path: string) =>
    menuEntries(plan, plan.find(path))
      .filter(({ isCurrent }) => isCurrent)
      .map(({ to }) => to);
  expect(current("/home")).toEqual(["/home"]);
  expect(current("/score-search")).toEqual([]);
  expect(current("/raceInformation/course")).toEqual(["/race-information"]);
});

test("the collection bar lists the section's pages and marks the open one", () => {
  const bar = siblingEntries(plan, plan.find("/race-information/course"));
  expect(bar.map(({ to, isCurrent }) => [to, isCurrent])).toEqual([
    ["/race-information/raceRules", false],
    ["/race-information/course", true],
    ["https://example.org/results", false],
  ]);
  expect(siblingEntries(plan, plan.find("/home"))).toEqual([]);
});

test("a route is known by its name in every spelling", () => {
  const [score] = [plan.find("/score-search")];
  expect(score && isNamed(score, ["scoreSearch"])).toBe(true);
  expect(score && isNamed(score, ["raceNews"])).toBe(false);
});

test("a site without a home route still has a page at its root", () => {
  expect(planRoutes([{ path: "/news", page: page("document-list") }]).homePath).toBe("/news");
  expect(planRoutes([]).homePath).toBe("/home");
});
