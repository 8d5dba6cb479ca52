import { escapeKey, isObject, type JsonObject } from "#core/pointers.ts";
import { closestWord, isSlip } from "../problems/closest.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import { limits } from "./language/limits.ts";
import { getRequired, listErrors, nothing, type Schema } from "./language/values.ts";

/** The definitions of schemas/common/v1 that props can refer to. */
export const propShapes = ["text", "image", "link", "id", "instant", "day"] as const;

const commonFile = "https://startline.dev/schemas/common/v1.schema.json#/$defs/";
const notes = ["title", "description", "default"];
// The words that each kind of schema has, beside its notes.
const words: Record<string, readonly string[]> = {
  object: ["type", "required", "properties"],
  array: ["type", "items", "minItems", "maxItems", "uniqueItems"],
  string: ["type", "enum", "const", "minLength", "maxLength"],
  number: ["type", "enum", "const", "minimum", "maximum"],
  integer: ["type", "enum", "const", "minimum", "maximum"],
  boolean: ["type", "const"],
};
const types = Object.keys(words);
const mostLevels = 8;

/** Checks the props of a composite's file against the words of JSON Schema that composites have. */
export function checkProps({ props }: JsonObject): Finding[] {
  if (!isObject(props)) return [];
  const findings: Finding[] = [];
  if (props.type !== "object") findings.push(wrongWord("/props", "type", ["object"]));
  else checkSchema(props, "/props", 1, findings);
  return findings;
}

function wrongWord(pointer: string, word: string, expected: readonly string[]): Finding {
  return report("SL7013", pointer, { word, expected });
}

function reportUnknownWord(schema: JsonObject, word: string, at: string, allowedWords: readonly string[]): Finding {
  const pointer = `${at}/${escapeKey(word)}`;
  const near = closestWord(word, allowedWords);
  const isMeant = near !== undefined && isSlip(word, near) && !Object.hasOwn(schema, near);
  const details = { ...suggest(pointer, near), ...(isMeant && { fix: { pointer, name: near } }) };
  return report("SL7013", pointer, { word, expected: allowedWords }, details);
}

function checkSchema(schema: unknown, at: string, level: number, findings: Finding[]): void {
  if (!isObject(schema) || level > mostLevels) {
    findings.push(wrongWord(at, "", isObject(schema) ? [] : ["{ }"]));
    return;
  }
  const before = findings.length;
  if ("$ref" in schema) checkReference(schema, at, findings);
  else {
    const { type } = schema;
    if (!types.includes(type as string)) {
      const near = typeof type === "string" ? closestWord(type, types) : undefined;
      const details = suggest(`${at}/type`, near, String(type));
      findings.push(
        report("SL7013", type === undefined ? at : `${at}/type`, { word: "type", expected: types }, details),
      );
      return;
    }
    const knownWords = [...(words[type as string] ?? []), ...notes];
    for (const word of Object.keys(schema))
      if (!knownWords.includes(word)) findings.push(reportUnknownWord(schema, word, at, knownWords));
    checkSizes(schema, at, findings);
    if (type === "object") checkObject(schema, at, level, findings);
    if (type === "array")
      checkSchema(schema.items, schema.items === undefined ? at : `${at}/items`, level + 1, findings);
  }
  if (findings.length === before && "default" in schema && listErrors(normalise(schema), schema.default).length > 0)
    findings.push(report("SL7025", `${at}/default`, {}));
}

function checkReference(schema: JsonObject, at: string, findings: Finding[]): void {
  const name = getShape(schema.$ref);
  if (name === undefined)
    findings.push(
      wrongWord(
        `${at}/$ref`,
        "$ref",
        propShapes.map((shape) => commonFile + shape),
      ),
    );
  for (const word of Object.keys(schema))
    if (word !== "$ref" && !notes.includes(word)) findings.push(wrongWord(`${at}/${word}`, word, ["$ref", ...notes]));
}

const sizes = ["minLength", "maxLength", "minItems", "maxItems"];

function checkSizes(schema: JsonObject, at: string, findings: Finding[]): void {
  for (const word of [...sizes, "minimum", "maximum"]) {
    const size = schema[word];
    if (size === undefined) continue;
    const isSize = sizes.includes(word) ? Number.isSafeInteger(size) && Number(size) >= 0 : Number.isFinite(size);
    if (!isSize) findings.push(wrongWord(`${at}/${word}`, word, ["0, 1, 2 …"]));
  }
  if (Number(schema.maxItems) > limits.entries || Number(schema.minItems) > limits.entries)
    findings.push(
      report("SL7011", `${at}/${"maxItems" in schema ? "maxItems" : "minItems"}`, { most: limits.entries }),
    );
  if ("enum" in schema && !(Array.isArray(schema.enum) && schema.enum.length > 0))
    findings.push(wrongWord(`${at}/enum`, "enum", ["[ … ]"]));
}

function checkObject(schema: JsonObject, at: string, level: number, findings: Finding[]): void {
  const { properties = {}, required = [] } = schema;
  if (!isObject(properties)) {
    findings.push(wrongWord(`${at}/properties`, "properties", ["{ }"]));
    return;
  }
  const names = Object.keys(properties);
  for (const name of names) {
    const place = `${at}/properties/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (/^[a-zA-Z][a-zA-Z0-9]{0,63}$/.test(name)) checkSchema(properties[name], place, level + 1, findings);
    else findings.push(wrongWord(place, name, ["a-z A-Z 0-9"]));
  }
  const isList = Array.isArray(required) && required.every((name) => typeof name === "string");
  if (!isList) findings.push(wrongWord(`${at}/required`, "required", ['["…"]']));
  else
    for (const [index, name] of getRequired(schema).entries()) {
      const place = `${at}/required/${index}`;
      const near = closestWord(name, names);
      if (!names.includes(name))
        findings.push(report("SL7013", place, { word: name, expected: names }, suggest(place, near, name)));
    }
}

function getShape(reference: unknown): string | undefined {
  return propShapes.find((name) => reference === commonFile + name);
}

/**
 * Returns the props of a composite as a schema that `listErrors` takes: references are short,
 * objects are closed and lists have a maximum.
 */
export function normaliseProps(props: JsonObject): Schema {
  return normalise({ type: "object", ...props });
}

function normalise(schema: unknown): Schema {
  if (!isObject(schema)) return nothing;
  const { title: _title, description: _description, ...rest } = schema;
  if ("$ref" in rest) {
    const name = getShape(rest.$ref);
    return name === undefined ? nothing : { ...rest, $ref: `common/1/${name}` };
  }
  if (rest.type === "array")
    return {
      ...rest,
      maxItems: Math.min(Number(rest.maxItems ?? limits.entries), limits.entries),
      items: normalise(rest.items),
    };
  if (rest.type !== "object") return rest;
  const properties = isObject(rest.properties) ? rest.properties : {};
  const inner = Object.entries(properties).map(([name, property]) => [name, normalise(property)] as const);
  return { ...rest, properties: Object.fromEntries(inner), additionalProperties: false };
}
