import { expect, test } from "vitest";
import type { JsonObject } from "#core/pointers.ts";
import { getComposite, instance, readWith, ref, when } from "../testComposites.ts";

const file = "composites/my/test/v1.json";
const text = (zh: string) => ({ zh, en: zh });
const heading = (value: unknown, id = "a") => ({ type: "heading", version: 1, id, props: { text: value } });
const sponsors = {
  type: "array",
  maxItems: 20,
  items: {
    type: "object",
    required: ["id", "name"],
    properties: { id: ref("id"), name: ref("text"), link: ref("link") },
  },
};
const properties = {
  few: sponsors,
  title: ref("text"),
  lead: ref("text"),
  sponsors,
  level: { type: "integer" },
  size: { type: "integer", minimum: 2, maximum: 4 },
};
const props = { type: "object", required: ["title", "sponsors", "level", "size"], properties };

function found(tree: unknown[], more: JsonObject = {}): unknown[] {
  const { read } = readWith([], getComposite("my/test", tree, { props, ...more }));
  return read.problems.filter((problem) => problem.file === file).map(({ code, pointer }) => [code, pointer]);
}

test("an author reads at which line and column of the composite a node is wrong", () => {
  const { read } = readWith([], getComposite("my/test", [heading({ $prop: "/titel" })], { props }));
  expect(read.problems).toMatchObject([
    { code: "SL7014", file, pointer: "/tree/0/props/text/$prop", line: expect.any(Number), column: expect.any(Number) },
  ]);
  expect(read.problems[0]?.fix).toEqual({ pointer: "/tree/0/props/text/$prop", value: "/title" });
});

test.each<[string, unknown[], unknown[]]>([
  [
    "a number of any size for a level of 2 to 4",
    [{ ...heading({ $prop: "/title" }), props: { text: { $prop: "/title" }, level: { $prop: "/level" } } }],
    ["SL7015", "/tree/0/props/level"],
  ],
  ["a prop that may be left out for a required text", [heading({ $prop: "/lead" })], ["SL7016", "/tree/0/props/text"]],
  ["a list for a text", [heading({ $prop: "/sponsors" })], ["SL7015", "/tree/0/props/text"]],
  [
    "$each over a text",
    [{ $each: { $prop: "/title" }, as: "one", blocks: [heading({ $prop: "/title" })] }],
    ["SL7017", "/tree/0/$each"],
  ],
  ["an entry that no $each names", [heading({ $prop: "/name", of: "sponsor" })], ["SL7018", "/tree/0/props/text/of"]],
  ["a token that there is none of", [heading({ $token: "tone" })], ["SL7019", "/tree/0/props/text/$token"]],
  ["a node that does not exist", [heading({ $propp: "/title" })], ["SL7020", "/tree/0/props/text"]],
  [
    "an operator with one value of two",
    [when({ $equals: [1] }, [heading(text("a"))])],
    ["SL7020", "/tree/0/$when/$equals"],
  ],
  ["a slot that there is none of", [{ $slot: "below" }, heading(text("a"))], ["SL7021", "/tree/0/$slot"]],
  [
    "a template with a name that has no value",
    [heading({ $text: { zh: "共 {cuont} 家" }, values: { count: { $count: { $prop: "/sponsors" } } } })],
    ["SL7022", "/tree/0/props/text/$text/zh"],
  ],
  ["an id that is there twice", [heading(text("a")), heading(text("b"))], ["SL7024", "/tree/1/id"]],
  ["a block of a type that does not exist", [{ ...heading(text("a")), type: "headin" }], ["SL2002", "/tree/0/type"]],
  ["a block of a version to come", [{ ...heading(text("a")), version: 99 }], ["SL2003", "/tree/0/version"]],
  [
    "a field that a block does not have",
    [{ ...heading(text("a")), props: { text: text("a"), levle: 2 } }],
    ["SL2004", "/tree/0/props/levle"],
  ],
  [
    "a block without what it requires",
    [{ type: "heading", version: 1, id: "a", props: {} }],
    ["SL2010", "/tree/0/props"],
  ],
  ["a fact that no race has", [heading({ $race: "/nmae" })], ["SL5208", "/tree/0/props/text/$race"]],
  [
    "a fact in a form that it does not have",
    [heading({ $race: "/name", as: "money" })],
    ["SL5211", "/tree/0/props/text/as"],
  ],
  [
    "a list that may be too long for its block",
    [
      {
        type: "button-row",
        version: 1,
        id: "a",
        props: {
          buttons: {
            $each: { $prop: "/sponsors" },
            as: "s",
            value: { id: { $prop: "/id", of: "s" }, label: { $prop: "/name", of: "s" }, link: "/" },
          },
        },
      },
    ],
    ["SL7015", "/tree/0/props/buttons"],
  ],
  ["a composite that there is none of", [instance("my/other", "a")], ["SL7001", "/tree/0/type"]],
  ["itself", [instance("my/test", "a")], ["SL7008", "/tree/0/type"]],
  [
    "three containers one inside the other",
    [columns("a", columns("b", columns("c", heading(text("a"), "d"))))],
    ["SL2023", "/tree/0/props/columns/0/blocks/0/props/columns/0/blocks/0"],
  ],
  [
    "a number of any size for one that is shown",
    [
      {
        type: "numbers",
        version: 1,
        id: "a",
        props: { numbers: [{ id: "a", value: { $prop: "/level" }, label: text("级") }] },
      },
    ],
    ["SL7015", "/tree/0/props/numbers/0/value"],
  ],
  ["a tone that there is none of", [{ ...heading(text("a")), tone: "pink" }], ["SL2011", "/tree/0/tone"]],
])("an author who writes %s reads so once, at that place", (_, tree, expected) => {
  expect(found(tree)).toEqual([expected]);
});

function columns(id: string, ...blocks: unknown[]) {
  return {
    type: "columns",
    version: 1,
    id,
    props: {
      columns: [
        { id: "l", blocks },
        { id: "r", blocks: [] },
      ],
    },
  };
}

test("an author may use each node in the places that it fits", () => {
  const counted = { $text: { zh: "共 {n} 家", en: "{n} in all" }, values: { n: { $count: { $prop: "/sponsors" } } } };
  const tree = [
    { ...heading(counted, "count"), tone: { $token: "tone" }, props: { text: counted, level: { $prop: "/size" } } },
    when({ $prop: "/lead" }, [heading({ $prop: "/lead" }, "lead")], [heading({ $race: "/name" }, "name")]),
    heading({ $default: [{ $prop: "/lead" }, { $race: "/city" }, text("无")] }, "default"),
    heading({ $join: [{ $prop: "/title" }, { $race: "/startsAt", as: "date" }], with: "·" }, "join"),
    heading({ $format: { $plus: [{ $prop: "/level" }, 2, { $minus: [5, 3] }] }, as: "number" }, "format"),
    heading(
      {
        $default: [
          { $join: { $each: { $prop: "/sponsors" }, as: "s", value: { $prop: "/name", of: "s" } } },
          text("无"),
        ],
      },
      "joined",
    ),
    when({ $and: [{ $less: [{ $prop: "/level" }, 3] }, { $not: { $or: [{ $equals: [{ $prop: "/size" }, 2] }] } }] }, [
      columns("columns", {
        $each: { $prop: "/few" },
        as: "s",
        blocks: [heading({ $prop: "/name", of: "s" }, "entry")],
      }),
    ]),
    {
      type: "numbers",
      version: 1,
      id: "numbers",
      props: {
        numbers: [
          { id: "count", value: { $count: { $prop: "/sponsors" } }, label: text("家") },
          { id: "size", value: { $prop: "/size" }, label: text("级") },
          { id: "places", value: { $race: "/places" }, label: text("名额") },
          { id: "fee", value: { $race: "/items/full/feeFen", as: "number" }, label: text("元") },
        ],
      },
    },
    { $slot: "below" },
  ];
  const more = {
    slots: { below: { title: text("下方") } },
    tokens: { tone: "plain" },
    variants: { dark: { title: text("深色"), tokens: { tone: "night" } } },
  };
  expect(found(tree, more)).toEqual([]);
});
