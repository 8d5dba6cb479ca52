import { formats } from "#compiler/bind/formats.ts";

type Node = Record<string, unknown>;

// The facts themselves are written out, and names of things are no facts.
const withoutBindings = ["race", "raceItem", "pool", "id"];

// What props consist of; else only texts and times can be facts.
const isProps = /^(?:home|page)\.|^(?:text|richText|instant|day|link)$/;

const binding: Node = {
  title: "Fact of the race",
  description:
    "A fact of the race, by its path in race; items are named by their id. It is written in the reader's language.",
  type: "object",
  required: ["$race"],
  properties: {
    $race: {
      type: "string",
      pattern: "^/",
      title: "Path",
      description: "Such as /startsAt, /registration/opensAt, /items/marathon/feeFen.",
    },
    as: {
      enum: formats,
      title: "Format",
      description: "How the fact is written. Left out, it is written as its place takes it.",
    },
  },
  additionalProperties: false,
};

/**
 * Returns the definitions of an editor schema, in which a binding can be in the place of each text,
 * number, time and link of a block or page.
 */
export function acceptBindingsIn(definitions: Record<string, Node>): Record<string, Node> {
  const accepting = Object.entries(definitions).map(([name, node]) => [
    name,
    withoutBindings.includes(name) ? node : acceptBindings(node, isProps.test(name) ? "props" : "frame"),
  ]);
  return { ...Object.fromEntries(accepting), binding };
}

/**
 * Returns a schema that accepts a binding for each text and time, and within props for each string
 * and number. Choices stay as they are.
 */
export function acceptBindings(node: unknown, within: "props" | "frame"): unknown {
  if (Array.isArray(node)) return node.map((entry) => acceptBindings(entry, within));
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    key === "if" || key === "enum" ? value : acceptBindings(value, within),
  ]);
  return acceptAt(Object.fromEntries(entries), within);
}

function acceptAt(node: Node, within: "props" | "frame"): Node {
  const { type, properties, required, ...rest } = node;
  if ("const" in node || "enum" in node || "if" in node) return node;
  if (type === "object" && typeof properties === "object" && properties !== null && "zh" in properties)
    return {
      type,
      ...rest,
      properties: { ...properties, $race: true, as: true },
      if: { required: ["$race"] },
      // biome-ignore lint/suspicious/noThenProperty: it is a JSON Schema, which nobody awaits
      then: { $ref: "#/$defs/binding" },
      ...(required !== undefined && { else: { required } }),
    };
  const isTime = rest.format === "date-time" || rest.format === "date";
  const isPlain = type === "string" || type === "number" || type === "integer";
  if (!isPlain || rest.pattern === idPattern || !(isTime || within === "props")) return node;
  return {
    ...node,
    type: [type, "object"],
    if: { type: "object" },
    // biome-ignore lint/suspicious/noThenProperty: see above
    then: { $ref: "#/$defs/binding" },
  };
}

const idPattern = "^[A-Za-z0-9][A-Za-z0-9_-]*$";
