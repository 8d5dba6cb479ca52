import { isObject, toPointer, valueAt } from "#core/pointers.ts";
import { isEqual } from "#forms/conditions.ts";
import type { CompiledForm, JsonSchema } from "#forms/form.ts";
import { layOut } from "./schema/formFields.ts";
import { compileSchema, getAnswerSchema } from "./schema/references.ts";

type Questions = Pick<CompiledForm, "schema" | "fields" | "calculated">;

/**
 * Returns whether two editions of a form ask the same: the same properties, conditions, types of
 * fields and calculations, which are what a stored answer means. A newer version of a field's type
 * is no other question: the program brings it along, and the answers to the older one are upgraded.
 */
export function asksTheSame(before: Questions, after: Questions): boolean {
  return (
    isEqual(getTypes(before), getTypes(after)) &&
    isEqual(before.calculated, after.calculated) &&
    isEqual(asWritten(before), asWritten(after))
  );
}

function getTypes({ fields }: Questions): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(fields).map(([pointer, field]) => [pointer, field?.type ?? ""]));
}

// The schema with each field's answers taken out again: what is left of a field is what the form
// wrote beside its type.
function asWritten({ schema, fields }: Questions): JsonSchema {
  const copy = structuredClone(schema);
  for (const { pointer, keys } of layOut(schema).properties) {
    const { type, version = 1 } = fields[pointer] ?? {};
    const answer = type === undefined ? undefined : getAnswerSchema(type, version);
    const property = valueAt(copy, toPointer(keys));
    if (!answer || !isObject(property)) continue;
    for (const [keyword, value] of Object.entries(compileSchema(answer)))
      if (isEqual(property[keyword], value)) delete property[keyword];
  }
  return copy;
}
