import { expect, test } from "vitest";
import type { JsonObject } from "#core/pointers.ts";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { getComposite, instance, ref } from "./composite/testComposites.ts";
import { readSite, type Surroundings } from "./read.ts";

const text = (zh: string) => ({ zh });
const site = (block: JsonObject, more: JsonObject = {}) =>
  siteWith([block], [], { $schema: "https://startline.dev/schemas/site/v2.schema.json", ...more });
const heading = (zh: string, more: JsonObject = {}) => ({
  type: "heading",
  version: 1,
  id: "a",
  ...more,
  props: { text: text(zh) },
});
const window = { from: "2026-10-25T07:30:00+08:00" };
const item = { id: "fun", name: text("乐跑"), distanceKm: 5 };
const withItem = (more: JsonObject) =>
  site(heading("字"), {
    race: { name: text("赛"), startsAt: "2026-10-25T07:30:00+08:00", items: [{ ...item, ...more }] },
  });
const wall = getComposite("acme/wall", [heading("墙")]);
const misread = getComposite("my/row", [{ ...heading("行"), props: { text: { $prop: "/headline" } } }]);
const readable = getComposite("my/row", [{ ...heading("行"), props: { text: { $prop: "/headline" } } }], {
  props: { type: "object", required: ["headline"], properties: { headline: ref("text") } },
});

// What is wrong, the values that its message names, and the same site as the message advises.
const cases: Record<string, { wrong: Read; code: string; params: JsonObject; advised: Read }> = {
  "a composite of a pack that the site does not name": {
    wrong: [site(instance("acme/wall", "a"))],
    code: "SL7001",
    params: { type: "acme/wall" },
    advised: [site(instance("acme/wall", "a")), { composites: wall }],
  },
  "a visible that is in the props": {
    wrong: [site({ ...heading("字"), props: { text: text("字"), visible: window } })],
    code: "SL2004",
    params: { place: "/home/blocks/0/visible" },
    advised: [site(heading("字", { visible: window }))],
  },
  "a capacity, which items do not have": {
    wrong: [withItem({ capacity: 500 })],
    code: "SL2004",
    params: { name: "capacity", near: undefined, place: undefined },
    advised: [withItem({})],
  },
  "a prop that the composite lacks, and nothing near it": {
    wrong: [site(instance("my/row", "a", {})), { composites: misread }],
    code: "SL7014",
    params: { pointer: "/headline", near: undefined, names: [] },
    advised: [site(instance("my/row", "a", { headline: text("行") })), { composites: readable }],
  },
  "an exponent with a digit too many": {
    wrong: [withItem({}).replace('"distanceKm": 5', '"distanceKm": 1e400')],
    code: "SL2038",
    params: {},
    advised: [withItem({}).replace('"distanceKm": 5', '"distanceKm": 1e1')],
  },
  "an attribute in a text that is shown as it is written": {
    wrong: [site(heading("<img src=x> 路线")), { files: {} }],
    code: "SL5507",
    params: { tag: "img src=x" },
    advised: [site(heading("路线")), { files: {} }],
  },
};

type Read = [source: string, surroundings?: Surroundings];

test.each(Object.entries(cases))(
  "an organiser with %s can follow the advice",
  (_, { wrong, code, params, advised }) => {
    const read = ([source, surroundings]: Read) => readSite(source, "site.json", surroundings).problems;
    expect(read(wrong).map((problem) => problem.code)).toEqual([code]);
    expect(read(wrong)[0]?.params).toMatchObject(params);
    expect(read(advised)).toEqual([]);
  },
);
