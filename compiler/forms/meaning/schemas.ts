import { Ajv2020 } from "ajv/dist/2020.js";
import { escapeKey, isObject, toPointer } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import type { JsonSchema } from "#forms/form.ts";
import { shapeFindings } from "../../check/shape.ts";
import { closestWord, isSlip } from "../../problems/closest.ts";
import type { Finding } from "../../problems/problems.ts";
import { shorten } from "../../problems/quote.ts";
import { report } from "../../problems/report.ts";
import { reportUnknownField } from "../../problems/unknownField.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import { finiteValues } from "../analysis/domains.ts";
import { patternLengths } from "../analysis/patternLengths.ts";
import { formats } from "../schema/formats.ts";
import { definitionAt, fieldReference, isBoundless, longestText } from "../schema/references.ts";
import { canRunAway } from "../schema/runaway.ts";
import { eachSchema, type InnerSchema } from "../schema/schemaTree.ts";
import { checkCircles } from "./circles.ts";
import { keywords } from "./keywords.ts";

let metaSchema: Ajv2020 | undefined;

/** Returns the findings about a form's JSON Schema itself. */
export function checkSchema(analysis: FormAnalysis): Finding[] {
  const { schema, layout } = analysis;
  metaSchema ??= new Ajv2020({ strict: false, allErrors: true, validateFormats: false, logger: false });
  if (!metaSchema.validateSchema(schema)) {
    // An invalid schema cannot be checked further.
    return shapeFindings(metaSchema.errors ?? [], schema, {
      base: "/schema",
      known: { at: () => keywords, getPlace: () => undefined },
      zone: "Asia/Shanghai",
    });
  }
  if (layout.isTooLarge) return [report("SL6028", "/schema", {})];
  const circles = checkCircles(schema);
  if (circles.length > 0) return circles;
  const each = [...eachSchema(schema)].flatMap((inner) => checkOne(inner, analysis));
  return [...each, ...checkLengths(analysis)];
}

function checkOne({ keys, schema }: InnerSchema, { schema: root }: FormAnalysis): Finding[] {
  const at = toPointer(["schema", ...keys]);
  return [
    ...checkReference(schema, keys, root),
    ...checkKeywords(schema, at),
    ...checkPatterns(schema, at),
    ...checkConditions(schema, at),
    ...checkNames(schema, at),
  ];
}

function checkReference(schema: JsonSchema, keys: (string | number)[], root: JsonSchema): Finding[] {
  const { $ref, $id } = schema;
  const at = toPointer(["schema", ...keys]);
  const moving = ["$dynamicRef", "$dynamicAnchor", "$anchor", "$recursiveRef"].find((keyword) =>
    Object.hasOwn(schema, keyword),
  );
  if (moving) return [outsideReference(`${at}/${moving}`, asText(schema[moving]))];
  if ($id !== undefined && keys.length > 0) return [outsideReference(`${at}/$id`, asText($id))];
  if (typeof $ref !== "string" || fieldReference($ref)) return [];
  const localReference =
    typeof root.$id === "string" && $ref.startsWith(root.$id) ? `#${$ref.split("#")[1] ?? ""}` : $ref;
  return definitionAt(root, localReference) ? [] : [outsideReference(`${at}/$ref`, $ref)];
}

function outsideReference(pointer: string, reference: string): Finding {
  return report("SL6018", pointer, { reference: shorten(reference) });
}

// Keywords that this program itself writes into schemas.
const ownKeywords = ["x-part", "x-way", "x-must", "x-field"];

function checkKeywords(schema: JsonSchema, at: string): Finding[] {
  return Object.keys(schema).flatMap((keyword) => {
    if (keywords.includes(keyword) || (keyword.startsWith("x-") && !ownKeywords.includes(keyword))) return [];
    const near = closestWord(keyword, keywords);
    const isFree = near !== undefined && !Object.hasOwn(schema, near);
    const pointer = `${at}/${escapeKey(keyword)}`;
    const finding = reportUnknownField(pointer, { name: keyword, near, isFree });
    const isMeant = isFree && isSlip(keyword, near) && shortKeywords[near]?.(schema[keyword], schema);
    return [isMeant ? { ...finding, fix: { pointer, name: near } } : finding];
  });
}

// Short words are near each other by chance: these are meant only if their value or a neighbour
// also shows it.
const shortKeywords: Record<string, ((value: unknown, schema: JsonSchema) => boolean) | undefined> = {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: (_, schema) => Object.hasOwn(schema, "if"),
  else: (_, schema) => Object.hasOwn(schema, "if"),
  enum: (value) => Array.isArray(value),
  type: (value) => typeof value === "string" && typeNames.includes(value),
};
const typeNames = ["string", "number", "integer", "boolean", "array", "object", "null"];

function checkPatterns({ pattern, patternProperties, format }: JsonSchema, at: string): Finding[] {
  const propertyPatterns = isObject(patternProperties) ? Object.keys(patternProperties) : [];
  const patterns = [
    ...(typeof pattern === "string" ? [[pattern, `${at}/pattern`]] : []),
    ...propertyPatterns.map((propertyPattern) => [
      propertyPattern,
      `${at}/patternProperties/${escapeKey(propertyPattern)}`,
    ]),
  ];
  return [
    ...patterns.flatMap(([source = "", pointer = ""]) => checkPattern(source, pointer)),
    ...(typeof format === "string" && !Object.hasOwn(formats, format)
      ? [reportUnknownFormat(`${at}/format`, format)]
      : []),
  ];
}

function reportUnknownFormat(pointer: string, format: string): Finding {
  return report("SL6029", pointer, { format: shorten(format), known: Object.keys(formats) });
}

function checkPattern(source: string, pointer: string): Finding[] {
  try {
    new RegExp(source, "u");
  } catch {
    return [report("SL6020", pointer, { pattern: shorten(source) })];
  }
  return canRunAway(source) ? [report("SL6021", pointer, { pattern: shorten(source) })] : [];
}

function checkConditions(schema: JsonSchema, at: string): Finding[] {
  const has = (keyword: string) => Object.hasOwn(schema, keyword);
  if (has("if"))
    return has("then") || has("else") ? [] : [report("SL6023", `${at}/if`, { keyword: "if", missing: "then" })];
  const lone = ["then", "else"].find(has);
  return lone ? [report("SL6023", `${at}/${lone}`, { keyword: lone, missing: "if" })] : [];
}

// Names of inherited JavaScript properties would be read as answers.
function checkNames({ properties }: JsonSchema, at: string): Finding[] {
  return Object.keys(properties ?? {}).flatMap((name) =>
    name === "" || name.length > 64 || name in Object.prototype
      ? [report("SL6026", `${at}/properties/${escapeKey(name)}`, { name: shorten(name) })]
      : [],
  );
}

function checkLengths(analysis: FormAnalysis): Finding[] {
  const { layout, answers } = analysis;
  const seen = new Set<string>();
  return layout.described.flatMap(({ pointer, keys, schema }) => {
    // One of a few texts, or one that a pattern measures.
    const lengths = typeof schema.pattern === "string" ? patternLengths(schema.pattern) : undefined;
    if (finiteValues(analysis, pointer) || (lengths && lengths[1] <= longestText)) return [];
    const isBounded = (answers.get(pointer) ?? []).some(({ maxLength }) => maxLength !== undefined);
    if (!isBoundless(schema) || isBounded || seen.has(pointer)) return [];
    seen.add(pointer);
    return [report("SL6022", toPointer(["schema", ...keys]), { limit: longestText })];
  });
}
