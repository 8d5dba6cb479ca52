import { expect, test } from "vitest";
import { richText } from "#fixtures/site/siteWith.ts";
import { getComposite, instance, readWith, ref } from "../testComposites.ts";

const wall = getComposite(
  "my/sponsor-wall",
  [
    { type: "heading", version: 1, id: "title", props: { text: { $prop: "/title" } } },
    {
      $each: { $prop: "/sponsors" },
      as: "sponsor",
      blocks: [{ type: "heading", version: 1, id: "name", props: { text: { $prop: "/name", of: "sponsor" } } }],
    },
    { $slot: "below" },
  ],
  {
    props: {
      type: "object",
      required: ["title"],
      properties: {
        title: ref("text"),
        sponsors: {
          type: "array",
          maxItems: 3,
          default: [],
          items: { type: "object", required: ["id", "name"], properties: { id: ref("id"), name: ref("text") } },
        },
      },
    },
    slots: { below: { title: { zh: "下方" }, blocks: ["rich-text"], max: 1 } },
  },
);
const text = (zh: string) => ({ zh, en: zh });
const sponsor = (id: string) => ({ id, name: text(id) });
const heading = (id: string, zh: string) => ({ type: "heading", version: 1, id, props: { text: text(zh) } });

test("visitors get the blocks of a composite in the place of its instance, with the instance's values and ids", () => {
  const block = instance("my/sponsor-wall", "wall", { title: text("伙伴"), sponsors: [sponsor("acme"), sponsor("b")] });
  const slots = { below: [richText("more")] };
  const { found, compiled } = readWith([heading("a", "前"), { ...block, slots }, heading("z", "后")], wall);
  expect(found).toEqual([]);
  expect(compiled?.site.home.blocks).toEqual([
    heading("a", "前"),
    heading("wall/title", "伙伴"),
    heading("wall/acme/name", "acme"),
    heading("wall/b/name", "b"),
    richText("wall/below/more"),
    heading("z", "后"),
  ]);
  expect(compiled?.units).not.toContain("home/my/sponsor-wall");
});

test("an organiser learns of wrong props and slots of an instance in the page, and the rest of the page is shown", () => {
  const wrong = instance("my/sponsor-wall", "wall", { titel: text("伙伴") });
  const full = {
    ...instance("my/sponsor-wall", "full", { title: text("伙伴"), sponsors: ["1", "2", "3", "4"].map(sponsor) }),
    slots: { below: [heading("h", "标题"), richText("a")], above: [] },
  };
  const { found, compiled } = readWith([wrong, full, richText("end")], wall);
  expect(found).toEqual([
    ["SL2017", "site.json", "/home/blocks/0/props/titel"],
    ["SL2013", "site.json", "/home/blocks/1/props/sponsors"],
    // What is in the slots of a wrong instance is wrong by itself.
    ["SL7007", "site.json", "/home/blocks/1/slots/below"],
    ["SL7006", "site.json", "/home/blocks/1/slots/below/0/type"],
    ["SL7005", "site.json", "/home/blocks/1/slots/above"],
  ]);
  expect(compiled?.skipped).toEqual(["/home/blocks/0", "/home/blocks/1"]);
  const slots = { below: [heading("h", "标题"), richText("a")], abov: [] };
  const again = readWith([instance("my/sponsor-wall", "wall", { title: text("伙伴") }, { slots })], wall);
  expect(again.found).toEqual([
    ["SL7007", "site.json", "/home/blocks/0/slots/below"],
    ["SL7006", "site.json", "/home/blocks/0/slots/below/0/type"],
    ["SL7005", "site.json", "/home/blocks/0/slots/abov"],
  ]);
  expect(again.compiled?.site.home.blocks.map(({ id }) => id)).toEqual(["wall/title"]);
});

test("an instance of a composite that is missing or too new is left out with one problem, and siblings stay", () => {
  const blocks = [instance("my/sponser-wall", "a"), { ...instance("my/sponsor-wall", "b"), version: 2 }, richText("c")];
  const { found, compiled } = readWith(blocks, wall);
  expect(found).toEqual([
    ["SL7001", "site.json", "/home/blocks/0/type"],
    ["SL7002", "site.json", "/home/blocks/1/version"],
  ]);
  expect(compiled?.skipped).toEqual(["/home/blocks/0", "/home/blocks/1"]);
  expect(readWith([instance("my/sponsor-wall", "a")], {}).found).toEqual([
    ["SL7001", "site.json", "/home/blocks/0/type"],
  ]);
});

test("the mistakes of a composite's file are reported in it once, and not at each instance", () => {
  const broken = getComposite("my/sponsor-wall", [], {
    props: { type: "object", properties: { a: { type: "text" } } },
  });
  const block = instance("my/sponsor-wall", "wall");
  const { found, compiled } = readWith([block, { ...block, id: "other" }, richText("end")], broken);
  expect(found).toEqual([
    ["SL2013", "composites/my/sponsor-wall/v1.json", "/tree"],
    ["SL7013", "composites/my/sponsor-wall/v1.json", "/props/properties/a/type"],
  ]);
  expect(compiled?.skipped).toEqual(["/home/blocks/0", "/home/blocks/1"]);
});

test("a dead link that an instance passes to its composite is reported at the place in the page that the organiser wrote", () => {
  const button = {
    type: "button-row",
    version: 1,
    id: "buttons",
    props: { buttons: [{ id: "a", label: text("去"), link: { $prop: "/to" } }] },
  };
  const more = { props: { type: "object", required: ["to"], properties: { to: ref("link") } } };
  const { found, read } = readWith(
    [instance("my/go", "go", { to: "/nowhere" })],
    getComposite("my/go", [button], more),
  );
  expect(found).toEqual([["SL5001", "site.json", "/home/blocks/0/props/to"]]);
  expect(read.problems[0]).toMatchObject({ line: expect.any(Number), column: expect.any(Number) });
  const buttons = ["/nowhere", { $prop: "/to" }].map((link, index) => ({ id: "ab"[index], label: text("去"), link }));
  const fixed = { ...button, props: { buttons } };
  const twice = [instance("my/go", "go", { to: "/" }), instance("my/go", "again", { to: "/" })];
  expect(readWith(twice, getComposite("my/go", [fixed], more)).found).toEqual([
    ["SL5001", "composites/my/go/v1.json", "/tree/0/props/buttons/0/link"],
  ]);
});

test("the page for unknown addresses shows composites as every page does", () => {
  const blocks = [instance("my/sponsor-wall", "wall", { title: text("伙伴") })];
  const notFound = { page: { type: "blocks", version: 1, props: { title: text("没有这一页"), blocks } } };
  const { found, compiled } = readWith([], wall, { notFound });
  expect(found).toEqual([]);
  expect(compiled?.site.notFound?.page.props).toMatchObject({ blocks: [{ type: "heading", id: "wall/title" }] });
});
