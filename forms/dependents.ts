import { isObject } from "#core/pointers.ts";
import type { JsonSchema } from "./form.ts";

/**
 * Returns the schema with `dependentSchemas` and the schemas of `dependencies` as conditions of
 * `allOf`: if the answer is given, its schema applies. Schemas inside of this one stay as they are.
 */
export function dependentsAsConditions(schema: JsonSchema): JsonSchema {
  const { dependentSchemas, dependencies, ...rest } = schema;
  if (!isObject(dependentSchemas) && !isObject(dependencies)) return schema;
  const dependentEntries = [...listEntries(dependencies), ...listEntries(dependentSchemas)];
  const lists = dependentEntries.filter(([, dependent]) => Array.isArray(dependent));
  const conditions = dependentEntries.flatMap(([name, dependent]) =>
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    Array.isArray(dependent) ? [] : [{ if: { type: "object", required: [name] }, then: dependent }],
  );
  return {
    ...rest,
    ...(lists.length > 0 && {
      dependentRequired: Object.fromEntries([...lists, ...listEntries(rest.dependentRequired)]),
    }),
    ...(conditions.length > 0 && { allOf: [...(Array.isArray(rest.allOf) ? rest.allOf : []), ...conditions] }),
  };
}

function listEntries(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}
