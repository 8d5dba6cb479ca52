import { describe, expect, test } from "vitest";
import { isObject, type JsonObject, valueAt } from "#core/pointers.ts";
import { compileRead } from "../compile.ts";
import { getComposite, instance, readWith, ref } from "../composite/testComposites.ts";
import { parseJson } from "../parse/parse.ts";
import { readSite } from "../read.ts";
import { detachInstance } from "./detach.ts";

const heading = (text: unknown, id = "title") => ({ type: "heading", version: 1, id, props: { text } });
const entries = {
  type: "array",
  items: { type: "object", required: ["id", "name"], properties: { id: ref("id"), name: ref("text") } },
};
const composites = {
  ...getComposite(
    "my/wall",
    [
      heading({ $prop: "/title" }),
      { $each: { $prop: "/names" }, as: "entry", blocks: [heading({ $prop: "/name", of: "entry" }, "name")] },
      {
        type: "section",
        version: 1,
        id: "more",
        props: { tone: { $token: "tone" }, blocks: [heading({ $race: "/name" }, "race"), { $slot: "below" }] },
      },
    ],
    {
      props: { type: "object", required: ["title"], properties: { title: ref("text"), names: entries } },
      slots: { below: { title: { zh: "下面" } } },
      tokens: { tone: "plain" },
      variants: { dark: { title: { zh: "深色" }, tokens: { tone: "night" } } },
    },
  ),
  ...getComposite("my/line", [heading({ $prop: "/title" })], {
    props: { type: "object", required: ["title"], properties: { title: ref("text") } },
  }),
};
const note = { type: "rich-text", version: 1, id: "note", props: { html: { zh: "<p>谢谢</p>", en: "<p>Thanks</p>" } } };
const props = {
  title: { zh: "伙伴", en: "Partners" },
  names: [
    { id: "a", name: { zh: "甲" } },
    { id: "b", name: { zh: "乙" } },
  ],
};
const wall = instance("my/wall", "wall", props, { variant: "dark", slots: { below: [note] } });
const race = { name: { zh: "湖跑", en: "Lake Run" }, startsAt: "2036-10-26T07:30:00+08:00" };
const top = { ...note, id: "wall-title" };

/** A site with these blocks before and after the instance at a place is detached. */
function detached(blocks: unknown[], pointer = "/home/blocks/1", edit = (source: string) => source) {
  const source = edit(readWith(blocks, composites, { race }).source);
  const result = detachInstance(source, pointer, { texts: composites, race: undefined });
  if (result.outcome !== "detached") return { ...result, source: "", blocks: [], drawn: [[], []] };
  return { ...result, blocks: listBlocks(result.source), drawn: [source, result.source].map(drawSource) };
}

const listBlocks = (source: string) => valueAt(parseJson(source).value, "/home/blocks") as JsonObject[];

/** Draws the page as visitors get it, without the ids. */
function drawSource(source: string) {
  const site = readSite(source, "site.json", { composites });
  const errors = site.problems.filter(({ severity, code }) => severity === "error" && code !== "SL1006");
  expect(errors).toEqual([]);
  return withoutIds(compileRead(site, {})?.site.home.blocks);
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isObject(value)) return value;
  const otherEntries = Object.entries(value).filter(([key]) => key !== "id" || value.type === undefined);
  return Object.fromEntries(otherEntries.map(([key, inner]) => [key, withoutIds(inner)]));
}

describe("an organiser who detaches a composite", () => {
  test("has its blocks in the page, drawn as before, with ids of their own and facts that stay bound", () => {
    const { blocks, drawn } = detached([top, wall, { ...note, id: "end" }]);
    expect(drawn[1]).toEqual(drawn[0]);
    expect(blocks.map(({ type, id }) => `${type} ${id}`)).toEqual([
      "rich-text wall-title",
      "heading wall-title-2",
      "heading wall-a-name",
      "heading wall-b-name",
      "section wall-more",
      "rich-text end",
    ]);
    expect(valueAt(blocks[4], "/props")).toEqual({
      tone: "night",
      blocks: [{ ...heading({ $race: "/name" }), id: "wall-race" }, note],
    });
  });

  test("keeps a fact that a prop is bound to, and the composites of its slots", () => {
    const line = instance("my/line", "line", { title: { zh: "一" } });
    const bound = { ...wall, props: { title: { $race: "/name" } }, slots: { below: [line] } };
    const { blocks, drawn } = detached([top, bound]);
    expect(drawn[1]).toEqual(drawn[0]);
    expect(valueAt(blocks, "/1/props/text")).toEqual({ $race: "/name" });
    expect(valueAt(blocks, "/2/props/blocks/1")).toEqual(line);
  });

  test("keeps its times and its frame", () => {
    const frame = { visible: { from: "2036-01-01T00:00:00+08:00" }, tone: "accent", width: "wide", anchor: "us" };
    const line = instance("my/line", "line", { title: { zh: "一" } }, { ...frame, background: { src: "media/a.jpg" } });
    const { blocks, drawn } = detached([top, line]);
    expect(drawn[1]).toEqual(drawn[0]);
    expect(blocks[1]).toMatchObject({ type: "heading", ...frame });
    const framed = detached([top, { ...wall, ...frame, space: { above: "large", below: "none" } }]).blocks;
    expect(framed.slice(1).map(({ anchor, space }) => [anchor, space])).toEqual([
      ["us", { above: "large" }],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, { below: "none" }],
    ]);
    expect(framed.slice(1).map(({ tone }) => tone)).toEqual(["accent", "accent", "accent", "accent"]);
  });

  test("finds the comments of the page and those of its slots, and every other line as it was", () => {
    const lines = (source: string) =>
      JSON.stringify(JSON.parse(source), null, 2)
        .replace('"id": "note",', '"id": "note", // of a slot')
        .replace('"id": "wall",', '"id": "wall", // ours')
        .replace('"languages"', '// both\n  "languages"');
    const { source } = detached([top, wall], undefined, lines);
    for (const comment of ["// of a slot", "// ours", "// both"]) expect(source).toContain(comment);
    expect(source).toMatch(/"id": "note", \/\/ of a slot\n/);
    const before = lines(readWith([top, wall], composites, { race }).source).split("\n");
    const keptLines = before.slice(
      0,
      before.findIndex((line) => line.includes('"my/wall"')),
    );
    expect(source.split("\n").slice(0, keptLines.length - 1)).toEqual(keptLines.slice(0, -1));
  });

  test.each<[string, unknown[], string, string]>([
    ["has a mistake", [top, { ...wall, props: {} }], "/home/blocks/1", "not-shown"],
    ["is of a type that is gone", [top, instance("my/gone", "gone")], "/home/blocks/1", "not-shown"],
    ["is a block of ours", [top, wall], "/home/blocks/0", "no-instance"],
    ["is not there", [top, wall], "/home/blocks/7", "no-instance"],
    [
      "has a background behind several blocks",
      [top, { ...wall, background: { src: "media/a.jpg" } }],
      "/home/blocks/1",
      "background",
    ],
  ])("reads why the file stays if it %s", (_, blocks, pointer, outcome) => {
    expect(detached(blocks, pointer).outcome).toBe(outcome);
  });
});
