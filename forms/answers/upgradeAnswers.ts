import { applyOperations } from "#core/operations.ts";
import { isObject, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { answerUpgrades } from "#schemas/generated/fields.ts";
import type { Text } from "#schemas/generated/types.ts";
import { answeredFields, fieldAt } from "../fields/fieldAt.ts";
import type { Answers, CompiledForm, JsonSchema } from "../form.ts";
import { replaced } from "../replaced.ts";
import { getFacets, resolved } from "../schemas.ts";
import { type AnsweredEdition, renameAnswers, renamePointer, renamesBetween } from "./renames.ts";

/** An answer that the form no longer asks for. */
export interface LeftAnswer {
  /** Its pointer, by its newest name. */
  pointer: string;
  label?: Text;
  value: unknown;
}

/**
 * Answers to another edition of their form. Those without a property are in one of the lists
 * instead of the answers; nothing is lost.
 */
export interface UpgradedAnswers {
  answers: Answers;
  /** Those that have no property since this edition. */
  left: LeftAnswer[];
  /** Those that already had none. */
  kept: LeftAnswer[];
}

/**
 * Converts answers to an edition of a form into answers to this one: they are renamed step by step,
 * backwards if this one is earlier, and those of field types are upgraded to the versions that this
 * form was compiled with. `earlier` are answers that had no property: they return if there is one
 * now.
 */
export function upgradeAnswers(
  form: CompiledForm,
  answers: Answers,
  edition: AnsweredEdition,
  earlier: LeftAnswer[] = [],
): UpgradedAnswers {
  const renames = renamesBetween(edition, form);
  const { fieldVersions = {} } = edition;
  const leftAnswers: LeftAnswer[] = [];
  const upgraded = renames.reduce((before, table) => {
    const { renamed, taken } = renameAnswers(before, table);
    leftAnswers.push(...taken.map(([name, value]) => ({ pointer: toPointer([name]), value })));
    return renamed;
  }, answers);
  const fitting = sortAnswers(
    form,
    form.schema,
    upgradeFields(form, upgraded, fieldVersions),
    "",
    leftAnswers,
  ) as Answers;
  const result: UpgradedAnswers = { answers: fitting, left: leftAnswers, kept: [] };
  for (const leftAnswer of earlier) {
    const { pointer, value } = upgradeAnswer(form, leftAnswer, edition);
    if (value === undefined || !hasRoom(result.answers, pointer)) result.kept.push({ ...leftAnswer, pointer });
    else result.answers = replaced(result.answers, pointer, value);
  }
  return result;
}

/**
 * Converts one answer at its pointer to this edition; its value is undefined if the form has no
 * property for it.
 */
export function upgradeAnswer(
  form: CompiledForm,
  { pointer, value }: Pick<LeftAnswer, "pointer" | "value">,
  edition: AnsweredEdition,
): { pointer: string; value: unknown } {
  const at = renamePointer(pointer, renamesBetween(edition, form));
  const [name = "", ...inside] = pointerKeys(at);
  // An answer in a list is converted as that of the first entry.
  const keys = inside.map((key) => (/^\d+$/.test(key) ? "0" : key));
  const only = keys.reduceRight((inner, key) => (key === "0" ? [inner] : Object.fromEntries([[key, inner]])), value);
  const upgraded = upgradeFields(form, Object.fromEntries([[name, only]]), edition.fieldVersions ?? {});
  const leftAnswers: LeftAnswer[] = [];
  sortAnswers(form, form.schema, upgraded, "", leftAnswers);
  return { pointer: at, value: leftAnswers.length > 0 ? undefined : valueAt(upgraded, toPointer([name, ...keys])) };
}

// Returns whether nothing is at a pointer, and only objects on the path to it.
function hasRoom(answers: Answers, pointer: string): boolean {
  const keys = pointerKeys(pointer);
  const parents = keys.map((_, depth) => valueAt(answers, toPointer(keys.slice(0, depth))));
  return valueAt(answers, pointer) === undefined && parents.every((parent) => parent === undefined || isObject(parent));
}

function upgradeFields(
  form: CompiledForm,
  answers: Answers,
  versions: NonNullable<AnsweredEdition["fieldVersions"]>,
): Answers {
  return answeredFields(form, answers).reduce((before, { pointer, field, answer }) => {
    const { type = "", version = 1 } = field;
    const answered = (Object.hasOwn(versions, type) ? versions[type] : undefined) ?? 1;
    let value = answer;
    for (let next = answered + 1; next <= version; next++)
      value = applyOperations(value, answerUpgrades[`field/${type}/${next}`] ?? []);
    return value === answer ? before : replaced(before, pointer, value);
  }, answers);
}

// The part of an object's answers that the form has properties for; the others are added to `left`.
function sortAnswers(
  form: CompiledForm,
  schema: unknown,
  answers: Answers,
  pointer: string,
  leftAnswers: LeftAnswer[],
): unknown {
  const facets = getFacets(form.schema, schema);
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      const at = pointer + toPointer([name]);
      const field = fieldAt(form, at);
      const property = facets
        .flatMap(({ properties }) =>
          isObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
        )
        .find((candidate) => takes(form.schema, candidate, value));
      if (property === undefined) {
        leftAnswers.push({
          pointer: at,
          ...(field?.pointer === at && field.field.label && { label: field.field.label }),
          value,
        });
        return [];
      }
      const isPlain = isObject(value) && field?.field.type === undefined && namesProperties(form.schema, property);
      return [[name, isPlain ? sortAnswers(form, property, value, at, leftAnswers) : value]];
    }),
  );
}

function namesProperties(root: JsonSchema, schema: unknown): boolean {
  const facets = getFacets(root, schema);
  const isOpen = facets.some(
    ({ additionalProperties, patternProperties }) => additionalProperties || patternProperties,
  );
  return !isOpen && facets.some(({ properties }) => isObject(properties));
}

// Returns whether a value has the type that a schema is for; the answer to another field can be an
// object with other parts.
function takes(root: JsonSchema, schema: unknown, value: unknown): boolean {
  if (schema === false) return false;
  const { type, properties, additionalProperties, items } = resolved(root, schema);
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type];
  if (types.length > 0 && !types.some((type) => isOfType(String(type), value))) return false;
  if (Array.isArray(value)) return items === undefined || value.every((entry) => takes(root, items, entry));
  if (!isObject(value) || additionalProperties !== false) return true;
  const parts = isObject(properties) ? properties : {};
  return Object.entries(value).every(([name, part]) => Object.hasOwn(parts, name) && takes(root, parts[name], part));
}

function isOfType(type: string, value: unknown): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  return type === "object" ? isObject(value) : typeof value === type;
}
