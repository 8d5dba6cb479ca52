import { expect, test } from "vitest";
import type { JsonObject } from "#core/pointers.ts";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { getComposite, ref } from "./composite/testComposites.ts";
import { readSite } from "./read.ts";

const titled = {
  type: "group",
  version: 1,
  id: "titled",
  props: { title: { $prop: "/heading" }, blocks: [{ $slot: "content" }] },
};
const composites = getComposite("my/row", [titled], {
  slots: { content: { title: { zh: "内容", en: "Content" } } },
  props: { type: "object", properties: { heading: ref("text") } },
});

const text = { zh: "字" };
const block = (type: string, props: JsonObject, more: JsonObject = {}) => ({
  type,
  version: 1,
  id: "inner",
  props,
  ...more,
});
const action = (link: string) => block("call-to-action", { title: text, action: { label: text, link } });

// Each one is a mistake by itself, in any surroundings.
const inner: Record<string, JsonObject> = {
  "an unknown block": block("hologram", {}),
  "a missing document": block("document-body", { dataPath: "documents/gone.json" }),
  "a dead link": action("/gone"),
  "a dead link in HTML": { ...block("rich-text", { html: { zh: "<p><a href='/gone'>字</a></p>" } }) },
  "a missing picture": {
    ...block("carousel", { slides: [{ id: "a", image: { src: "media/gone.jpg" } }] }),
    version: 2,
  },
  "a wrong prop": block("rich-text", { html: 5 }),
};
const rightBlock = { ...block("rich-text", { html: text }) };

interface Around {
  home?: unknown[];
  routes?: unknown[];
  notFound?: unknown;
}
const page = (blocks: unknown[], props: JsonObject = {}, more: JsonObject = {}) => ({
  type: "blocks",
  version: 1,
  props: { blocks, ...props },
  ...more,
});
const route = (inside: unknown, more: JsonObject = {}) => ({ path: "/a", title: text, page: inside, ...more });
const without = (value: JsonObject, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
const outer = (type: string, props: JsonObject, more: JsonObject = {}) => ({
  type,
  version: 1,
  id: "outer",
  props,
  ...more,
});
const tabs = (blocks: unknown[], title: unknown) =>
  outer("tabs", {
    tabs: [
      { id: "one", title, blocks },
      { id: "two", title: text, blocks: [{ ...rightBlock, id: "beside" }] },
    ],
  });
const columns = (blocks: unknown[], more: JsonObject) =>
  outer("columns", {
    columns: [
      { id: "one", blocks, ...more },
      { id: "two", blocks: [{ ...rightBlock, id: "beside" }] },
    ],
  });

const wrong: Record<string, (blocks: unknown[]) => Around> = {
  "a page with a wrong heading": (blocks) => ({ routes: [route(page(blocks, { heading: 5 }))] }),
  "a page with a wrong title": (blocks) => ({ routes: [route(page(blocks, { title: ["字"] }))] }),
  "a page without its version": (blocks) => ({ routes: [route(without(page(blocks), "version"))] }),
  "a page with its version as a text": (blocks) => ({ routes: [route(page(blocks, {}, { version: "1" }))] }),
  "a page for unknown addresses with a wrong title": (blocks) => ({ notFound: { page: page(blocks, { title: 7 }) } }),
  "a route without its path": (blocks) => ({ routes: [without(route(page(blocks)), "path")] }),
  "a route with a number as its path": (blocks) => ({ routes: [route(page(blocks), { path: 5 })] }),
  "a group of routes without its path": (blocks) => ({ routes: [{ title: text, children: [route(page(blocks))] }] }),
  "tabs with a wrong title": (blocks) => ({ home: [tabs(blocks, 5)] }),
  "columns with an id that is none": (blocks) => ({ home: [columns(blocks, { id: 7 })] }),
  "columns with a column without its id": (blocks) => ({ home: [columns(blocks, { id: undefined })] }),
  "a section with a wrong title": (blocks) => ({ home: [outer("section", { title: 5, blocks })] }),
  "a section without its id": (blocks) => ({ home: [without(outer("section", { blocks }), "id")] }),
  "a group with a wrong tone": (blocks) => ({ home: [outer("group", { blocks }, { tone: 5 })] }),
  "a group with a misspelt type": (blocks) => ({ home: [outer("gruop", { blocks })] }),
  "a group with a fact that the race lacks": (blocks) => ({
    home: [outer("group", { title: { $race: "motto" }, blocks })],
  }),
  "a composite with a wrong prop": (blocks) => ({
    home: [outer("my/row", { heading: 5 }, { slots: { content: blocks } })],
  }),
  "a composite without its id": (blocks) => ({
    home: [without(outer("my/row", {}, { slots: { content: blocks } }), "id")],
  }),
  "a composite that there is not": (blocks) => ({ home: [outer("my/wall", {}, { slots: { content: blocks } })] }),
};

function getCodes({ home = [], routes = [], ...more }: Around): string[] {
  const source = siteWith(home, routes, { ...more });
  const { problems } = readSite(source, "site.json", { files: {}, documents: {}, forms: {}, composites });
  return problems
    .filter(({ severity }) => severity !== "note")
    .map(({ code }) => code)
    .sort();
}

// A link may lead to the route whose address cannot be read.
const isUndecided = (around: string, inside: string) => around.includes("path") && inside.startsWith("a dead link");
const nested = Object.keys(wrong).flatMap((around) =>
  Object.keys(inner).flatMap((inside) => (isUndecided(around, inside) ? [] : [[around, inside] as const])),
);
const listBlocks = (inside: string) => [inner[inside]];

test("an organiser hears of each of these mistakes by itself", () => {
  const silent = Object.keys(inner).filter((inside) => getCodes({ home: listBlocks(inside) }).length !== 1);
  expect(silent).toEqual([]);
  for (const around of Object.values(wrong)) expect(getCodes(around([rightBlock])).length).toBe(1);
});

test("an organiser with a mistake around another one hears of both at once", () => {
  expect(Object.keys(wrong).length).toBe(19);
  const misjudged = nested.flatMap(([around, inside]) => {
    const expected = [
      ...getCodes(wrong[around]?.([rightBlock]) ?? {}),
      ...getCodes({ home: listBlocks(inside) }),
    ].sort();
    const codes = getCodes(wrong[around]?.(listBlocks(inside)) ?? {});
    return codes.join() === expected.join() ? [] : [`${around}, ${inside}: ${codes} instead of ${expected}`];
  });
  expect(misjudged).toEqual([]);
});
