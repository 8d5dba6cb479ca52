import { describe, expect, test } from "vitest";
import { type JsonObject, valueAt } from "#core/pointers.ts";
import { upgradeSource } from "../../edit/newest.ts";
import { getComposite, instance, readWith, ref } from "../testComposites.ts";

const title = ref("text");
const heading = (pointer: string, more: object = {}) => ({
  type: "heading",
  version: 1,
  id: "title",
  props: { text: { $prop: pointer }, ...more },
});
const count = { type: "integer", minimum: 2, maximum: 4 };
const first = {
  props: { type: "object", required: ["title"], properties: { title } },
  slots: { below: { title: { zh: "下面" } } },
  variants: { dark: { title: { zh: "深色" }, tokens: {} } },
};
const firstTree = [heading("/title"), { $slot: "below" }];
const firstVersion = getComposite("my/wall", firstTree, { ...first, example: { props: { title: { zh: "墙" } } } });
const withoutExample = getComposite("my/wall", firstTree, first);
const two = getComposite("my/wall", [heading("/name", { level: { $prop: "/count" } }), { $slot: "after" }], {
  version: 2,
  props: { type: "object", required: ["name", "count"], properties: { name: title, count } },
  slots: { after: { title: { zh: "后面" } } },
  variants: { night: { title: { zh: "夜间" }, tokens: {} } },
});
const upgrade = (file: unknown) => ({ "composites/my/wall/v2.upgrade.json": JSON.stringify(file) });
const steps = {
  props: [
    { op: "rename", from: "/title", to: "/name" },
    { op: "default", at: "/count", value: 3 },
  ],
  slots: [{ op: "rename", from: "/below", to: "/after" }],
  variant: [{ op: "map", at: "", table: { dark: "night" } }],
};
const note = { type: "rich-text", version: 1, id: "note", props: { html: { zh: "<p>谢谢</p>" } } };
const wall = instance(
  "my/wall",
  "wall",
  { title: { zh: "赞助商", en: "Sponsors" } },
  {
    variant: "dark",
    slots: { below: [note] },
  },
);
const all = { ...firstVersion, ...two, ...upgrade(steps) };

/** The types and ids that visitors get. */
function shown(compiled: ReturnType<typeof readWith>["compiled"]) {
  const blocks = compiled?.site.home.blocks ?? [];
  return blocks.map(({ type, id }) => `${type} ${id}`);
}

describe("an organiser whose composite has a second version", () => {
  test("keeps the blocks of the first one, with their texts, slots and variant", () => {
    const { found, compiled, read } = readWith([wall], all);
    expect(found).toEqual([]);
    expect(valueAt(read.site, "/home/blocks/0")).toMatchObject({ version: 2, variant: "night", props: { count: 3 } });
    expect(shown(compiled)).toEqual(["heading wall/title", "rich-text wall/after/note"]);
  });

  test("writes them in the newest version, and everything else stays", () => {
    const { source } = readWith([wall, note], all);
    const written = JSON.parse(upgradeSource(source, undefined, all) ?? "");
    const before = JSON.parse(source);
    expect(written.home.blocks[0]).toEqual({
      type: "my/wall",
      version: 2,
      id: "wall",
      variant: "night",
      slots: { after: [note] },
      props: { name: { zh: "赞助商", en: "Sponsors" }, count: 3 },
    });
    expect({ ...written, home: 0 }).toEqual({ ...before, home: 0 });
    expect(readWith(written.home.blocks, all).found).toEqual([]);
  });

  test("keeps a fact that is bound when it is written", () => {
    const bound = instance("my/wall", "wall", { title: { $race: "/name" } });
    const race = { name: { zh: "湖跑", en: "Lake Run" }, startsAt: "2036-10-26T07:30:00+08:00" };
    const { source, compiled } = readWith([bound], all, { race });
    expect(compiled?.site.home.blocks[0]?.props).toMatchObject({ text: { zh: "湖跑", en: "Lake Run" } });
    const written = JSON.parse(upgradeSource(source, undefined, all) ?? "");
    expect(written.home.blocks[0]).toMatchObject({ version: 2, props: { name: { $race: "/name" }, count: 3 } });
  });

  test("learns of a missing upgrade in the version's file, and the rest of the page is shown", () => {
    const { found, compiled } = readWith([wall, note], { ...firstVersion, ...two });
    expect(found).toEqual([["SL7041", "composites/my/wall/v2.json", "/version"]]);
    expect(shown(compiled).filter((name) => !name.startsWith("my/"))).toEqual(["rich-text note"]);
  });

  test.each<[string, unknown, string]>([
    ["a required prop", { ...steps, props: steps.props.slice(0, 1) }, "/props/count"],
    ["a slot", { ...steps, slots: [] }, "/slots/below"],
    ["a variant", { ...steps, variant: [] }, "/variant"],
  ])("learns that an upgrade loses %s, and the block is left out and not cut", (_, file, place) => {
    const { found, compiled, read } = readWith([wall, note], { ...withoutExample, ...two, ...upgrade(file) });
    expect(found).toEqual([["SL2009", "site.json", "/home/blocks/0"]]);
    expect(read.problems[0]?.params).toMatchObject({ place });
    // One cause is one problem: the example shows it in the upgrade itself.
    expect(readWith([wall, note], { ...firstVersion, ...two, ...upgrade(file) }).found).toHaveLength(1);
    expect(shown(compiled)).toContain("rich-text note");
    expect(shown(compiled)).not.toContain("heading wall/title");
  });

  test("learns by the example that an upgrade is not enough, before any page uses it", () => {
    const { found, read } = readWith([note], { ...firstVersion, ...two, ...upgrade(steps.props.slice(0, 1)) });
    expect(found).toEqual([["SL7044", "composites/my/wall/v2.upgrade.json", ""]]);
    expect(read.problems[0]?.params).toMatchObject({ place: "/props/count" });
    const withSlot = { ...first, example: { props: { title: { zh: "墙" } }, slots: { below: [note] } } };
    const files = { ...getComposite("my/wall", firstTree, withSlot), ...two, ...upgrade({ ...steps, slots: [] }) };
    expect(readWith([note], files).read.problems.map(({ params }) => params)).toMatchObject([
      { place: "/slots/below" },
    ]);
  });

  test("learns that a block is of a newer version than the files", () => {
    const { found } = readWith([{ ...wall, version: 3 }], all);
    expect(found).toEqual([["SL7002", "site.json", "/home/blocks/0/version"]]);
  });
});

test("the example of a composite is checked like a block of a page", () => {
  const wrong = (example: JsonObject, slot: JsonObject = {}) =>
    readWith(
      [note],
      getComposite("my/wall", [heading("/title"), { $slot: "below" }], {
        props: { type: "object", required: ["title"], properties: { title } },
        slots: { below: { title: { zh: "下面" }, ...slot } },
        example,
      }),
    ).found.map(([code, , pointer]) => [code, pointer]);
  const filled = (...below: unknown[]) => ({ props: { title: { zh: "墙" } }, slots: { below } });
  expect(wrong({ props: {} })).toEqual([["SL2010", "/example/props"]]);
  expect(wrong({ props: { title: { zh: "墙" } }, slots: { belo: [] } })).toEqual([["SL7005", "/example/slots/belo"]]);
  expect(wrong({ props: { title: { zh: "墙" } } })).toEqual([]);
  const at = "/example/slots/below";
  expect(wrong(filled(note, { ...note, id: "two" }))).toEqual([]);
  expect(wrong(filled({ ...note, props: {} }))).toEqual([["SL2010", `${at}/0/props`]]);
  expect(wrong(filled({ ...note, version: 99 }))).toEqual([["SL2003", `${at}/0/version`]]);
  expect(wrong(filled({ ...note, type: "my/gone" }))).toEqual([["SL7001", `${at}/0/type`]]);
  expect(wrong(filled({ ...note, tone: "pink" }))).toEqual([["SL2011", `${at}/0/tone`]]);
  expect(wrong(filled(note), { blocks: ["faq"] })).toEqual([["SL7006", `${at}/0/type`]]);
  expect(wrong(filled(note, note), { max: 1 })).toEqual([["SL7007", at]]);
  // The example has no race: what a fact is there nobody knows.
  expect(wrong(filled({ type: "heading", version: 1, id: "a", props: { text: { $race: "/name" } } }))).toEqual([]);
  // A block of a site that uses the composite is right all the same.
  const columns = {
    type: "columns",
    version: 1,
    id: "c",
    props: { columns: [{ id: "a", blocks: [{ ...note, props: {} }] }] },
  };
  expect(wrong(filled(columns)).map(([, pointer]) => pointer)).toContain(`${at}/0/props/columns`);
});
