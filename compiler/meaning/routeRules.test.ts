import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

const account = { userAgreement: "/rules", privacyPolicy: "/rules" };
const page = { type: "coming-soon", version: 1, props: {} };
const route = (path: string, more: object = {}) => ({ path, title: { zh: "页面" }, page, ...more });
const group = (path: string, children: object[], more: object = {}) => ({
  path,
  title: { zh: "组" },
  children,
  ...more,
});
const visible = (from?: string, until?: string) => ({
  visible: { ...(from && { from: `${from}T00:00:00+08:00` }), ...(until && { until: `${until}T00:00:00+08:00` }) },
});
const week = visible("2025-10-20", "2025-10-27");
const rules = route("/rules");

/** The code, place and params of each problem of a site with these routes. */
function found(routes: object[], more: object = {}, blocks: object[] = []): unknown[] {
  const source = siteWith(blocks, routes, { account, ...more });
  return readSite(source).problems.map(({ code, pointer, params }) => [code, pointer, params]);
}

test("an organiser who shows pages at times and to audiences reads of no problem", () => {
  const bags = route("bags", { audience: "entered", ...visible(undefined, "2025-10-26") });
  expect(
    found([rules, group("/raceWeek", [route("expo"), bags], week), route("/join", { audience: "not-entered" })]),
  ).toEqual([]);
});

test("a page that closes before its group opens, or that is for others than its group, is shown to nobody", () => {
  const early = route("early", visible("2025-10-01", "2025-10-10"));
  const late = route("late", visible("2025-11-01"));
  const shown = route("shown");
  expect(found([rules, group("/raceWeek", [early, late, shown], week)])).toEqual([
    ["SL2030", "/routes/1/children/0/visible/until", { name: "until", at: "2025-10-20T00:00:00+08:00" }],
    ["SL2030", "/routes/1/children/1/visible/from", { name: "from", at: "2025-10-27T00:00:00+08:00" }],
  ]);
  const join = route("join", { audience: "not-entered" });
  expect(found([rules, group("/runners", [join, shown], { audience: "entered" })])).toEqual([
    ["SL2030", "/routes/1/children/0/audience", { name: "audience", at: undefined }],
  ]);
});

test("a page whose own times are swapped has that one problem", () => {
  const swapped = route("/expo", visible("2025-10-27", "2025-10-20"));
  expect(found([rules, swapped]).map((finding) => (finding as string[]).slice(0, 2))).toEqual([
    ["SL5101", "/routes/1/visible/until"],
  ]);
});

test("an audience needs accounts, except for everybody", () => {
  const routes = [rules, route("/all", { audience: "everybody" }), route("/runners", { audience: "entered" })];
  expect(found(routes, { account: undefined })).toEqual([["SL2031", "/routes/2/audience", { audience: "entered" }]]);
});

test("the home page is always shown", () => {
  const home = route("/home", { ...week, page: { type: "home", version: 1, props: {} } });
  expect(found([rules, home])).toEqual([["SL2032", "/routes/1/visible", { name: "visible" }]]);
});

test("an organiser reads from when on the menu has no entries, and a group none to show", () => {
  expect(found([route("/expo", visible(undefined, "2025-10-27"))], { account: undefined })).toEqual([
    ["SL2033", "/routes", { at: "2025-10-27T00:00:00+08:00" }],
  ]);
  const forRunners = group("/runners", [route("bags", { audience: "entered" })]);
  expect(found([rules, forRunners])).toEqual([["SL2034", "/routes/1", { path: "/runners", at: undefined }]]);
});

test("a link to a page that is not visible as long as the link is a warning with the times, in blocks and in documents", () => {
  const link = { id: "go", label: { zh: "去看" }, link: "/expo" };
  const buttons = (more = {}) => ({ type: "button-row", version: 1, id: "b", props: { buttons: [link] }, ...more });
  const routes = [rules, route("/expo", week)];
  const times = { link: "/expo", from: "2025-10-20T00:00:00+08:00", until: "2025-10-27T00:00:00+08:00" };
  const place = "/home/blocks/0/props/buttons/0/link";
  expect(found(routes, {}, [buttons()])).toEqual([["SL2035", place, times]]);
  const longer = visible("2025-10-21", "2025-10-28");
  expect(found(routes, {}, [buttons(longer)])).toEqual([["SL2035", place, { ...times, from: undefined }]]);
  expect(found(routes, {}, [buttons(visible("2025-10-21", "2025-10-22"))])).toEqual([]);
  const inside = { type: "group", version: 1, id: "g", ...week, props: { blocks: [buttons()] } };
  expect(found(routes, {}, [inside])).toEqual([]);
  const beside = group(
    "/news",
    [route("expo-news", { page: { type: "blocks", version: 1, props: { blocks: [buttons()] } } })],
    week,
  );
  expect(found([...routes, beside])).toEqual([]);
  const documents = {
    "documents/a.json": JSON.stringify({ id: "a", time: 1, title: "公告", content: '<a href="/expo">博览会</a>' }),
  };
  const site = readSite(siteWith([], routes, { account }), undefined, { documents });
  expect(site.problems.map(({ code, file }) => [code, file])).toContainEqual(["SL2035", "documents/a.json"]);
});

test("a time of a page can be a fact of the race", () => {
  const race = { name: { zh: "跑" }, startsAt: "2025-10-26T07:30:00+08:00", items: [] };
  const source = siteWith([], [rules, route("/live", { visible: { from: { $race: "/startsAt" } } })], {
    race,
  });
  const { site, problems } = readSite(source);
  expect(problems).toEqual([]);
  expect(site?.routes[1]?.visible).toEqual({ from: race.startsAt });
});

test("links to a home page with times are not reported: it is always shown", () => {
  const home = { path: "/", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} }, ...week };
  const block = {
    type: "call-to-action",
    version: 1,
    id: "c",
    props: { title: { zh: "去" }, action: { label: { zh: "去" }, link: "/" } },
  };
  expect(found([rules, home], {}, [block])).toEqual([["SL2032", "/routes/1/visible", { name: "visible" }]]);
});
