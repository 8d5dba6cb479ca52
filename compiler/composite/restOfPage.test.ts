import { expect, test } from "vitest";
import { richText } from "#fixtures/site/siteWith.ts";
import { fixSource } from "../edit/fixes.ts";
import { upgradeSource } from "../edit/newest.ts";
import { readSite } from "../read.ts";
import { getComposite, instance, readWith } from "./testComposites.ts";

const text = (zh: string) => ({ zh, en: zh });
const heading = (value: unknown, id = "a") => ({ type: "heading", version: 1, id, props: { text: value } });
const ids = (blocks: readonly { id: string }[] = []) => blocks.map(({ id }) => id);

const faq = { type: "faq", version: 1, id: "faq", props: { title: text("问"), questions: [] } };
const taking = (slot: object) =>
  getComposite("my/box", [{ $slot: "in" }], { slots: { in: { title: text("内"), ...slot } } });
const box = (blocks: unknown[]) => instance("my/box", "box", {}, { slots: { in: blocks } });
const rich = (id: string) => richText(id);
const tabs = (second: object) => ({
  type: "tabs",
  version: 1,
  id: "tabs",
  props: {
    tabs: [
      { id: "one", title: text("一"), blocks: [rich("t")] },
      { id: "two", blocks: [rich("u")], ...second },
    ],
  },
});
const columns = (more: object) => ({
  type: "columns",
  version: 1,
  id: "columns",
  props: {
    ...more,
    columns: [
      { id: "one", blocks: [rich("t")] },
      { id: "two", blocks: [rich("u")] },
    ],
  },
});

/**
 * The mistake, the block with it, its composites, the problem and the ids of the blocks that
 * visitors see.
 */
const listed: [string, unknown, Record<string, string>, [string, string, string], string[]][] = [
  [
    "a slot filled with what it does not allow",
    box([rich("a"), faq]),
    taking({ blocks: ["rich-text"] }),
    ["SL7006", "site.json", "/home/blocks/0/slots/in/1/type"],
    ["box/in/a"],
  ],
  [
    "10,000 blocks in a slot",
    box(Array.from({ length: 10_000 }, (_, index) => rich(`b${index}`))),
    taking({}),
    ["SL2013", "site.json", "/home/blocks/0/slots/in"],
    [],
  ],
  [
    "$each over a text",
    instance("my/list", "list"),
    getComposite("my/list", [
      heading(text("甲")),
      { $each: { $race: "/name" }, as: "n", blocks: [heading(text("乙"), "b")] },
    ]),
    ["SL7017", "composites/my/list/v1.json", "/tree/1/$each"],
    ["list/a"],
  ],
  ["a tab without a title", tabs({}), {}, ["SL2010", "site.json", "/home/blocks/0/props/tabs/1"], []],
  [
    "columns whose ratios do not add up",
    columns({ ratios: [2, 1, 1] }),
    {},
    ["SL2024", "site.json", "/home/blocks/0/props/ratios"],
    ["columns"],
  ],
  [
    "a variant of a block that has none",
    { ...heading(text("甲")), variant: "dark" },
    {},
    ["SL7029", "site.json", "/home/blocks/0/variant"],
    ["a"],
  ],
  [
    "a binding to a fact that is gone",
    heading({ $race: "/items/gone/name" }),
    {},
    ["SL5208", "site.json", "/home/blocks/0/props/text/$race"],
    [],
  ],
];

test.each(listed)(
  "%s is one problem at its place, the page is shown without the part, and no upgrade or fix loses anything",
  (_, block, files, expected, shown) => {
    const { found, compiled, source } = readWith([block, richText("end")], files);
    expect(found).toEqual([expected]);
    const skipped = (compiled?.skipped ?? []).flatMap((place) => /^\/home\/blocks\/(\d+)$/.exec(place)?.[1] ?? []);
    const visible = compiled?.site.home.blocks.filter((__, index) => !skipped.includes(String(index)));
    expect(ids(visible)).toEqual([...shown, "end"]);
    const read = (text: string) => readSite(text, "site.json", { composites: files }).problems;
    const { source: fixed } = fixSource(source, (text) => read(text).filter(({ file }) => file === "site.json"));
    for (const text of [upgradeSource(source, undefined, files) ?? source, fixed])
      expect(idsIn(JSON.parse(text))).toEqual(idsIn(JSON.parse(source)));
  },
);

// Every block's id, and every text.
function idsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return typeof value === "string" ? [value] : [];
  return Object.values(value).flatMap(idsIn);
}
