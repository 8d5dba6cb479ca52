import { escapeKey, isObject } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { Described, FormLayout, Guard } from "../schema/formFields.ts";
import { definitionAt, referenceKeys } from "../schema/references.ts";
import { innerSchemas } from "../schema/schemaTree.ts";

type Keys = readonly (string | number)[];

/**
 * A schema that decides what is asked: of `if`, or of the keywords that make questions depend on an
 * answer.
 */
export interface Condition {
  kind: "if" | "given";
  /** The place of the object that it is about. */
  pointer: string;
  /** Keys from the form's schema. */
  keys: Keys;
  schema: JsonSchema;
  /** What must hold before it counts. */
  when?: readonly Guard[];
}

/**
 * A place where a condition reads an answer: by its name, or with a schema that the answer must
 * fit.
 */
export interface Test {
  place: string;
  /** Keys from the form's schema to the name, or to the schema. */
  keys: Keys;
  kind: "name" | "schema";
  schema: JsonSchema;
}

/** Returns the conditions of a form, each once for each place that it is about. */
export function getConditions({ described }: FormLayout): Condition[] {
  const seen = new Set<string>();
  return described.flatMap(conditionsIn).filter(({ pointer, keys }) => {
    const key = `${pointer} ${keys.join("/")}`;
    return !seen.has(key) && seen.add(key);
  });
}

function conditionsIn({ schema, pointer, keys, when }: Described): Condition[] {
  const conditions: Condition[] = [];
  if (isObject(schema.if) && (schema.then !== undefined || schema.else !== undefined))
    conditions.push({ kind: "if", pointer, keys: [...keys, "if"], schema: schema.if, when });
  for (const keyword of ["dependentSchemas", "dependentRequired", "dependencies"])
    for (const name of Object.keys(isObject(schema[keyword]) ? schema[keyword] : {}))
      conditions.push({ kind: "given", pointer, keys: [...keys, keyword, name], schema: { required: [name] }, when });
  return conditions;
}

/** Lists every answer that a condition reads, the outer ones first. */
export function listTests(root: JsonSchema, { kind, pointer, keys, schema }: Condition): Test[] {
  if (kind === "given") {
    const name = String(keys.at(-1));
    return [{ place: `${pointer}/${escapeKey(name)}`, keys, kind: "name", schema: {} }];
  }
  const tests: Test[] = [];
  visit(schema, pointer, keys, { root, tests, followed: [] });
  return tests;
}

// References can make a short condition endless.
const mostTests = 300;

interface Walk {
  root: JsonSchema;
  tests: Test[];
  followed: readonly string[];
}

function visit(schema: JsonSchema, place: string, keys: Keys, walk: Walk): void {
  const { root, tests, followed } = walk;
  if (tests.length >= mostTests) return;
  tests.push({ place, keys, kind: "schema", schema });
  if (Array.isArray(schema.required))
    for (const [index, name] of schema.required.entries())
      if (typeof name === "string") tests.push(nameTest(place, name, [...keys, "required", index]));
  const { $ref } = schema;
  const target = typeof $ref === "string" && !followed.includes($ref) ? definitionAt(root, $ref) : undefined;
  if (target && typeof $ref === "string")
    visit(target, place, referenceKeys($ref), { ...walk, followed: [...followed, $ref] });
  for (const { keys: inside, schema: inner } of innerSchemas(schema)) {
    const [keyword, name] = inside;
    const at = [...keys, ...inside];
    if (keyword === "properties") {
      tests.push(nameTest(place, String(name), at));
      visit(inner, `${place}/${escapeKey(String(name))}`, at, walk);
    } else if (keyword === "contains" || keyword === "items") visit(inner, `${place}/*`, at, walk);
    else if (sameAnswer.has(String(keyword))) visit(inner, place, at, walk);
  }
}

const sameAnswer = new Set(["allOf", "anyOf", "oneOf", "not", "if", "then", "else"]);

function nameTest(place: string, name: string, keys: Keys): Test {
  return { place: `${place}/${escapeKey(name)}`, keys, kind: "name", schema: {} };
}
