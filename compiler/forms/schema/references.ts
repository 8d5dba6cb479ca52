import { isObject, valueAt } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import { fieldAnswers } from "#schemas/generated/fields.ts";
import { newestVersions } from "#schemas/generated/upgrades.ts";
import { mapInner } from "./schemaTree.ts";

/**
 * A reference to the answers of a field type:
 * `https://startline.dev/schemas/field/phone/v1.schema.json`.
 */
export interface FieldReference {
  /** phone */
  type: string;
  version: number;
}

/** Returns the field type that a `$ref` names; undefined for any other reference. */
export function fieldReference(reference: unknown): FieldReference | undefined {
  const match =
    typeof reference === "string"
      ? /^https:\/\/startline\.dev\/schemas\/field\/([\w-]+)\/v(\d{1,4})\.schema\.json#?$/.exec(reference)
      : null;
  return match ? { type: match[1] ?? "", version: Number(match[2]) } : undefined;
}

/**
 * Returns the schema of the answers to a field, in its newest version and without references;
 * undefined if this program does not know it.
 */
function answerSchema({ type, version }: FieldReference): JsonSchema | undefined {
  const newest = Object.hasOwn(newestVersions, `field/${type}`) ? newestVersions[`field/${type}`] : undefined;
  if (newest === undefined || version < 1 || version > newest) return undefined;
  return getAnswerSchema(type, newest);
}

/**
 * Returns the schema of the answers to a version of a field type, without references; undefined if
 * this program does not know it.
 */
export function getAnswerSchema(type: string, version: number): JsonSchema | undefined {
  const name = `field/${type}/${version}`;
  const answer = Object.hasOwn(fieldAnswers, name) ? fieldAnswers[name] : undefined;
  return answer && withoutNotes(inlineReferences(answer, answer));
}

/** The maximum length of a text whose schema sets none, in characters. */
export const longestText = 1000;

/** Returns whether a schema allows texts of any length. */
export function isBoundless({ type, maxLength, enum: values, const: value, format, $ref }: JsonSchema): boolean {
  const isText = type === "string" || (Array.isArray(type) && type.includes("string"));
  const isShort = typeof format === "string" && ["date", "date-time", "time", "uuid", "ipv4"].includes(format);
  return (
    isText && !isShort && $ref === undefined && maxLength === undefined && values === undefined && value === undefined
  );
}

/**
 * Returns a form's schema as runners get it: fields written out, no text without a maximum length,
 * and no $id.
 */
export function compileSchema(schema: JsonSchema): JsonSchema {
  const { $schema: _s, $id, ...rest } = schema;
  return boundSchema(inlineFields(typeof $id === "string" ? withoutName(rest, $id) : rest));
}

function boundSchema(schema: JsonSchema): JsonSchema {
  const mapped = mapInner(schema, ({ relation, schema: inner }) =>
    relation === "question" ? inner : boundSchema(inner),
  );
  return isBoundless(mapped) ? { ...mapped, maxLength: longestText } : mapped;
}

// A schema may refer to itself by its whole name.
function withoutName(schema: JsonSchema, name: string): JsonSchema {
  const mapped = mapInner(schema, ({ schema: inner }) => withoutName(inner, name));
  const { $ref } = mapped;
  return typeof $ref === "string" && $ref.startsWith(name)
    ? { ...mapped, $ref: `#${$ref.split("#")[1] ?? ""}` }
    : mapped;
}

/**
 * Returns a form's schema with the answers of its fields in the place of the references to them;
 * what is written beside a reference wins.
 */
export function inlineFields(schema: JsonSchema): JsonSchema {
  const mapped = mapInner(schema, ({ schema: inner }) => inlineFields(inner));
  const reference = fieldReference(mapped.$ref);
  const answer = reference && answerSchema(reference);
  if (!answer) return mapped;
  const { $ref: _, ...beside } = mapped;
  return { ...answer, ...beside };
}

/**
 * Returns the schema that a reference of a form to itself leads to: "#" and "#/$defs/person";
 * undefined if there is none.
 */
export function definitionAt(root: JsonSchema, reference: string): JsonSchema | undefined {
  if (reference === "#") return root;
  if (!reference.startsWith("#/")) return undefined;
  const definition = valueAt(root, decodePointer(reference.slice(1)));
  return isObject(definition) ? definition : undefined;
}

/**
 * Returns the keys of the path that a reference of a form to itself writes: "#/$defs/person" gives
 * ["$defs", "person"]; "#" gives [].
 */
export function referenceKeys(reference: string): string[] {
  return reference === "#" ? [] : reference.slice(2).split("/");
}

function decodePointer(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

// The schemas of fields refer to each other, and never in a circle.
function inlineReferences(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const mapped = mapInner(schema, ({ schema: inner }) => inlineReferences(inner, root));
  if (typeof mapped.$ref !== "string") return mapped;
  const { $ref, ...beside } = mapped;
  const field = fieldReference($ref);
  const target = field ? answerSchema(field) : definitionAt(root, $ref);
  if (!target) throw new Error(`${root.$id} refers to ${$ref}, which is not there.`);
  return { ...(field ? target : inlineReferences(target, root)), ...beside };
}

// Titles and descriptions of a field's parts are for authors of forms; runners read labels.
function withoutNotes(schema: JsonSchema): JsonSchema {
  const { $schema: _s, $id: _i, title: _t, description: _d, $defs: _defs, ...rest } = schema;
  return mapInner(rest, ({ schema: inner }) => withoutNotes(inner));
}
