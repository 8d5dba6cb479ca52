import { expect, test } from "vitest";
import { contact, frame, homeBlocks, pages } from "#blocks/registry.ts";
import { isPersonal } from "#schemas/generated/traits/isPersonal.ts";
import { isPersonalUnit } from "#schemas/personalUnits.ts";
import type { CompiledSite } from "./compiled.ts";
import { countedPages } from "./countedPages.ts";

const types = [
  ...Object.keys({ ...homeBlocks, frame, contact }).map((type) => `home/${type}`),
  ...Object.keys(pages).map((type) => `page/${type}`),
];

test.each(types)("somebody decided whether visits to a page with %s may be counted", (name) => {
  // A new type is personal until its traits.json states otherwise.
  expect(isPersonal[name]).toBe(isPersonalUnit(name));
});

test("a type that nobody has classified counts as personal, and no trait is that of a type that is gone", () => {
  expect(isPersonalUnit("page/of-tomorrow")).toBe(true);
  expect(Object.keys(isPersonal).filter((name) => !types.includes(name))).toEqual([]);
});

const block = (type: string, props: object = {}) => ({ type, version: 1, id: type, props });
const page = (type: string, props: object = {}) => ({ type, version: 1, props });
const site = (router: "hash" | "history", home: object[] = []) =>
  ({
    compiled: 1,
    skipped: [],
    files: {
      "documents/rules.json": { url: "/files/r/rules.json", document: { id: "rules", title: "规程", time: 0 } },
    },
    units: [],
    site: {
      id: "run",
      title: { zh: "跑" },
      languages: ["zh"],
      router,
      home: { blocks: home },
      account: { userAgreement: "/rules", privacyPolicy: "/rules" },
      routes: [
        { path: "/home", title: { zh: "首页" }, page: page("home") },
        { path: "/rules", title: { zh: "规程" }, page: page("document", { dataPath: "documents/rules.json" }) },
        { path: "/enter", title: { zh: "报名" }, aliases: ["/go"], page: page("post", { form: "forms/a.json" }) },
        { path: "/mix", title: { zh: "混合" }, page: page("blocks", { blocks: [block("heading")] }) },
        {
          path: "/deep",
          title: { zh: "深处" },
          page: page("blocks", {
            blocks: [block("columns", { columns: [{ id: "a", blocks: [block("look-up", { kind: "score" })] }] })],
          }),
        },
        { path: "/old", title: { zh: "旧" }, redirect: "/enter" },
        {
          path: "/week",
          title: { zh: "赛周" },
          visible: { until: "2025-10-01T00:00:00+08:00" },
          page: page("document"),
        },
        { path: "/week", title: { zh: "成绩" }, page: page("score-search") },
        { path: "/unknown", title: { zh: "未知" }, page: page("of-tomorrow") },
      ],
    },
  }) as unknown as CompiledSite;

test.each(["hash", "history"] as const)(
  "with %s addresses, pages with personal data are not counted, also inside columns and behind redirects",
  (router) => {
    const { isCounted, personal } = countedPages(site(router));
    const paths = [
      "/home",
      "/rules",
      "/mix",
      "/enter",
      "/go",
      "/deep",
      "/old",
      "/unknown",
      "/week",
      "/account",
      "/nowhere/13800000000",
    ];
    expect(paths.filter(isCounted)).toEqual(["/home", "/rules", "/mix"]);
    expect(personal.toSorted()).toEqual(["/deep", "/enter", "/unknown", "/week"]);
  },
);

test("a home page with a look-up is not counted", () => {
  const { isCounted, personal } = countedPages(site("history", [block("look-up", { kind: "images" })]));
  expect([isCounted("/home"), isCounted("/"), personal.includes("/home")]).toEqual([false, false, true]);
});
