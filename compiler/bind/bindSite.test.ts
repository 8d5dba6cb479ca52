import { describe, expect, test } from "vitest";
import { valueAt } from "#core/pointers.ts";
import { richText } from "#fixtures/site/siteWith.ts";
import { compileSite } from "../compile.ts";
import { diffSites } from "../diff/diff.ts";
import { fixSource } from "../edit/fixes.ts";
import { keepBindings } from "../edit/keepBindings.ts";
import { upgradeSource } from "../edit/newest.ts";
import { readMessage } from "../problems/readMessage.ts";
import { readSite } from "../read.ts";
import { folders } from "../testMutations.ts";
import { siteV2 } from "../upgrade/site/siteV2.ts";
import { mostBindings } from "./bindSite.ts";
import { call, findProblems, post, race, source } from "./testRace.ts";

const good = richText("good", "<p>照常显示</p>");
const countdown = (props: object) => ({ type: "countdown", version: 1, id: "c", props });
const shown = (blocks: unknown[], pointer: string, more: object = {}) =>
  valueAt(compileSite(source(blocks, more), {})?.site, pointer);

describe("a visitor reads the facts of the race that the organiser bound", () => {
  test.each([
    ["/items/marathon/feeFen", undefined, "150 元", "¥150"],
    ["/items/marathon/feeFen", "money", "150 元", "¥150"],
    ["/items/marathon/feeFen", "number", "150", "150"],
    ["/items/marathon/places", undefined, "5,000", "5,000"],
    ["/items/marathon/distanceKm", undefined, "42.195 公里", "42.195 km"],
    ["/items/fun-run/distanceKm", undefined, "约 5 公里", "about 5 km"],
    ["/items/marathon/minAge", undefined, "20 周岁", "20"],
    ["/items/marathon/age", undefined, "20 周岁起", "20 and over"],
    ["/items/fun-run/age", undefined, "不限", "no minimum"],
    ["/items/marathon/allocation", undefined, "抽签", "draw"],
    ["/items/marathon/name", "text", "马拉松", "Marathon"],
    ["/startsAt", undefined, "2026年10月25日 07:30", "25 October 2026, 07:30"],
    ["/startsAt", "date", "2026年10月25日", "25 October 2026"],
    ["/startsAt", "day", "10月25日", "25 October"],
    ["/startsAt", "weekday", "星期日", "Sunday"],
    ["/startsAt", "time", "07:30", "07:30"],
    ["/duration", undefined, "6 小时 15 分钟", "6 h 15 min"],
    ["/places", undefined, "5,300", "5,300"],
    ["/itemCount", undefined, "2", "2"],
    ["/city", undefined, "柳湾", "柳湾"],
  ])("%s as %s", (path, as, zh, en) => {
    const block = call({ $race: path, as });
    expect(findProblems(source([block]))).toEqual([]);
    expect(shown([block], "/home/blocks/0/props/title")).toEqual({ zh, en });
  });

  test("in one language of a text", () => {
    const block = call({ zh: { $race: "/startsAt", as: "date" }, en: "Soon" });
    expect(shown([block], "/home/blocks/0/props/title")).toEqual({ zh: "2026年10月25日", en: "Soon" });
  });

  test("as numbers, instants, times of day and links, as each place takes them", () => {
    const cutOffs = {
      type: "cut-off-times",
      version: 1,
      id: "cut",
      props: {
        start: { $race: "/startsAt" },
        points: [
          { id: "a", distanceKm: { $race: "/items/marathon/distanceKm" }, at: { $race: "/endsAt" }, name: race.name },
        ],
      },
    };
    const block = countdown({ target: { $race: "/startsAt" }, link: { $race: "/registration/link" } });
    expect(findProblems(source([block, cutOffs]))).toEqual([]);
    expect(shown([block], "/home/blocks/0/props")).toEqual({ target: race.startsAt, link: "/post" });
    expect(shown([cutOffs], "/home/blocks/0/props/points/0")).toMatchObject({ distanceKm: 42.195, at: "13:45" });
    expect(shown([cutOffs], "/home/blocks/0/props/start")).toBe("07:30");
  });

  test("in the frame of the site, of its blocks and of its menu", () => {
    const more = {
      title: { $race: "/name" },
      footer: { copyright: { $race: "/name", as: "text" } },
      routes: [{ ...post, title: { $race: "/items/marathon/name" } }],
    };
    const block = { ...good, visible: { until: { $race: "/endsAt" } } };
    expect(findProblems(source([block], more))).toEqual([]);
    const { site } = compileSite(source([block], more), {}) ?? {};
    expect(site).toMatchObject({ title: race.name, footer: { copyright: race.name } });
    expect(site?.home.blocks[0]?.visible).toEqual({ until: race.endsAt });
    expect(site?.routes[0]?.title).toEqual({ zh: "马拉松", en: "Marathon" });
  });

  test("from race.json, if the site does not state them", () => {
    const information = { raceId: 1, raceName: "柳湾", startTime: "2026-10-25 07:30:00", detailAddress: "柳湾广场" };
    const block = call({ $race: "/venue" });
    expect(findProblems(source([block]), information)).toEqual(["SL5203 /raceName"]);
    expect(findProblems(source([block]))).toEqual(["SL5209 /home/blocks/0/props/title/$race"]);
  });

  test("in blocks inside of a section, and in blocks of an older version", () => {
    const old = {
      type: "carousel",
      version: 1,
      id: "old",
      props: {
        carouselList: [{ surfacePlotUrl: "media/a.jpg", title: { $race: "/name" }, titleEn: { $race: "/name" } }],
      },
    };
    const section = {
      type: "section",
      version: 1,
      id: "s",
      props: { title: { zh: "区", en: "S" }, blocks: [call({ $race: "/name" })] },
    };
    expect(shown([section], "/home/blocks/0/props/blocks/0/props/title")).toEqual(race.name);
    expect(shown([old], "/home/blocks/0/props/slides/0/title")).toEqual(race.name);
  });
});

describe("an organiser gets one problem at the right place, and visitors the rest of the page", () => {
  const at = "/home/blocks/0/props/title";
  test.each([
    ["a path that does not exist", { $race: "/items/marathon/fee" }, `SL5208 ${at}/$race`],
    ["an item that does not exist", { $race: "/items/marthon/feeFen" }, `SL5208 ${at}/$race`],
    ["a path into a prototype", { $race: "/__proto__/constructor" }, `SL5208 ${at}/$race`],
    ["a fact that the race does not state", { $race: "/items/fun-run/feeFen" }, `SL5209 ${at}/$race`],
    ["a fact of another kind", { $race: "/registration/link" }, `SL5210 ${at}`],
    ["a format that there is not", { $race: "/name", as: "loud" }, `SL5211 ${at}/as`],
    ["a format of another kind of fact", { $race: "/name", as: "money" }, `SL5211 ${at}/as`],
    ["no path", { $race: 7 }, `SL2001 ${at}/$race`],
    ["a format that is no text", { $race: "/name", as: {} }, `SL2001 ${at}/as`],
  ])("%s", (_, binding, problem) => {
    const text = source([call(binding), good]);
    expect(findProblems(text)).toEqual([problem]);
    for (const problem of readSite(text).problems) expect(readMessage(problem).en).not.toMatch(/undefined|\[object/);
    const compiled = compileSite(text, {});
    expect(compiled?.skipped).toEqual(["/home/blocks/0"]);
    expect(compiled?.site.home.blocks[1]).toEqual(good);
    expect(JSON.stringify(compiled)).not.toMatch(/\$race|undefined|\[object/);
  });

  test("a misspelt name beside a binding, which is shown", () => {
    const text = source([call({ $race: "/name", sa: "text" }), good]);
    expect(findProblems(text)).toEqual([`SL2004 ${at}/sa`]);
    expect(compileSite(text, {})?.skipped).toEqual([]);
  });

  test("a text in the place of an instant, and a binding in the race itself", () => {
    expect(findProblems(source([countdown({ target: { $race: "/name" } })]))).toEqual([
      "SL5210 /home/blocks/0/props/target",
    ]);
    expect(findProblems(source([], { race: { ...race, city: { $race: "/venue" } } }))).toEqual(["SL5210 /race/city"]);
  });

  test("a title without a fact leaves the site, a section keeps its other blocks", () => {
    const section = {
      type: "section",
      version: 1,
      id: "s",
      props: { title: { zh: "区", en: "S" }, blocks: [call({ $race: "/nam" }), good] },
    };
    const text = source([section], { title: { $race: "/venue" } });
    expect(findProblems(text)).toEqual([
      "SL5209 /title/$race",
      "SL5208 /home/blocks/0/props/blocks/0/props/title/$race",
    ]);
    const compiled = compileSite(text, {});
    expect(compiled?.skipped).toEqual(["/home/blocks/0/props/blocks/0"]);
    expect(compiled?.site.title).toEqual({ zh: "" });
  });

  test("a slip in a path is fixed, and the number of an item becomes its id", () => {
    const getFix = (binding: object) =>
      readSite(source([call(binding)])).problems.find(({ code }) => code === "SL5208");
    expect(getFix({ $race: "/items/marathon/feefen" })?.fix).toEqual({
      pointer: `${at}/$race`,
      value: "/items/marathon/feeFen",
    });
    expect(getFix({ $race: "items/0/feeFen" })?.suggestion).toBe("/items/marathon/feeFen");
    expect(getFix({ $race: "/opensAt" })?.suggestion).toBe("/registration/opensAt");
  });

  test("an item whose id is wrong, and not each place that names it", () => {
    const items = [{ ...race.items[0], id: "the marathon" }];
    const blocks = [
      call({ $race: "/items/marathon/feeFen" }),
      { ...call({ zh: "{fee:marathon}", en: "Fee" }), id: "b" },
    ];
    expect(findProblems(source(blocks, { race: { ...race, items } }))).toEqual(["SL2012 /race/items/0/id"]);
  });

  test("a time of the race that is wrong, and not each place that it is bound to", () => {
    const blocks = [countdown({ target: { $race: "/startsAt" }, until: { $race: "/endsAt" } })];
    const wrong = { ...race, endsAt: "2026-10-25T06:30:00+08:00" };
    expect(findProblems(source(blocks, { race: wrong }))).toEqual(["SL5101 /race/endsAt"]);
  });

  test("a fact that is wrong itself is the only problem", () => {
    const items = [{ ...race.items[0], feeFen: "150" }];
    expect(findProblems(source([call({ $race: "/items/marathon/feeFen" })], { race: { ...race, items } }))).toEqual([
      "SL2001 /race/items/0/feeFen",
    ]);
  });

  test("a flat config, which has no bindings", () => {
    const flat = { websiteTitle: { $race: "/name" } };
    const problem = readSite(JSON.stringify(flat)).problems.find(({ code }) => code === "SL2019");
    expect(problem).toMatchObject({ severity: "error", pointer: "/websiteTitle", suggestion: siteV2 });
  });
});

describe("an organiser keeps the bindings as they are written", () => {
  const old = {
    type: "carousel",
    version: 1,
    id: "old",
    props: { carouselList: [{ surfacePlotUrl: "media/a.jpg", title: { $race: "/name" } }] },
  };
  const section = { type: "section", version: 1, id: "s", props: { title: { $race: "/city" }, blocks: [old] } };

  test("when an upgrade writes a block in a newer version", () => {
    const upgraded = JSON.parse(upgradeSource(source([section, call({ $race: "/name" })])) ?? "");
    expect(upgraded.home.blocks[0].props).toMatchObject({
      title: { $race: "/city" },
      blocks: [{ version: 2, props: { slides: [{ title: { $race: "/name" } }] } }],
    });
    expect(upgraded.home.blocks[1]).toEqual(call({ $race: "/name" }));
    expect(findProblems(JSON.stringify(upgraded))).toEqual([]);
  });

  test("when a file is fixed", () => {
    const text = source([call({ $race: "/items/marathon/feefen" }), countdown({ target: { $race: "/startsAt" } })]);
    const { source: fixed } = fixSource(text, (fixedText) => readSite(fixedText).problems);
    expect(fixed).toBe(text.replace("feefen", "feeFen"));
  });

  test("when two sites are compared: a fact that changed is one change", () => {
    const written = (feeFen: number) => {
      const text = source([section, call({ $race: "/items/marathon/feeFen" })], {
        race: { ...race, items: [{ ...race.items[0], feeFen }] },
      });
      const { site } = readSite(text);
      return site && keepBindings(site, text);
    };
    expect(diffSites(written(15000), written(18000)).map(({ pointer }) => pointer)).toEqual(["/race/items/0/feeFen"]);
  });
});

test("a visitor sees the other blocks of a site with more bindings than the limit", () => {
  const many = Array.from({ length: mostBindings + 5 }, (_, index) => ({ id: `m${index}`, text: { $race: "/name" } }));
  const wide = { type: "scrolling-info", version: 1, id: "wide", props: { messages: many } };
  const text = source([good, wide]);
  expect(findProblems(text)).toEqual([
    "SL2013 /home/blocks/1/props/messages",
    `SL5212 /home/blocks/1/props/messages/${mostBindings}/text`,
  ]);
  expect(compileSite(text, {})?.skipped).toEqual(["/home/blocks/1"]);
});

test("a visitor of the shipped race with bindings reads the same as before it had them", () => {
  const { site: text = "", composites = {} } = folders["open-demo-10k"] ?? {};
  const names = {
    "ten-km": '{ "zh": "十公里", "en": "Ten kilometres" }',
    "family-3k": '{ "zh": "亲子三公里", "en": "Family 3K" }',
  };
  const written = text
    .replace(/\{\s*"\$race": "\/items\/(ten-km|family-3k)\/name"\s*\}/g, (_, id: keyof typeof names) => names[id])
    .replaceAll("绕湖一圈，{name:ten-km}", "绕湖一圈，十公里")
    .replaceAll("{name:ten-km} round", "Ten kilometres round")
    .replace(/\{\s*"\$race": "\/name"\s*\}/, '{ "zh": "湖心公园十公里", "en": "Lake Park 10K" }');
  expect(text).toMatch(/"\$race"[\s\S]*\{name:ten-km\}/);
  expect(written).not.toMatch(/\{name|\$race/);
  expect(compileSite(text, {}, { composites })).toEqual(compileSite(written, {}, { composites }));
});
