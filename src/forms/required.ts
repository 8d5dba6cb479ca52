import { isObject, pointerKeys, toPointer } from "#src/compiler/pointers.ts";
import type { Answers, CheckShape, CompiledForm, JsonSchema } from "./form.ts";
import { requiredNames, schemasAt } from "./schemas.ts";

/** Whether an answer has to be given, with what else is answered. */
export function isRequiredAt(form: CompiledForm, checkShape: CheckShape, answers: Answers, pointer: string): boolean {
  const keys = pointerKeys(pointer);
  const name = keys.at(-1) ?? "";
  const parent = toPointer(keys.slice(0, -1));
  if (schemasAt(form.schema, parent, true).some((schema) => requiredNames(schema).includes(name))) return true;
  if (!schemasAt(form.schema, parent).some((schema) => demanded(schema).includes(name))) return false;
  // Only some of its conditions demand it: the validator knows whether those hold.
  return checkShape(without(answers, keys) as Answers).some(
    ({ keyword, instancePath, params }) =>
      (keyword === "required" || keyword === "dependentRequired") &&
      instancePath === parent &&
      params.missingProperty === name,
  );
}

function demanded(schema: JsonSchema): string[] {
  const dependent = isObject(schema.dependentRequired) ? Object.values(schema.dependentRequired).flat() : [];
  return [...requiredNames(schema), ...dependent.map(String)];
}

function without(value: unknown, [key, ...rest]: string[]): unknown {
  if (Array.isArray(value)) return value.map((entry, place) => (String(place) === key ? without(entry, rest) : entry));
  if (!isObject(value) || key === undefined) return value;
  const kept = Object.entries(value).filter(([name]) => name !== key || rest.length > 0);
  return Object.fromEntries(kept.map(([name, inner]) => [name, name === key ? without(inner, rest) : inner]));
}
