import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueAt } from "#core/pointers.ts";
import { runs } from "#scripts/properties.ts";
import { compileSite } from "../../compile.ts";
import { readMessage } from "../../problems/readMessage.ts";
import { readSite } from "../../read.ts";

const fixture = (version: string) =>
  readFileSync(join(import.meta.dirname, `../../../fixtures/site/${version}.json`), "utf8");
const [flatSite, wholeSite] = [fixture("v1"), fixture("v2")];
const flat = JSON.parse(flatSite);
const read = (config: unknown, race?: unknown) => readSite(JSON.stringify(config, null, 2), "site.json", { race });

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe("an organiser with a flat config", () => {
  test("gets the whole site of version 2 that the fixture shows", () => {
    expect(read(flat).site).toEqual(JSON.parse(wholeSite));
  });

  test("finds every text of the old file in the new site", () => {
    const all = new Set(texts(read(flat).site));
    const codes = [
      "1",
      "score-search",
      "2026-03-01 09:00:00",
      "2026-03-15 18:00:00",
      "Layout",
      "link",
      "views/document/index",
      "comingSoon",
      "DocumentViewList2",
    ];
    const lost = texts(flat).filter((text) => text !== "" && !all.has(text) && !codes.includes(text));
    expect(lost).toEqual([]);
    for (const became of [
      "/score-search",
      "2026-03-01T09:00:00+08:00",
      "document",
      "coming-soon",
      "document-view-list2",
    ])
      expect(all).toContain(became);
  });

  test("finds every part that a flat config can have, even one that has no effect", () => {
    const meta = (name: string) => ({ title: `${name} title`, dataPath: `documents/${name}.json` });
    const pages = ["Layout", "document", "documentList", "videoCollection", "scoreSearch", "post", "upload", "Unheard"];
    const whole = {
      ...flat,
      mobileUrl: "https://m.example.org/",
      copyrightImg: [{ id: "filing", name: "公安备案", src: "media/police.svg" }, { name: "没有地址的图" }],
      qrCode: [{ id: "account", label: "视频号", url: "media/qr.svg" }, { name: "没有地址的码" }],
      websiteRegInfo: [{ id: "备案 一", label: "柳备 1 号", link: null }],
      remoteAsyncRoutes: pages.map((component) => ({ path: `/x${component}`, component, meta: meta(component) })),
    };
    const all = JSON.stringify(read(whole).site);
    const { searchConfigList, remoteAsyncRoutes: _, ...others } = whole;
    const named = [...texts(others), ...pages.flatMap((name) => Object.values(meta(name))), "Unheard"];
    const became = ["1", "score-search"];
    expect(named.filter((text) => !became.includes(text) && !all.includes(JSON.stringify(text).slice(1, -1)))).toEqual(
      [],
    );
    expect(read(whole).site?.footer?.images?.[0]?.image.alt).toEqual({ zh: "公安备案", en: "公安备案" });
  });

  test("loses no value of a wrong kind, and visitors' pages do not meet it", () => {
    const wrong = {
      websiteTitle: 5,
      internationalization: "yes",
      logo: { url: "media/a.svg" },
      mobileUrl: ["https://m.example.org/"],
      websiteRegInfo: ["柳备", { label: 7 }],
      adListTop: [{ surfacePlotUrl: "media/a.svg", jumpUrl: { path: "/a" } }],
      copyrightImg: [7, { text: "柳" }],
      remoteAsyncRoutes: [
        "r",
        { path: "/x", name: 9, redirect: ["/y"], component: { a: 1 }, meta: "m", children: "c" },
      ],
    };
    const { site } = read(wrong);
    const route = site?.routes.find(({ path }) => path === "/x");
    expect(route).toEqual({
      path: "/x",
      meta: "m",
      component: { a: 1 },
      flat: { name: 9, redirect: ["/y"], children: "c" },
    });
    const { adListTop: _, mobileUrl, ...rest } = wrong;
    expect(site).not.toHaveProperty("mobileUrl");
    expect(site).toMatchObject({
      ...rest,
      websiteRegInfo: ["柳备"],
      remoteAsyncRoutes: ["r"],
      flat: { mobileUrl },
      title: { zh: "" },
      footer: { links: [{ flat: { label: 7 } }] },
      header: { banners: [{ jumpUrl: { path: "/a" } }] },
    });
  });

  test("keeps fields that nobody knows, at the top and unchanged", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string({ minLength: 1 }).map((name) => `own ${name}`),
          fc.jsonValue(),
        ),
        (extra) => {
          const { site } = read({ ...extra, websiteTitle: "赛" });
          for (const [name, value] of Object.entries(JSON.parse(JSON.stringify(extra))))
            expect((site as unknown as Record<string, unknown>)[name]).toEqual(value);
        },
      ),
    );
  });

  test("sees each list in its block", () => {
    const { site } = read(flat);
    expect(site?.home.blocks.map(({ type }) => type)).toEqual([
      "carousel",
      "search-entries",
      "news-and-notices",
      "video-list",
      "wonderful-pictures",
      "social-media",
      "ad-list",
    ]);
    expect(site?.header?.banners?.[0]).toEqual({
      id: "ad-1",
      image: { src: "media/ad-top.svg" },
      link: "//shop.example.org/",
      linkEn: "//shop.example.org/en/",
    });
    expect(site?.footer?.links).toEqual([
      { id: "7", label: { zh: "柳备 2026007 号" }, link: "https://filing.example.org/7" },
    ]);
    expect(site?.footer?.images).toHaveLength(2);
    expect(site?.languages).toEqual(["zh", "en"]);
  });

  test("has look-up pages that are open or closed as the old switches say", () => {
    const { site } = read(flat);
    const propsAt = (path: string) => site?.routes.find((route) => route.path === path)?.page?.props;
    expect(propsAt("/registration-search")).toEqual({ isOpen: true, link: "https://lookup.example.org/willow-bay" });
    expect(propsAt("/score-search")).toMatchObject({ isOpen: false, closedText: { zh: "比赛日当晚公布" } });
    expect(propsAt("/image-search")).toEqual({ isOpen: false, closedText: { zh: "照片整理中" } });
    expect(propsAt("/post")).toMatchObject({ isOpen: true, opensAt: "2026-03-01T09:00:00+08:00" });
  });

  test("gets the standard pages once, even if the file has some of them itself", () => {
    const { site } = read({
      remoteAsyncRoutes: [
        { path: "/scoreSearch", component: "ScoreSearch" },
        { path: "/", component: "Layout", children: [{ path: "home", component: "home" }] },
      ],
    });
    const paths = site?.routes.map(({ path }) => path) ?? [];
    expect(paths).toContain("/registration-search");
    expect(paths).not.toContain("/score-search");
    expect(paths).not.toContain("/home");
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("learns of an unknown page component at its place in the old file, and visitors keep the route", () => {
    const { problems, skipped, site } = readSite(flatSite);
    const [error] = problems.filter(({ severity }) => severity === "error");
    expect(error).toMatchObject({ code: "SL2006", pointer: "/remoteAsyncRoutes/3/component" });
    expect(flatSite.split("\n")[(error?.line ?? 0) - 1]?.slice((error?.column ?? 0) - 1)).toMatch(/^"TideChart"/);
    expect(skipped.map((pointer) => valueAt(site, `${pointer}/props`))).toEqual([{ dataPath: "documents/tides.json" }]);
  });

  test("gets one problem for a mistake in an old list, at its place in the old file", () => {
    const { problems, skipped } = read({
      carouselList: [{ surfacePlotUrl: "media/a.jpg" }, { surfacePlotUrl: 5 }],
      adListBottom: [{ surfacePlotUrl: "media/a.svg", jumpUrl: "javascript:alert(1)" }],
    });
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ["SL2001", "/carouselList/1/surfacePlotUrl"],
      ["SL2007", "/adListBottom/0/jumpUrl"],
    ]);
    expect(problems.every((problem) => !readMessage(problem).en.includes("/home/blocks"))).toBe(true);
    expect(skipped).toEqual(["/home/blocks/0"]);
  });

  test("loses nothing of a list that has the wrong kind", () => {
    const { site, problems } = read({ carouselList: "media/a.jpg", remoteAsyncRoutes: { path: "/x" } });
    expect(site).toMatchObject({ carouselList: "media/a.jpg", remoteAsyncRoutes: { path: "/x" } });
    expect(problems.map(({ pointer }) => pointer)).toEqual(["/carouselList", "/remoteAsyncRoutes"]);
  });

  test("gets a countdown as soon as the platform knows when the race starts", () => {
    const race = {
      raceName: "柳湾半马",
      startTime: "2026-05-10 07:30:00",
      signUpStartTime: 1740790800000,
      signUpEndTime: "2026-03-15 18:00:00",
      signUpUrl: "post",
    };
    const { site, problems } = read({ websiteTitle: "赛" }, race);
    expect(problems).toEqual([]);
    expect(site?.race).toEqual({
      name: { zh: "柳湾半马" },
      startsAt: "2026-05-10T07:30:00+08:00",
      registration: { opensAt: "2025-03-01T09:00:00+08:00", closesAt: "2026-03-15T18:00:00+08:00", link: "/post" },
      // The pages of every flat site: the hero leads there after the race.
      lookupLink: "/registration-search",
      resultsLink: "/score-search",
    });
    expect(site?.home.blocks.map(({ type }) => type)).toEqual(["countdown"]);
    expect(read({ websiteTitle: "赛" }).site?.home.blocks).toEqual([]);
  });

  test("never stops the program, with any content of the fields", () => {
    const names = [...Object.keys(flat), "id", "title", "home", "routes", "race", "theme"];
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.dictionary(
          fc.constantFrom(
            "id",
            "path",
            "meta",
            "children",
            "component",
            "surfacePlotUrl",
            "jumpUrl",
            "src",
            "title",
            "link",
          ),
          fc.jsonValue(),
        ),
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), junk), (config) => {
        const source = JSON.stringify(config);
        expect(() => readSite(source)).not.toThrow();
        const compiled = compileSite(source, {});
        if (compiled)
          expect(
            readSite(JSON.stringify(compiled.site)).problems.filter(
              ({ code, pointer }) => code === "SL2001" && !pointer.includes("/props"),
            ),
          ).toEqual([]);
      }),
      { numRuns: runs(150) },
    );
  });
});
