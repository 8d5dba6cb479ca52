import { expect, test } from "vitest";
import { richText } from "#fixtures/site/siteWith.ts";
import { upgradeSource } from "../edit/newest.ts";
import { limits } from "./language/limits.ts";
import { getComposite, instance, readWith, ref, when } from "./testComposites.ts";

const text = (zh: string) => ({ zh, en: zh });
const heading = (value: unknown, id = "a") => ({ type: "heading", version: 1, id, props: { text: value } });
const ids = (blocks: readonly { id: string }[] = []) => blocks.map(({ id }) => id);

const numbers = { type: "array", items: { type: "integer" } };
const repeated = (depth: number): unknown =>
  depth === 0 ? heading(text("又")) : { $each: { $prop: "/list" }, as: `n${depth}`, blocks: [repeated(depth - 1)] };
const long = Array.from({ length: 200 }, (_, index) => index);

test("a composite that would become a million blocks is one problem at its instance, and the rest of the page is shown", () => {
  const files = getComposite("my/many", [repeated(3)], {
    props: { type: "object", required: ["list"], properties: { list: numbers } },
  });
  const few = instance("my/many", "few", { list: [1, 2] });
  const { found, compiled } = readWith([few, instance("my/many", "many", { list: long }), richText("end")], files);
  expect(found).toEqual([["SL7010", "site.json", "/home/blocks/1"]]);
  expect(compiled?.site.home.blocks).toHaveLength(2 ** 3 + 1);
});

test("values that grow without blocks end at the limit of steps", () => {
  let value: unknown = { $prop: "/list" };
  for (const name of ["a", "b", "c", "d"]) value = { $each: { $prop: "/list" }, as: name, value };
  const tree = [when({ $count: value }, [heading(text("有"))])];
  const files = getComposite("my/many", tree, {
    props: { type: "object", required: ["list"], properties: { list: numbers } },
  });
  const { found, compiled } = readWith([instance("my/many", "many", { list: long }), richText("end")], files);
  expect(found).toEqual([["SL7010", "site.json", "/home/blocks/0"]]);
  expect(ids(compiled?.site.home.blocks)).toEqual(["end"]);
});

test("the composites of one page become at most 500 blocks, and each page has its own", () => {
  const files = getComposite("my/many", [{ $each: { $prop: "/list" }, as: "n", blocks: [heading(text("又"))] }], {
    props: { type: "object", required: ["list"], properties: { list: numbers } },
  });
  const full = Array.from({ length: 3 }, (_, index) => instance("my/many", `m${index}`, { list: long }));
  const page = {
    path: "/more",
    title: text("更多"),
    page: { type: "blocks", version: 1, props: { blocks: full.slice(0, 2) } },
  };
  const { found, compiled } = readWith(full, files, {}, [page]);
  expect(found).toEqual([["SL7010", "site.json", "/home/blocks/2"]]);
  expect(compiled?.site.home.blocks).toHaveLength(400);
  expect(limits.blocks).toBe(500);
});

test("a circle of composites is one problem in each composite of the circle, and their other blocks are shown", () => {
  const files = {
    ...getComposite("my/a", [heading(text("甲")), instance("my/b", "b")]),
    ...getComposite("my/b", [instance("my/a", "a"), heading(text("乙"), "z")]),
  };
  const { found, compiled } = readWith([instance("my/a", "one")], files);
  expect(found).toEqual([
    ["SL7008", "composites/my/a/v1.json", "/tree/1/type"],
    ["SL7008", "composites/my/b/v1.json", "/tree/0/type"],
  ]);
  expect(ids(compiled?.site.home.blocks)).toEqual(["one/a", "one/b/z"]);
});

test("composites are at most four levels deep", () => {
  const files = Object.assign(
    {},
    ...["a", "b", "c", "d"].map((name, index) => getComposite(`my/${name}`, [instance(`my/${"bcde"[index]}`, "in")])),
    getComposite("my/e", [heading(text("底"))]),
  );
  expect(readWith([instance("my/b", "one")], files).compiled?.site.home.blocks).toHaveLength(1);
  const { found, compiled } = readWith([instance("my/a", "one"), richText("end")], files);
  expect(found).toEqual([["SL7009", "composites/my/a/v1.json", "/tree/0/type"]]);
  expect(ids(compiled?.site.home.blocks)).toEqual(["end"]);
});

test("a fact that is gone is reported in the composite once, and its block is left out", () => {
  const files = getComposite("my/fee", [
    heading({ $race: "/items/marathon/name" }, "name"),
    heading({ $text: { zh: "{fee}" }, values: { fee: { $race: "/items/marathon/feeFen" } } }, "fee"),
    heading({ $default: [{ $race: "/items/marathon/note" }, text("无")] }, "note"),
  ]);
  const race = {
    name: text("赛"),
    startsAt: "2026-10-25T07:30:00+08:00",
    items: [{ id: "half", name: text("半程"), distanceKm: 21 }],
  };
  const twice = [instance("my/fee", "one"), instance("my/fee", "two")];
  const { found, compiled } = readWith(twice, files, { race });
  expect(found.filter(([code]) => String(code).startsWith("SL52"))).toEqual([
    ["SL5208", "composites/my/fee/v1.json", "/tree/1/props/text/values/fee/$race"],
    ["SL5208", "composites/my/fee/v1.json", "/tree/0/props/text"],
  ]);
  expect(compiled?.skipped).toEqual(["/home/blocks/0", "/home/blocks/3"]);
});

test("a fact that an item of an instance does not state, or that does not fit, is one problem of the composite, however many instances there are", () => {
  const ofItem = (id: string, name: string, as?: string) =>
    heading({ $race: `/items/*/${name}`, item: { $prop: "/item" }, ...(as && { as }) }, id);
  const number = (value: unknown) => ({
    type: "numbers",
    version: 1,
    id: "n",
    props: { numbers: [{ id: "a", value, label: text("数") }] },
  });
  const more = { props: { type: "object", required: ["item"], properties: { item: ref("id") } } };
  const items = ["half", "full", "fun"].map((id) => ({ id, name: text(id), distanceKm: 5, feeFen: 15000 }));
  const race = { name: text("赛"), startsAt: "2026-10-25T07:30:00+08:00", items };
  const three = items.map(({ id }) => instance("my/fee", id, { item: id }));
  const files = getComposite("my/fee", [ofItem("name", "name"), ofItem("note", "note")], more);
  const { found, compiled } = readWith(three, files, { race });
  expect(found).toEqual([["SL5209", "composites/my/fee/v1.json", "/tree/1/props/text"]]);
  expect(compiled?.skipped).toEqual(["/home/blocks/1", "/home/blocks/3", "/home/blocks/5"]);
  // A fee in fen would be read as yuan, and as money it has letters.
  for (const as of [{}, { as: "money" }]) {
    const fee = { $race: "/items/*/feeFen", item: { $prop: "/item" }, ...as };
    const { found: unfit, read } = readWith(three, getComposite("my/fee", [number(fee)], more), { race });
    expect(unfit).toEqual([["SL5210", "composites/my/fee/v1.json", "/tree/0/props/numbers/0/value"]]);
    const fix = { pointer: "/tree/0/props/numbers/0/value/as", value: "number" };
    expect(read.problems[0]).toMatchObject({ params: { kind: "money" }, fix });
  }
  const inPage = readWith([number({ $race: "/items/half/feeFen" })], {}, { race });
  expect(inPage.found).toEqual([["SL5210", "site.json", "/home/blocks/0/props/numbers/0/value"]]);
  expect(inPage.read.problems[0]?.fix).toEqual({ pointer: "/home/blocks/0/props/numbers/0/value/as", value: "number" });
  const asNumber = readWith([number({ $race: "/items/half/feeFen", as: "number" })], {}, { race });
  expect(asNumber.found).toEqual([]);
});

test("a fact of an item that an instance chooses is written with its kind, and one of no item is reported", () => {
  const node = { $race: "/items/*/feeFen", item: { $prop: "/item" }, as: "money" };
  const files = getComposite("my/fee", [heading(node)], {
    props: { type: "object", required: ["item"], properties: { item: ref("id") } },
  });
  const items = [{ id: "half", name: text("半程"), distanceKm: 21, feeFen: 15000 }];
  const race = { name: text("赛"), startsAt: "2026-10-25T07:30:00+08:00", items };
  const { found, compiled } = readWith([instance("my/fee", "fee", { item: "half" })], files, { race });
  expect(found).toEqual([]);
  expect(compiled?.site.home.blocks[0]?.props).toEqual({ text: { zh: "150 元", en: "¥150" } });
  const gone = readWith([instance("my/fee", "fee", { item: "full" })], files, { race });
  expect(gone.found).toEqual([["SL5208", "site.json", "/home/blocks/0/props/item"]]);
});

test("the author of a text that names an item reads how any item is named, and does so", () => {
  const items = [{ id: "ten-km", name: text("十公里"), distanceKm: 10, feeFen: 5000 }];
  const more = { race: { name: text("赛"), startsAt: "2026-10-25T07:30:00+08:00", items } };
  const props = { type: "object", required: ["item"], properties: { item: ref("id") } };
  const named = heading({ $text: { zh: "{item}" }, values: { item: { $prop: "/item" } } }, "named");
  const read = (shown: unknown) =>
    readWith(
      [instance("my/fee", "one", { item: "ten-km" })],
      getComposite("my/fee", [heading(shown), named], { props }),
      more,
    );
  const wrong = [
    [{ zh: "{fee:ten-kn}" }, "/tree/0/props/text/zh"],
    [{ $text: { zh: "{fee:ten-kn}，{item}" }, values: { item: { $prop: "/item" } } }, "/tree/0/props/text"],
  ] as const;
  for (const [shown, place] of wrong) {
    const { found, read: site } = read(shown);
    expect(found).toEqual([["SL5213", "composites/my/fee/v1.json", place]]);
    expect(site.problems[0]?.suggestion).toBeUndefined();
    expect(site.problems[0]?.params).toMatchObject({ isInTree: true, near: undefined });
  }
  const advised = { $race: "/items/*/feeFen", item: { $prop: "/item" } };
  expect(read({ $text: { zh: "{fee}" }, values: { fee: advised } }).found).toEqual([]);
  expect(read({ zh: "{{fee:ten-kn}}" }).found).toEqual([]);
  expect(read({ $text: { zh: "{{fee:ten-kn}}{item}" }, values: { item: { $prop: "/item" } } }).found).toEqual([]);
});

test("an organiser who mistypes a fact in a text that a composite shows within another one hears of it in the page", () => {
  const more = { race: { name: text("赛"), startsAt: "2026-10-25T07:30:00+08:00" } };
  const files = getComposite(
    "my/note",
    [heading({ $text: { zh: "甲：{note}" }, values: { note: { $prop: "/note" } } })],
    {
      props: { type: "object", required: ["note"], properties: { note: ref("text") } },
    },
  );
  const read = (note: string) => readWith([instance("my/note", "one", { note: { zh: note } })], files, more);
  expect(read("{start}").found).toEqual([]);
  const { found, read: site } = read("{start|dte}");
  expect(found).toEqual([["SL5211", "site.json", "/home/blocks/0/props/note/zh"]]);
  expect(site.problems[0]?.fix).toEqual({ pointer: "/home/blocks/0/props/note/zh", value: "{start|date}" });
  expect(read("{fee:full}").found).toEqual([["SL5213", "site.json", "/home/blocks/0/props/note/zh"]]);
});

test("what an instance states is text in the HTML of a block", () => {
  const html = { $text: { zh: "<p>{name}</p>" }, values: { name: { $prop: "/name" } } };
  const tree = [
    { type: "rich-text", version: 1, id: "a", props: { html } },
    { type: "rich-text", version: 1, id: "b", props: { html: { $prop: "/name" } } },
  ];
  const files = getComposite("my/note", tree, {
    props: { type: "object", required: ["name"], properties: { name: ref("text") } },
  });
  const { compiled } = readWith([instance("my/note", "note", { name: text("<b onclick=x>甲</b>") })], files);
  const safe = "&lt;b onclick=x&gt;甲&lt;/b&gt;";
  expect(compiled?.site.home.blocks.map(({ props }) => props)).toEqual([
    { html: { zh: `<p>${safe}</p>` } },
    { html: { zh: safe, en: safe } },
  ]);
});

test("an upgrade of a site keeps instances of composites, known or not, as they are written", () => {
  const old = { type: "carousel", version: 1, id: "old", props: { carouselList: [{ surfacePlotUrl: "media/a.jpg" }] } };
  const unknown = instance("my/gone", "gone", { any: { thing: [1] } }, { slots: { a: [] }, variant: "x" });
  const { source } = readWith([unknown, old], {});
  const upgraded = JSON.parse(upgradeSource(source) ?? "{}");
  expect(upgraded.home.blocks[0]).toEqual(unknown);
  expect(upgraded.home.blocks[1].version).toBe(2);
});

test("an organiser who writes a slash into the id of a block reads so, and it is fixed if no link names it", () => {
  const link = { id: "to", label: text("看"), link: "#b/c" };
  const blocks = [
    richText("a/b"),
    richText("b/c"),
    { type: "button-row", version: 1, id: "row", props: { buttons: [link] } },
    { type: "section", version: 1, id: "in", props: { blocks: [richText("d/e"), richText("d-e")] } },
  ];
  const { read, compiled } = readWith(blocks, {});
  const problems = read.problems.filter(({ code }) => code === "SL7026");
  expect(problems.map(({ pointer, fix }) => [pointer, fix])).toEqual([
    ["/home/blocks/0/id", { pointer: "/home/blocks/0/id", value: "a-b" }],
    ["/home/blocks/1/id", undefined],
    ["/home/blocks/3/props/blocks/0/id", undefined],
  ]);
  expect(ids(compiled?.site.home.blocks)).toEqual(["a/b", "b/c", "row", "in"]);
});
