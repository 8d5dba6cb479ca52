import { isObject } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import { orLight } from "./wholeRjsf.ts";

/**
 * In the place of rjsf's merging of `allOf` (@x0k/json-schema-merge, 7 kB): brings the properties and the required names of all parts
 * together, which is all that light forms need.
 */
export default orLight("mergeAllOf", merged);

/** The merge of forms for which isLight answers yes. */
export function merged({ allOf, ...schema }: JsonSchema): JsonSchema {
  const parts = Array.isArray(allOf) ? allOf.filter(isObject) : [];
  return parts.map((part) => merged(part)).reduce(joined, schema);
}

function joined(left: JsonSchema, right: JsonSchema): JsonSchema {
  const both = { ...left, ...right };
  if (isObject(left.properties) && isObject(right.properties))
    both.properties = { ...left.properties, ...right.properties };
  if (Array.isArray(left.required) && Array.isArray(right.required))
    both.required = [...new Set([...left.required, ...right.required])];
  return both;
}
