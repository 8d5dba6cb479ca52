import { expect, test } from "vitest";
import type { JsonObject } from "#core/pointers.ts";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { isEmptySvg } from "#pictures/svgSize.ts";
import { getComposite, instance, readWith, ref } from "./composite/testComposites.ts";
import { readForm } from "./forms/readForm.ts";
import { readSite } from "./read.ts";

const text = { zh: "字", en: "Text" };
const page = { type: "coming-soon", version: 1, props: {} };
const ofSite = (blocks: unknown[], routes: unknown[] = []) =>
  readSite(siteWith(blocks, routes), "site.json").problems.map(({ code, pointer }) => [code, pointer]);

test("an organiser hears of a page that a redirect hides, and of a link that a page hides", () => {
  const route = (more: JsonObject) => ({ path: "/a", title: text, ...more });
  const other = { path: "/b", title: text, page };
  expect(ofSite([], [route({ redirect: "/b", page }), other])).toEqual([["SL5024", "/routes/0/page"]]);
  expect(ofSite([], [route({ link: "https://example.org", page }), other])).toEqual([["SL5024", "/routes/0/link"]]);
  expect(ofSite([], [route({ redirect: "/b" }), other])).toEqual([]);
});

test("an organiser hears once of heights that are out of order", () => {
  const course = (...kms: number[]) => ({
    type: "course-sections",
    version: 1,
    id: "a",
    props: {
      sections: [{ id: "one", fromKm: 0, toKm: 10, title: text }],
      elevation: kms.map((km) => ({ km, m: 10 })),
    },
  });
  expect(ofSite([course(0, 5, 0.8, 9, 10)])).toEqual([["SL5226", "/home/blocks/0/props/elevation/2/km"]]);
  expect(ofSite([course(0, 5, 5)])).toEqual([["SL5226", "/home/blocks/0/props/elevation/2/km"]]);
  expect(ofSite([course(0, 5, 8, 10)])).toEqual([]);
});

test("an organiser hears of more places to rank than choices", () => {
  const form = (top: number) =>
    readForm(
      JSON.stringify({
        $schema: "https://startline.dev/schemas/form/v1.schema.json",
        id: "a",
        version: 1,
        title: text,
        schema: {
          type: "object",
          properties: { best: { $ref: "https://startline.dev/schemas/field/ranking/v1.schema.json" } },
        },
        uiSchema: {
          best: { label: text, options: { top, choices: ["a", "b"].map((id) => ({ id, label: { zh: id, en: id } })) } },
        },
        steps: [{ id: "all", title: text, fields: ["best"] }],
      }),
      "forms/a.json",
    ).problems.map(({ code, pointer }) => [code, pointer]);
  expect(form(3)).toEqual([["SL6068", "/uiSchema/best/options/top"]]);
  expect(form(2)).toEqual([]);
});

const heading = (shown: unknown) => ({ type: "heading", version: 1, id: "h", props: { text: shown } });
const props = (...names: string[]) => ({
  props: { type: "object", properties: Object.fromEntries(names.map((name) => [name, ref("text")])) },
});
const shownIf = (name: string) => ({ $default: [{ $prop: `/${name}` }, text] });

test("the author of a composite hears of a prop that the tree never uses", () => {
  const findProblems = (tree: unknown[]) =>
    readWith([instance("my/a", "one")], getComposite("my/a", tree, props("lead", "note"))).found;
  expect(findProblems([heading(shownIf("lead"))])).toEqual([
    ["SL7048", "composites/my/a/v1.json", "/props/properties/note"],
  ]);
  expect(findProblems([heading({ $default: [{ $prop: "/lead" }, { $prop: "/note" }, text] })])).toEqual([]);
});

test("the author of an upgrade hears of a step that begins at what the version before lacks", () => {
  const upgrade = (value: unknown) => {
    const files = {
      ...getComposite("my/a", [heading(shownIf("lead"))], props("lead")),
      ...getComposite("my/a", [heading(shownIf("thanks"))], { ...props("thanks"), version: 2 }),
      "composites/my/a/v2.upgrade.json": JSON.stringify(value),
    };
    return readWith([], files).read.problems.map(({ code, file, pointer, suggestion }) => [
      code,
      file,
      pointer,
      suggestion,
    ]);
  };
  const file = "composites/my/a/v2.upgrade.json";
  const rename = (from: string, to: string) => ({ op: "rename", from, to });
  expect(upgrade([rename("/leed", "/thanks")])).toEqual([["SL7047", file, "/0/from", "/lead"]]);
  expect(upgrade({ props: [rename("/lead/fr", "/thanks")] })).toEqual([["SL7047", file, "/props/0/from", undefined]]);
  expect(upgrade({ slots: [rename("/below", "/after")] })).toEqual([["SL7047", file, "/slots/0/from", undefined]]);
  expect(
    upgrade([rename("/lead", "/words"), { op: "wrap", at: "/words", key: "zh" }, rename("/words", "/thanks")]),
  ).toEqual([]);
});

test("an SVG without anything drawn is an empty one", () => {
  const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`;
  const empty = ["", "<!-- <path d='M0 0'/> -->", "<title>标志</title><g></g><defs></defs>"];
  expect(empty.map((inner) => isEmptySvg(svg(inner)))).toEqual([true, true, true]);
  const drawn = ["<path d='M0 0h9'/>", "<g><text>字</text></g>", "<svg:rect width='1' height='1'/>"];
  expect(drawn.map((inner) => isEmptySvg(svg(inner)))).toEqual([false, false, false]);
  expect(isEmptySvg("")).toBe(true);
});
