import { readCompositePath } from "#compiler/composite/language/paths.ts";
import { parseJson } from "#compiler/parse/parse.ts";
import { getObject, isObject, type JsonObject } from "#core/pointers.ts";
import type { Language } from "#core/text.ts";

type Node = JsonObject;

interface CompositeType {
  type: string;
  /** Its files that can be read, the newest version last. */
  versions: { version: number; file: JsonObject }[];
}

interface Words {
  language: Language;
  /** The shapes that composites share with the site's schema. */
  shared: JsonObject;
}

const commonPattern = /^https:\/\/startline\.dev\/schemas\/common\/v1\.schema\.json#\/\$defs\/(\w+)$/;

/**
 * Returns an editor's schema of site files with the composites of a site as further types of
 * blocks: their versions, props, slots and variants. `texts` are the files of composites by path.
 */
export function withCompositeTypes(schema: Node, texts: Record<string, string>, language: Language): Node {
  const types = readTypes(texts);
  const { $defs } = schema;
  if (types.length === 0 || !isObject($defs)) return schema;
  const words = { language, shared: $defs };
  const definitions = { ...$defs, "home.props": withConditions(getObject($defs["home.props"]), types, words) };
  const block = withNames(getObject($defs.block), types, language);
  return { ...schema, $defs: { ...definitions, block } };
}

function readTypes(texts: Record<string, string>): CompositeType[] {
  const types = new Map<string, CompositeType>();
  for (const [path, text] of Object.entries(texts)) {
    const { type, version, isUpgrade } = readCompositePath(path) ?? { type: "", version: 0, isUpgrade: true };
    const file = isUpgrade ? undefined : parseJson(text).value;
    if (!isObject(file)) continue;
    const compositeType = types.get(type) ?? { type, versions: [] };
    compositeType.versions.push({ version, file });
    types.set(type, compositeType);
  }
  for (const { versions } of types.values()) versions.sort((a, b) => a.version - b.version);
  return [...types.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}

function withNames(block: Node, types: CompositeType[], language: Language): Node {
  const properties = getObject(block.properties);
  const { anyOf, ...type } = getObject(properties.type);
  const { enum: names, enumDescriptions, ...others } = { ...type, ...getObject(toList(anyOf)[0]) } as Node;
  const descriptions = types.map(({ versions }) => describe(versions.at(-1)?.file ?? {}, language));
  return {
    ...block,
    properties: {
      ...properties,
      type: {
        ...others,
        enum: [...toList(names), ...types.map((compositeType) => compositeType.type)],
        enumDescriptions: [...toList(enumDescriptions), ...descriptions],
      },
    },
  };
}

// As for the built-in types: each is a condition of its own, and until the version is written, the
// newest is suggested.
function withConditions(props: Node, types: CompositeType[], words: Words): Node {
  const conditions = types.flatMap(({ type, versions }) => [
    {
      if: { required: ["type"], properties: { type: { const: type } } },
      // biome-ignore lint/suspicious/noThenProperty: it is a JSON Schema, which nobody awaits
      then: {
        properties: { version: { enum: versions.map(({ version }) => version), default: versions.at(-1)?.version } },
      },
    },
    ...versions.map(({ version, file }, index) => ({
      if: {
        required: index === versions.length - 1 ? ["type"] : ["type", "version"],
        properties: { type: { const: type }, version: { const: version } },
      },
      // biome-ignore lint/suspicious/noThenProperty: see above
      then: { properties: describeInstance(file, words) },
    })),
  ]);
  return { ...props, allOf: [...toList(props.allOf), ...conditions] };
}

function describeInstance({ props, slots, variants }: JsonObject, words: Words): Node {
  const { language } = words;
  const variantEntries = Object.entries(getObject(variants));
  const places = Object.entries(getObject(slots)).map(([name, slot]) => [name, getSlot(getObject(slot), language)]);
  return {
    props: getShape(getObject(props), words),
    ...(variantEntries.length > 0 && {
      variant: {
        enum: variantEntries.map(([name]) => name),
        enumDescriptions: variantEntries.map(([, variant]) => describe(getObject(variant), language)),
      },
    }),
    ...(places.length > 0 && {
      slots: { type: "object", properties: Object.fromEntries(places), additionalProperties: false },
    }),
  };
}

function getSlot({ title, description, blocks, max }: JsonObject, language: Language): Node {
  const only = Array.isArray(blocks)
    ? { allOf: [{ $ref: "#/$defs/block" }, getTypes(blocks)] }
    : { $ref: "#/$defs/block" };
  const texts = { title: getText(title, language), description: getText(description, language) };
  const descriptions = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  return { type: "array", ...descriptions, ...(typeof max === "number" && { maxItems: max }), items: only };
}

function getTypes(blocks: unknown[]): Node {
  return { properties: { type: { enum: blocks } } };
}

// Their words may be in both languages. As editors prefer the description of a shared shape over
// the one beside its name, such a shape is copied.
function getShape(node: JsonObject, words: Words): Node {
  const { language, shared } = words;
  const entries = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    switch (key) {
      case "title":
      case "description":
        return [[key, getText(value, language)]];
      case "$ref":
        return [];
      case "items":
        return [[key, getShape(getObject(value), words)]];
      case "properties": {
        const inner = Object.entries(getObject(value)).map(([name, prop]) => [name, getShape(getObject(prop), words)]);
        return [[key, Object.fromEntries(inner)]];
      }
      default:
        return [[key, value]];
    }
  });
  const [, name = ""] = commonPattern.exec(typeof node.$ref === "string" ? node.$ref : "") ?? [];
  const referred = getObject(Object.hasOwn(shared, name) ? shared[name] : undefined);
  return {
    ...referred,
    ...Object.fromEntries(entries),
    ...(node.type === "object" && { additionalProperties: false }),
  };
}

function describe(file: JsonObject, language: Language): string {
  return getText(file.description, language) ?? getText(file.title, language) ?? "";
}

function getText(value: unknown, language: Language): string | undefined {
  if (typeof value === "string") return value;
  const { [language]: text, zh } = getObject(value);
  return typeof text === "string" ? text : typeof zh === "string" ? zh : undefined;
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
