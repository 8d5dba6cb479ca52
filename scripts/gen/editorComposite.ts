import { propShapes } from "#compiler/composite/props.ts";

type Node = Record<string, unknown>;

const common = "https://startline.dev/schemas/common/v1.schema.json#/$defs/";
const nodes = { type: "array", items: { $ref: "#/$defs/treeNode" } };

/**
 * Returns the properties of the schema of a composite, in whose tree editors suggest types of
 * blocks, and in whose props the words of schemas.
 */
export function withTreeAndProps(
  properties: Record<string, Node>,
  types: readonly (readonly [string, string])[],
): Node {
  const { tree, props, ...others } = properties;
  const known = { enum: types.map(([type]) => type), enumDescriptions: types.map(([, description]) => description) };
  const block = { properties: { type: { anyOf: [known, { type: "string" }] } } };
  return {
    properties: {
      ...others,
      props: { ...props, allOf: [{ $ref: "#/$defs/propSchema" }] },
      tree: { ...tree, items: { allOf: [{ $ref: "#/$defs/treeNode" }, block] } },
    },
  };
}

/** The nodes of a tree that stand for blocks, and the schemas of props. */
export const compositeDefinitions: Record<string, Node> = {
  treeNode: {
    type: "object",
    properties: {
      type: { type: "string" },
      version: { type: "integer", minimum: 1 },
      id: { type: "string" },
      props: { type: "object" },
      $each: {},
      as: { type: "string" },
      blocks: nodes,
      $when: {},
      // biome-ignore lint/suspicious/noThenProperty: it is a JSON Schema, which nobody awaits
      then: nodes,
      else: nodes,
      $slot: { type: "string" },
    },
  },
  propSchema: {
    type: "object",
    properties: {
      type: { enum: ["object", "array", "string", "number", "integer", "boolean"] },
      $ref: { enum: propShapes.map((name) => common + name) },
      title: {},
      description: {},
      default: {},
      enum: { type: "array" },
      const: {},
      required: { type: "array", items: { type: "string" } },
      properties: { type: "object", additionalProperties: { $ref: "#/$defs/propSchema" } },
      items: { $ref: "#/$defs/propSchema" },
      minLength: { type: "integer" },
      maxLength: { type: "integer" },
      minimum: { type: "number" },
      maximum: { type: "number" },
      minItems: { type: "integer" },
      maxItems: { type: "integer" },
      uniqueItems: { type: "boolean" },
    },
    additionalProperties: false,
  },
};
