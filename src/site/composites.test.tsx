import { expect, test } from "vitest";
import { getComposite, instance, ref, when } from "#compiler/composite/testComposites.ts";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { drawHome } from "./testDrawHome.ts";

const text = (zh: string) => ({ zh, en: zh });
const heading = (id: string, value: unknown) => ({ type: "heading", version: 1, id, props: { text: value } });
const columns = (id: string, blocks: unknown[]) => ({
  type: "columns",
  version: 1,
  id,
  props: {
    columns: [
      { id: "left", blocks },
      { id: "right", blocks: [] },
    ],
  },
});

const draw = (blocks: unknown[], composites: Record<string, string> = {}) => drawHome(siteWith(blocks), { composites });

test("a page of composites is drawn as the same blocks written out, byte for byte, and loads the same", async () => {
  const tree = [
    { ...heading("title", { $prop: "/title" }), tone: { $token: "tone" } },
    columns("names", [
      { $each: { $prop: "/names" }, as: "name", blocks: [heading("name", { $prop: "", of: "name" })] },
    ]),
    when({ $count: { $prop: "/names" } }, [{ $slot: "below" }]),
  ];
  const composites = getComposite("my/wall", tree, {
    tokens: { tone: "plain" },
    variants: { dark: { title: text("深"), tokens: { tone: "night" } } },
    slots: { below: { title: text("下") } },
    props: {
      type: "object",
      required: ["title"],
      properties: { title: ref("text"), names: { type: "array", maxItems: 9, items: ref("text"), default: [] } },
    },
  });
  const props = { title: text("伙伴"), names: [text("甲"), text("乙")] };
  const slots = { below: [richText("more")] };
  const composed = await draw(
    [instance("my/wall", "wall", props, { variant: "dark", slots }), richText("end")],
    composites,
  );
  const written = await draw([
    { ...heading("wall/title", text("伙伴")), tone: "night" },
    columns("wall/names", [heading("wall/1/name", text("甲")), heading("wall/2/name", text("乙"))]),
    richText("wall/below/more"),
    richText("end"),
  ]);
  expect(composed).toEqual(written);
  expect(composed.html).toContain("乙");
});
