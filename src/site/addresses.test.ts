import { describe, expect, test } from "vitest";
import type { Route } from "#schemas/generated/types.ts";
import { hashAddresses as hash } from "./addresses.ts";
import type { CompiledSite } from "./compiled.ts";
import links, { getTarget } from "./links.ts";
import { findPlace } from "./places.ts";
import { planRoutes } from "./routePlan.ts";

const page = (type: string, props = {}) => ({ type, version: 1, props });
const routes = [
  { path: "/home", page: page("home") },
  { path: "/news", aliases: ["/Old"], page: page("document-list", { documents: [] }) },
  { path: "/赛道", page: page("coming-soon") },
  { path: "/rules", page: page("document", { dataPath: "documents/rules.json" }) },
] as Route[];
const compile = (router: "hash" | "history", siteRoutes: Route[] = routes): CompiledSite => ({
  compiled: 1,
  site: { router, routes: siteRoutes, home: { blocks: [] } } as unknown as CompiledSite["site"],
  skipped: [],
  files: {
    "documents/rules.json": { url: "/files/a/rules.json", document: { id: "r1", time: 0, title: "规程" } },
    "documents/medal.json": { url: "/files/b/medal.json", document: { id: "m1", time: 0, title: "奖牌" } },
  },
  units: [],
});
const plan = planRoutes(routes);
const real = links.createRealAddresses(plan, hash);

describe("a link to a page of the site", () => {
  test("leads behind the # if the site has one address, in any spelling", () => {
    expect(hash.href("/Old?x=1#top")).toBe("#/Old?x=1#top");
    expect(hash.target("/Old")).toBe("/Old");
  });

  test.each([
    ["/home", "/"],
    ["/", "/"],
    ["/Old", "/news"],
    ["/NEWS/?page=2#draw", "/news?page=2#draw"],
    ["/赛道", "/%E8%B5%9B%E9%81%93"],
    ["/%E8%B5%9B%E9%81%93", "/%E8%B5%9B%E9%81%93"],
    ["/documents/a%23b", "/documents/a%23b"],
    ["/\\evil.example", "/%5Cevil.example"],
  ])("%s has the address %s if each page has its own", (link, address) => {
    expect(real.href(link)).toBe(address);
  });

  test("keeps the instant that is previewed", () => {
    const preview = links.createRealAddresses(plan, hash, "at=2025-08-11T10%3A00");
    expect(preview.href("/home")).toBe("/?at=2025-08-11T10%3A00");
    expect(preview.href("/news?page=2#draw")).toBe("/news?page=2&at=2025-08-11T10%3A00#draw");
    expect(preview.href("/news?at=2025-08-12T10%3A00")).toBe("/news?at=2025-08-12T10%3A00");
  });
});

test.each([
  ["/news?team=abcdefghijklmnopqrstuv-_", "/news#team=abcdefghijklmnopqrstuv-_"],
  ["/Old?team=abcdefghijklmnopqrstuv-_&a=1", "/news?a=1#team=abcdefghijklmnopqrstuv-_"],
  ["/news?a=1&team=abcdefghijklmnopqrstuv-_", "/news?a=1#team=abcdefghijklmnopqrstuv-_"],
])("a team's link of the time when the site had one address, %s, sends its token to no server", (link, address) => {
  expect(real.target(link)).toBe(address);
});

test("an old address behind the # opens its page on any address of the site", () => {
  expect(real.read({ pathname: "/news", hash: "#/rules?x=1#top" })).toBe("/rules");
  expect(real.read({ pathname: "/news", hash: "#draw" })).toBe("/news");
  expect(hash.read({ pathname: "/rules", hash: "" })).toBe("/rules");
});

describe("the page at a path", () => {
  const at = (router: "hash" | "history", path: string, routes?: Route[]) =>
    findPlace(compile(router, routes), routes ? planRoutes(routes) : plan, path);

  test("is the home page at the root only, if pages have their own addresses", () => {
    expect(at("history", "/")).toMatchObject({ shows: "home", path: "/home" });
    expect(at("history", "/HOME")).toEqual({ leadsTo: "/", isPermanent: true });
    expect(at("hash", "/")).toEqual({ leadsTo: "/home", isPermanent: true });
    expect(at("hash", "/HOME")).toMatchObject({ shows: "home", path: "/home" });
  });

  test("is a document at the page that shows it, or at its own", () => {
    expect(at("history", "/documents/r1")).toEqual({ leadsTo: "/rules", isPermanent: true });
    expect(at("history", "/documents/m1")).toEqual({ leadsTo: "/documents/medal", isPermanent: true });
    expect(at("history", "/documents/medal")).toMatchObject({ shows: "document", file: "documents/medal.json" });
    expect(at("hash", "/documents/m1")).toMatchObject({ shows: "document", path: "/documents/m1" });
  });

  test.each([
    [
      "a ring of redirects",
      [
        { path: "/a", redirect: "/b" },
        { path: "/b", redirect: "/a" },
      ],
    ],
    ["a group whose only page leads back to it", [{ path: "/a", children: [{ path: "b", redirect: "/a" }] }]],
    [
      "a home page that leads to itself",
      [
        { path: "/home", redirect: "/" },
        { path: "/a", redirect: "/home" },
      ],
    ],
  ])("is nothing in %s", (_what, siteRoutes) => {
    for (const router of ["hash", "history"] as const)
      expect(at(router, "/a", siteRoutes as Route[])).toMatchObject({ shows: "nothing" });
  });

  test("is kept by browsers and search engines if the route states that its redirect is permanent", () => {
    const pages = [
      { path: "/home", page: page("home") },
      { path: "/news", page: page("coming-soon") },
    ];
    const to = (isPermanent?: boolean) => [...pages, { path: "/old", redirect: "/news", isPermanent }] as Route[];
    expect(at("history", "/old", to(true))).toEqual({ leadsTo: "/news", isPermanent: true });
    expect(at("history", "/old", to())).toEqual({ leadsTo: "/news", isPermanent: false });
  });

  test("is the first page where a site has no home page", () => {
    const routes = [{ path: "/news", page: page("coming-soon") }] as Route[];
    expect(at("history", "/", routes)).toMatchObject({ shows: "page", path: "/news" });
    expect(at("history", "/home", routes)).toEqual({ leadsTo: "/", isPermanent: true });
    expect(at("hash", "/home", routes)).toEqual({ leadsTo: "/news", isPermanent: true });
  });
});

describe("a press on a link", () => {
  const program = { addresses: real, isPage: (path: string) => ["/", "/news"].includes(path) };
  const press = (href: string, more: { target?: string; download?: boolean; search?: string } = {}) =>
    getTarget(
      { href, target: more.target ?? "", hasAttribute: () => more.download ?? false },
      { origin: "https://race.example", search: more.search ?? "" },
      program,
    );

  test("on a page of the site stays in the program", () => {
    expect(press("https://race.example/news?page=2#draw")).toBe("/news?page=2#draw");
    expect(press("https://race.example/?at=x", { search: "?at=x" })).toBe("/?at=x");
  });

  test.each([
    ["another site", "https://other.example/news", {}],
    ["a file", "https://race.example/files/a/plan.pdf", {}],
    ["an address that is not there", "https://race.example/none", {}],
    ["a new tab", "https://race.example/news", { target: "_blank" }],
    ["a download", "https://race.example/news", { download: true }],
    ["another language", "https://race.example/news?language=en", {}],
    ["another instant", "https://race.example/news?at=2025", {}],
    ["the present, out of a preview", "https://race.example/news", { search: "?at=2025" }],
  ])("on %s is left to the browser", (_what, href, more) => {
    expect(press(href, more)).toBeUndefined();
  });

  test("is left to the browser if pages are behind the #", () => {
    expect(
      getTarget(
        { href: "https://race.example/#/news", target: "", hasAttribute: () => false },
        { origin: "https://race.example", search: "" },
        { ...program, addresses: hash },
      ),
    ).toBeUndefined();
  });
});
