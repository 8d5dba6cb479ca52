import { expect, test } from "vitest";
import type { Route } from "#schemas/generated/types.ts";
import { menuEntries } from "./menu.ts";
import { planRoutes } from "./routePlan.ts";
import { asksForEntry, routesFor, ruleInstants } from "./routesFor.ts";

const from = "2025-10-20T00:00:00+08:00";
const until = "2025-10-27T00:00:00+08:00";
const page = { type: "coming-soon", version: 1, props: {} };
const closed = (props: object) => ({ type: "closed", version: 1, props });
const routes: Route[] = [
  { path: "/home", visible: { from }, page: { type: "home", version: 1, props: {} } },
  {
    path: "/week",
    title: { zh: "比赛周" },
    visible: { from, until },
    children: [{ path: "bags", title: { zh: "存包" }, page }],
  },
  {
    path: "/runners",
    title: { zh: "参赛者" },
    audience: "entered",
    children: [
      { path: "bib", page },
      { path: "live", link: "https://live.example", audience: "logged-in" },
    ],
  },
  { path: "/join", title: { zh: "报名" }, audience: "not-entered", page },
];
const [home] = routes;
const before = Date.parse(from) - 1;
const during = Date.parse(from);
const rule = (at: number, visitor: "unknown" | "logged-in" | "entered") =>
  planRoutes(routesFor(routes, home, { at, visitor }));
const pageAt = (path: string, ...args: Parameters<typeof rule>) => rule(...args).find(path)?.route.page;

test("what is in a group has the group's times: its page names them, and no menu and no title reveals it", () => {
  expect(pageAt("/week/bags", before, "entered")).toEqual(closed({ from: new Date(during).toISOString() }));
  expect(pageAt("/week/bags", during, "unknown")).toEqual(page);
  expect(pageAt("/week/bags", Date.parse(until), "unknown")).toEqual(closed({ until: new Date(until).toISOString() }));
  const titles = (at: number) => menuEntries(rule(at, "unknown"), undefined).map(({ title }) => title.zh);
  expect(titles(before)).not.toContain("存包");
  expect(titles(during)).toContain("存包");
});

test("each visitor opens the pages of their audience, and else a page that names it", () => {
  expect(pageAt("/runners/bib", during, "unknown")).toEqual(closed({ audience: "entered" }));
  expect(pageAt("/runners/bib", during, "logged-in")).toEqual(closed({ audience: "entered" }));
  expect(pageAt("/runners/bib", during, "entered")).toEqual(page);
  expect(pageAt("/join", during, "unknown")).toEqual(page);
  expect(pageAt("/join", during, "entered")).toEqual(closed({ audience: "not-entered" }));
});

test("a link to elsewhere is only there for its audience", () => {
  const linkAt = (visitor: "logged-in" | "entered") => rule(during, visitor).find("/runners/live")?.route.link;
  expect([linkAt("logged-in"), linkAt("entered")]).toEqual([undefined, "https://live.example"]);
});

test("the menu has the entries of all audiences at all times, so that the style sheet can show them before the program runs", () => {
  for (const visitor of ["unknown", "logged-in", "entered"] as const) {
    const entries = menuEntries(rule(during, visitor), undefined);
    expect(entries.map(({ audience }) => audience)).toEqual([undefined, undefined, "entered", "not-entered"]);
    expect(entries[2]?.children.map(({ audience }) => audience)).toEqual(["entered", "entered logged-in"]);
  }
});

test("the home page has no rules", () => {
  expect(pageAt("/home", before, "unknown")).toEqual(routes[0]?.page);
});

test("the program knows when routes change, and whether any asks for a sign-up", () => {
  expect(ruleInstants(routes).filter(Number.isFinite)).toEqual([during, during, Date.parse(until)]);
  expect([asksForEntry(routes), asksForEntry(routes.slice(0, 2))]).toEqual([true, false]);
});
