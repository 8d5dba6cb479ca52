import fc from "fast-check";
import { expect, test } from "vitest";
import { isObject, type JsonObject } from "#core/pointers.ts";
import { commonShapes } from "#schemas/generated/commonShapes.ts";
import { checkTree } from "./check/checkTree.ts";
import { misfit } from "./check/fits.ts";
import { readComposites } from "./composites.ts";
import { listErrors, type Schema } from "./language/values.ts";
import { getComposite, instance, readWith, ref, when } from "./testComposites.ts";

const text = (zh: string) => ({ zh, en: zh });
const size = fc.integer({ min: 0, max: 5 });
const range = fc.tuple(size, size).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

// Schemas of props, as an author writes them; each entry of a list has an id.
const plain: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.constantFrom("text", "image", "link", "instant", "day").map(ref),
  range.map(([minimum, maximum]) => ({ type: "integer", minimum, maximum })),
  fc.constant({ type: "number" }),
  fc.constant({ type: "boolean" }),
  range.map(([minLength, maxLength]) => ({ type: "string", minLength, maxLength })),
  fc.constantFrom({ type: "string", enum: ["start", "center"] }, { type: "string", enum: ["start", "left"] }),
);
const aNumber = fc.oneof(
  range.map(([minimum, maximum]) => ({ type: "integer", minimum, maximum })),
  fc.constantFrom<JsonObject>({ type: "integer", minimum: 2, maximum: 4, default: 3 }, { type: "number" }),
);
const entry = fc.tuple(plain, fc.oneof(plain, aNumber), fc.boolean()).map(([a, b, isOptional]) => ({
  type: "object",
  required: isOptional ? ["id", "a"] : ["id", "a", "b"],
  properties: { id: ref("id"), a, b },
}));
const list = fc
  .tuple(entry, range)
  .map(([items, [minItems, maxItems]]) => ({ type: "array", items, minItems, maxItems }));
const props = fc
  .tuple(
    fc.constant(ref("text")),
    aNumber,
    fc.oneof(fc.constant(ref("link")), plain),
    list,
    fc.subarray(["a", "b", "c", "d", "list"]),
  )
  .map(([a, b, c, entries, required]) => ({
    type: "object",
    required,
    properties: { a, b, c, d: ref("instant"), list: entries },
  }));

// Nodes that are mostly of the wanted kind: those that do not fit their place are refused.
interface Kinds {
  text: unknown;
  number: unknown;
  link: unknown;
  condition: unknown;
}

function getNodes(of: string | undefined): { [Kind in keyof Kinds]: fc.Arbitrary<unknown> } {
  const readProp = (pointer: string) => (of === undefined ? { $prop: pointer } : { $prop: pointer, of });
  const any = fc.constantFrom("/a", "/b", "/c", "/d").map((pointer) => ({ $prop: pointer }));
  return fc.letrec<Kinds>((tie) => {
    const either = (kind: keyof Kinds) =>
      fc.tuple(tie("condition"), tie(kind), fc.option(tie(kind), { nil: undefined }));
    const small = { depthSize: "small", withCrossShrink: true } as const;
    return {
      text: fc.oneof(
        small,
        fc.constantFrom<unknown>(text("文"), { $prop: "/a" }, readProp("/a"), readProp("/id"), { $race: "/name" }),
        any,
        tie("text").map((node) => ({ $default: [node, text("无")] })),
        fc
          .tuple(tie("text"), tie("number"))
          .map(([v, n]) => ({ $text: { zh: "{v}<i>{n}</i>", en: "{v}" }, values: { v, n } })),
        fc.tuple(tie("text"), tie("number")).map((parts) => ({ $join: parts, with: " " })),
        tie("number").map((node) => ({ $format: node, as: "money" })),
        fc.constant({ $format: { $prop: "/d" }, as: "date" }),
        either("text").map(([condition, yes, no]) => when(condition, yes, no)),
      ),
      number: fc.oneof(
        small,
        fc.constantFrom<unknown>(
          2,
          3,
          { $prop: "/b" },
          readProp("/b"),
          { $count: { $prop: "/list" } },
          { $token: "columns" },
        ),
        any,
        fc.tuple(tie("number"), tie("number")).map((parts) => ({ $plus: parts })),
        fc.tuple(tie("number"), tie("number")).map((parts) => ({ $minus: parts })),
        tie("number").map((node) => ({ $default: [node, 2] })),
        either("number").map(([condition, yes, no]) => when(condition, yes, no)),
      ),
      link: fc.oneof(
        small,
        fc.constantFrom<unknown>("/", { $prop: "/c" }, readProp("/b"), { $race: "/resultsLink" }),
        tie("link").map((node) => ({ $default: [node, "/"] })),
        either("link").map(([condition, yes, no]) => when(condition, yes, no)),
      ),
      condition: fc.oneof(
        small,
        any,
        fc.constantFrom<unknown>({ $prop: "/a" }, { $prop: "/list" }, readProp("/a"), readProp("/b"), {
          $race: "/city",
        }),
        fc.tuple(tie("number"), tie("number")).map((both) => ({ $less: both })),
        fc.tuple(any, tie("text")).map((both) => ({ $equals: both })),
        fc.tuple(tie("condition"), tie("condition")).map((both) => ({ $and: both })),
        tie("condition").map((node) => ({ $not: node })),
      ),
    };
  });
}

const block = (of: string | undefined, id: string): fc.Arbitrary<JsonObject> => {
  const nodes = getNodes(of);
  const button = fc.tuple(nodes.text, nodes.link);
  return fc
    .oneof(
      fc.tuple(nodes.text, fc.option(nodes.number), fc.option(nodes.text)).map(([own, level, lead]) => ({
        type: "heading",
        props: { text: own, ...(level !== null && { level }), ...(lead !== null && { lead }) },
      })),
      button.map(([label, link]) => ({ type: "button-row", props: { buttons: [{ id: "a", label, link }] } })),
      button.map(([label, link]) => {
        const value = { id: { $prop: "/id", of: "button" }, label, link };
        return { type: "button-row", props: { buttons: [{ $each: { $prop: "/list" }, as: "button", value }] } };
      }),
      nodes.text.map((html) => ({ type: "rich-text", version: 1, tone: { $token: "tone" }, props: { html } })),
    )
    .map((blockNode) => ({ version: 1, ...blockNode, id }));
};

// Alone, in a repetition, and under a condition.
const candidate = (index: number): fc.Arbitrary<JsonObject> =>
  fc.oneof(
    block(undefined, `a${index}`),
    block("entry", `b${index}`).map((blockNode) => ({ $each: { $prop: "/list" }, as: "entry", blocks: [blockNode] })),
    fc
      .tuple(getNodes(undefined).condition, block(undefined, `c${index}`))
      .map(([condition, one]) => when(condition, [one])),
  );
const candidates = fc.tuple(...Array.from({ length: 12 }, (_, index) => candidate(index)));

const samples: Record<string, fc.Arbitrary<unknown>> = {
  text: fc.oneof(fc.constant({ zh: "<b>文</b>" }), fc.constant(text("甲"))),
  image: fc.constant({ src: "media/a.jpg" }),
  link: fc.constantFrom("/", "https://example.org/"),
  instant: fc.constantFrom("2026-02-31T07:30:00+08:00", "2026-10-25T07:30:00Z"),
  day: fc.constant("2026-10-25"),
  id: fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/),
};

/** Right values of a schema as an author writes it. */
function readValues(schema: JsonObject): fc.Arbitrary<unknown> {
  const { $ref, type, minimum, maximum, minLength, maxLength, minItems, maxItems, items } = schema;
  if (typeof $ref === "string") return samples[$ref.slice($ref.lastIndexOf("/") + 1)] ?? fc.constant(null);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (type === "boolean") return fc.boolean();
  if (type === "number") return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (type === "integer") return fc.integer({ min: Number(minimum), max: Number(maximum) });
  if (type === "string")
    return fc.string({ minLength: Number(minLength), maxLength: Number(maxLength), unit: "grapheme-ascii" });
  if (type === "array")
    return fc.uniqueArray(readValues(items as JsonObject), {
      selector: (property) => (property as JsonObject).id,
      minLength: Number(minItems),
      maxLength: Number(maxItems),
    });
  const properties = Object.entries(schema.properties as JsonObject).map(
    ([name, inner]) => [name, readValues(inner as JsonObject)] as const,
  );
  return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required as string[] });
}

const race = { resultsLink: "/", name: text("测试赛"), startsAt: "2026-10-25T07:30:00+08:00" };
const look = {
  tokens: { tone: "plain", columns: 3 },
  variants: { dark: { title: text("深色"), tokens: { tone: "night" } } },
};

function isRight(node: JsonObject, schema: JsonObject): boolean {
  const composites = readComposites(getComposite("my/test", [node], { props: schema, ...look }));
  const { composite } = composites.files[0] ?? {};
  return composite !== undefined && checkTree(composite, composites).length === 0;
}

test("a right instance of a composite without a mistake never becomes a wrong block", () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      fc
        .tuple(props, candidates)
        .chain(([schema, nodes]) => fc.tuple(fc.constant({ schema, nodes }), readValues(schema), fc.boolean())),
      ([{ schema, nodes }, values, isDark]) => {
        const rightNodes = nodes.filter((node) => isRight(node, schema));
        const files = getComposite("my/test", rightNodes, { props: schema, ...look });
        const problems = readWith([], files, { race }).read.problems.filter(({ severity }) => severity === "error");
        if (rightNodes.length === 0) return;
        expect(problems).toEqual([]);
        accepted += rightNodes.length;
        const testedBlock = instance("my/test", "one", values as JsonObject, isDark ? { variant: "dark" } : {});
        const { read, compiled } = readWith([testedBlock], files, { race });
        const wrong = read.problems.filter(({ severity, code }) => severity === "error" && code !== "SL3002");
        expect({ wrong, skipped: compiled?.skipped, composite: undefined }).toEqual({
          wrong: [],
          skipped: [],
          composite: undefined,
        });
        expect(JSON.stringify(compiled?.site.home.blocks)).not.toMatch(/"\$\w+":/);
      },
    ),
    { numRuns: 120 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test("each value of a type that fits a place is accepted there", () => {
  const schemas = [...Object.values(commonShapes).filter(isObject), { type: "string" }, { enum: ["a", 2] }] as Schema[];
  fc.assert(
    fc.property(
      fc.tuple(plain, plain).chain(([one, other]) => fc.tuple(fc.constant([one, other] as const), readValues(one))),
      ([[one, other], value]) => {
        for (const place of [short(other), ...schemas])
          if (misfit(short(one), place) === undefined) expect(listErrors(place, value)).toEqual([]);
      },
    ),
  );
});

function short(schema: JsonObject): Schema {
  const { $ref } = schema;
  return typeof $ref === "string" ? { $ref: `common/1/${$ref.slice($ref.lastIndexOf("/") + 1)}` } : schema;
}
