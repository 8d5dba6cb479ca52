import { expect, test } from "vitest";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { compileSite } from "./compile.ts";
import { readSite } from "./read.ts";

const problems = (source: string) =>
  readSite(source).problems.map(({ code, pointer, severity }) => `${severity} ${code} ${pointer}`);
const compiled = (source: string) => compileSite(source, {});
const section = (blocks: unknown[]) => ({ type: "section", version: 1, id: "s", props: { blocks } });

const frame = {
  width: "wide",
  tone: "sunken",
  background: { src: "https://img.example.org/a.jpg", focus: { x: 20, y: 60 } },
  space: { above: "none", below: "large" },
  anchor: "course",
  hideOn: "phone",
};

test("an organiser puts a frame around a block, and visitors get the block inside it", () => {
  const source = siteWith([{ ...richText("a"), visible: { from: "2025-01-01T00:00:00+08:00" }, ...frame }], [], {
    hosts: { pictures: ["img.example.org"] },
  });
  // The picture covers the tone.
  expect(problems(source)).toEqual(["warning SL2029 /home/blocks/0/tone"]);
  const site = compiled(source);
  expect(site?.site.home.blocks).toEqual([
    {
      type: "frame",
      version: 1,
      id: "a",
      visible: { from: "2025-01-01T00:00:00+08:00" },
      props: { ...frame, blocks: [richText("a")] },
    },
  ]);
  expect(site?.units).toContain("home/frame");
});

test("a site without frames is compiled as it was, and loads nothing for frames", () => {
  const blocks = [richText("a"), section([richText("b")])];
  const site = compiled(siteWith(blocks));
  expect(site?.site.home.blocks).toEqual(blocks);
  expect(site?.units).not.toContain("home/frame");
});

test.each([
  ["a tone that does not exist", { tone: "dark" }, "error SL2011 /home/blocks/0/tone"],
  ["a space of a wrong size", { space: { above: "huge" } }, "error SL2011 /home/blocks/0/space/above"],
  [
    "a focal point beside the picture",
    { background: { src: "a.jpg", focus: { x: 120, y: 0 } } },
    "error SL2013 /home/blocks/0/background/focus/x",
  ],
  ["an anchor with a space", { anchor: "the course" }, "error SL2012 /home/blocks/0/anchor"],
])("an organiser who writes %s gets one problem there, and visitors see the block without it", (_, wrong, problem) => {
  const source = siteWith([{ ...richText("a"), ...wrong }, richText("b")]);
  expect(problems(source)).toEqual([problem]);
  expect(compiled(source)?.site.home.blocks).toEqual([richText("a"), richText("b")]);
});

test("a block keeps what is right in its frame", () => {
  const source = siteWith([{ ...richText("a"), tone: "dark", width: "wide" }]);
  expect(compiled(source)?.site.home.blocks[0]).toMatchObject({ type: "frame", props: { width: "wide" } });
  expect(compiled(source)?.site.home.blocks[0]?.props).not.toHaveProperty("tone");
});

test("a broken block in a section hides itself and not the section", () => {
  const source = siteWith([section([{ ...richText("a"), props: {} }, richText("b")])]);
  expect(problems(source)).toEqual(["error SL2010 /home/blocks/0/props/blocks/0/props"]);
  expect(compiled(source)?.skipped).toEqual(["/home/blocks/0/props/blocks/0"]);
});

test("a block that is not drawn stays so inside a section with a frame", () => {
  const source = siteWith([
    {
      ...section([
        { type: "hologram", version: 1, id: "h", props: {} },
        { ...richText("b"), tone: "night" },
      ]),
      tone: "accent",
    },
  ]);
  const site = compiled(source);
  expect(site?.skipped).toEqual(["/home/blocks/0/props/blocks/0/props/blocks/0"]);
  expect(site?.site.home.blocks).toMatchObject([
    {
      type: "frame",
      props: {
        tone: "accent",
        blocks: [{ type: "section", props: { blocks: [{ type: "hologram" }, { type: "frame" }] } }],
      },
    },
  ]);
});

test("no config can name the type of a frame that the compiler writes", () => {
  const source = siteWith([{ type: "frame", version: 1, id: "f", props: { blocks: [richText("a")] } }]);
  expect(problems(source)).toEqual(["error SL2002 /home/blocks/0/type"]);
  expect(compiled(source)?.skipped).toEqual(["/home/blocks/0"]);
});

const group = (id: string, blocks: unknown[]) => ({ type: "group", version: 1, id, props: { blocks } });
const columns = (id: string, blocks: unknown[], more = {}) => ({
  type: "columns",
  version: 1,
  id,
  props: {
    columns: [
      { id: "one", blocks },
      { id: "two", blocks: [] },
    ],
    ...more,
  },
});
const tabs = (list: unknown[]) => ({ type: "tabs", version: 1, id: "t", props: { tabs: list } });
const tab = (id: string, blocks: unknown[] = [richText(`text-${id}`)]) => ({ id, title: { zh: id }, blocks });

test("a container inside two others is one problem and is left out; the rest of the page is shown", () => {
  const allowed = siteWith([section([columns("c", [section([group("g", [section([richText("a")])])])])])]);
  expect(problems(allowed)).toEqual([]);
  const source = siteWith([columns("c", [tabs([tab("x", [group("g", [richText("a")])]), tab("y")]), richText("b")])]);
  const place = "/home/blocks/0/props/columns/0/blocks/0/props/tabs/0/blocks/0";
  expect(problems(source)).toEqual([`error SL2023 ${place}`]);
  expect(compiled(source)?.skipped).toEqual([place]);
  expect(JSON.stringify(compiled(source)?.site)).toContain('"id":"b"');
});

test("an organiser whose ratios do not fit the columns gets one problem, with a fix that keeps the page valid", () => {
  const site = (ratios: number[]) => siteWith([columns("c", [richText("a")], { ratios })]);
  expect(problems(site([2, 1]))).toEqual([]);
  const at = "/home/blocks/0/props/ratios";
  expect(readSite(site([2, 1, 1])).problems).toMatchObject([
    { code: "SL2024", pointer: at, fix: { pointer: at, value: [2, 1] } },
  ]);
  expect(compiled(site([2, 1, 1]))?.skipped).toEqual([]);
});

test("a tab without a title is one problem at the tab, without blocks another, and the rest of the page is shown", () => {
  const source = siteWith([tabs([tab("x"), { id: "y", blocks: [] }]), richText("a")]);
  expect(problems(source)).toEqual([
    "error SL2010 /home/blocks/0/props/tabs/1",
    "warning SL2028 /home/blocks/0/props/tabs/1/blocks",
  ]);
  expect(compiled(source)?.skipped).toEqual(["/home/blocks/0"]);
});

test("an organiser links to the anchor of a frame and to a tab, and learns of one that is not there or is there twice", () => {
  const link = (to: string) => ({
    type: "call-to-action",
    version: 1,
    id: `link-${to.slice(1)}`,
    props: { title: { zh: "看" }, action: { label: { zh: "看" }, link: to } },
  });
  const blocks = [
    { ...richText("a"), anchor: "course" },
    tabs([tab("by-train", [{ ...richText("b"), anchor: "inside" }]), tab("by-car")]),
  ];
  const links = ["#course", "#by-train", "#inside"].map(link);
  expect(problems(siteWith([...blocks, ...links]))).toEqual([]);
  expect(problems(siteWith([...blocks, link("#curse")]))).toEqual(["error SL5002 /home/blocks/2/props/action/link"]);
  const twice = [...blocks, { ...richText("c"), anchor: "by-train" }];
  expect(problems(siteWith(twice))).toEqual(["error SL2025 /home/blocks/2/anchor"]);
  const inText = richText("d", '<p><a href="#by-car">自驾</a></p>');
  expect(problems(siteWith([...blocks, inText]))).toEqual([]);
});

test("10,000 blocks are one problem, in one list or in many, and visitors get the first of them", () => {
  const texts = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => richText(`${name}${index}`));
  const flat = siteWith(texts(10_000, "a"));
  expect(problems(flat)).toEqual(["error SL2013 /home/blocks"]);
  expect(compiled(flat)?.site.home.blocks).toHaveLength(2000);
  const nested = Array.from({ length: 50 }, (_, index) => ({
    ...section(texts(200, `b${index}-`)),
    id: `s${index}`,
  }));
  expect(problems(siteWith(nested))).toEqual(["error SL2013 /home/blocks"]);
});
