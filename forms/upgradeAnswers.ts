import { applyOperations } from "#core/operations.ts";
import { isObject, toPointer } from "#core/pointers.ts";
import { answerUpgrades } from "#schemas/generated/fields.ts";
import type { Text } from "#schemas/generated/types.ts";
import { answeredFields, fieldAt } from "./fieldAt.ts";
import type { Answers, CompiledForm, JsonSchema } from "./form.ts";
import { replaced } from "./replaced.ts";
import { facetsOf, resolved } from "./schemas.ts";

/** An answer that the form no longer asks for. */
export interface LeftAnswer {
  /** Its pointer, by its newest name. */
  pointer: string;
  label?: Text;
  value: unknown;
}

/**
 * Upgrades answers to an earlier version of a form: renamed step by step, those of field types brought to the versions
 * that this form was compiled with. `fieldVersions` has the version that each type had then; one that it does not name had its first.
 * Answers without a property are in `left` instead; every answer is in one of the two.
 */
export function upgradeAnswers(
  form: CompiledForm,
  answers: Answers,
  fromVersion: number,
  fieldVersions: Record<string, number | undefined> = {},
): { answers: Answers; left: LeftAnswer[] } {
  const left: LeftAnswer[] = [];
  let upgraded = answers;
  for (let version = fromVersion; version < form.version; version++)
    for (const { from, rename } of form.upgrades) if (from === version) upgraded = renamed(upgraded, rename, left);
  upgraded = upgradedFields(form, upgraded, fieldVersions);
  const taken = sorted(form, form.schema, upgraded, "", left) as Answers;
  return { answers: taken, left };
}

// All names change at once, so that two can change places; of two answers to one name the one that had it already stays.
function renamed(answers: Answers, rename: Record<string, string>, left: LeftAnswer[]): Answers {
  const moved = new Map(Object.entries(answers).filter(([name]) => !Object.hasOwn(rename, name)));
  for (const [name, value] of Object.entries(answers)) {
    const to = Object.hasOwn(rename, name) ? rename[name] : undefined;
    if (to === undefined) continue;
    if (moved.has(to)) left.push({ pointer: toPointer([name]), value });
    else moved.set(to, value);
  }
  return Object.fromEntries(moved);
}

function upgradedFields(form: CompiledForm, answers: Answers, versions: Record<string, number | undefined>): Answers {
  return answeredFields(form, answers).reduce((before, { pointer, field, answer }) => {
    const { type = "", version = 1 } = field;
    const answered = (Object.hasOwn(versions, type) ? versions[type] : undefined) ?? 1;
    let value = answer;
    for (let next = answered + 1; next <= version; next++)
      value = applyOperations(value, answerUpgrades[`field/${type}/${next}`] ?? []);
    return value === answer ? before : replaced(before, pointer, value);
  }, answers);
}

// The part of an object's answers that the form has properties for; the others are put to what is left.
function sorted(form: CompiledForm, schema: unknown, answers: Answers, pointer: string, left: LeftAnswer[]): unknown {
  const facets = facetsOf(form.schema, schema);
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      const at = pointer + toPointer([name]);
      const field = fieldAt(form, at);
      const property = facets
        .flatMap(({ properties }) =>
          isObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
        )
        .find((one) => takes(form.schema, one, value));
      if (property === undefined) {
        left.push({
          pointer: at,
          ...(field?.pointer === at && field.field.label && { label: field.field.label }),
          value,
        });
        return [];
      }
      const isPlain = isObject(value) && field?.field.type === undefined && namesProperties(form.schema, property);
      return [[name, isPlain ? sorted(form, property, value, at, left) : value]];
    }),
  );
}

function namesProperties(root: JsonSchema, schema: unknown): boolean {
  const facets = facetsOf(root, schema);
  const isOpen = facets.some(
    ({ additionalProperties, patternProperties }) => additionalProperties || patternProperties,
  );
  return !isOpen && facets.some(({ properties }) => isObject(properties));
}

// Whether a value is of the kind that a schema is for; an answer to another field may be an object too, with other parts.
function takes(root: JsonSchema, schema: unknown, value: unknown): boolean {
  if (schema === false) return false;
  const { type, properties, additionalProperties, items } = resolved(root, schema);
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type];
  if (types.length > 0 && !types.some((one) => isOf(String(one), value))) return false;
  if (Array.isArray(value)) return items === undefined || value.every((entry) => takes(root, items, entry));
  if (!isObject(value) || additionalProperties !== false) return true;
  const parts = isObject(properties) ? properties : {};
  return Object.entries(value).every(([name, part]) => Object.hasOwn(parts, name) && takes(root, parts[name], part));
}

function isOf(type: string, value: unknown): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  return type === "object" ? isObject(value) : typeof value === type;
}
