import { isObject, toPointer, valueAt } from "#core/pointers.ts";
import { isEqual } from "./conditions.ts";
import type { Answers, CompiledForm, JsonSchema } from "./form.ts";
import { getPattern } from "./getPattern.ts";
import { givenAnswers } from "./given.ts";
import { resolved } from "./schemas.ts";

/** Whether a value fits a schema inside the form's; the caller has the validator. */
export type IsValid = (schema: unknown, value: unknown) => boolean;

/**
 * Returns the JSON Pointers of the properties that are shown with these answers: not those of
 * branches that do not hold.
 */
export function shownPointers(form: CompiledForm, answers: Answers, isValid: IsValid): Set<string> {
  const pointers = new Set<string>();
  const walk = (schema: unknown, value: unknown, pointer: string, above: Set<unknown>) => {
    // A schema that contains itself ends at the first part without an answer.
    if (!isObject(schema) || (value === undefined && above.has(schema))) return;
    const inner = value === undefined ? new Set(above).add(schema) : new Set<unknown>();
    for (const part of partsThatHold(form.schema, schema, value, isValid)) {
      if (isObject(part.properties))
        for (const [name, property] of Object.entries(part.properties)) {
          const at = pointer + toPointer([name]);
          pointers.add(at);
          if (!form.fields[getPattern(at)]?.type)
            walk(property, isObject(value) ? valueAt(value, toPointer([name])) : undefined, at, inner);
        }
      if (Array.isArray(value))
        value.forEach((entry, place) => {
          const first = Array.isArray(part.prefixItems) ? part.prefixItems : [];
          const schemaOfEntry = place < first.length ? first[place] : part.items;
          if (isObject(schemaOfEntry)) walk(schemaOfEntry, entry, `${pointer}/${place}`, inner);
        });
    }
  };
  // As in the check, an empty text counts as no answer.
  walk(form.schema, givenAnswers(answers), "", new Set());
  return pointers;
}

function partsThatHold(root: JsonSchema, schema: unknown, value: unknown, isValid: IsValid): JsonSchema[] {
  const parts: JsonSchema[] = [];
  const seen = new Set<unknown>();
  const add = (schemaPart: unknown) => {
    if (!isObject(schemaPart) || seen.has(schemaPart)) return;
    seen.add(schemaPart);
    const part = resolved(root, schemaPart);
    parts.push(part);
    if (Array.isArray(part.allOf)) part.allOf.forEach(add);
    for (const keyword of ["anyOf", "oneOf"]) if (Array.isArray(part[keyword])) branches(part[keyword]).forEach(add);
    if (part.if !== undefined) add(isValid(part.if, value ?? {}) ? part.then : part.else);
    if (isObject(part.dependentSchemas) && isObject(value))
      for (const [name, dependent] of Object.entries(part.dependentSchemas))
        if (Object.hasOwn(value, name)) add(dependent);
  };
  // If no branch fits yet, none is known to be wrong.
  const branches = (all: unknown[]) => {
    const fitting = all.filter((branch) => !isOther(resolved(root, branch), value) && canFit(branch, value, isValid));
    return fitting.length > 0 ? fitting : all;
  };
  add(schema);
  return parts;
}

// Most branches differ by one property that names the branch.
function isOther({ properties }: JsonSchema, value: unknown): boolean {
  if (!isObject(properties) || !isObject(value)) return false;
  return Object.entries(properties).some(([name, property]) => {
    if (!isObject(property) || !Object.hasOwn(value, name)) return false;
    const only = Object.hasOwn(property, "const") ? [property.const] : property.enum;
    return Array.isArray(only) && !only.some((allowed) => isEqual(allowed, value[name]));
  });
}

function canFit(branch: unknown, value: unknown, isValid: IsValid): boolean {
  try {
    return isValid(branch, value ?? {});
  } catch {
    // A compiled validator knows only the parts that it was made for: a branch that it does not
    // know counts as possible.
    return true;
  }
}
