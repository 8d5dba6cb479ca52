import { isObject } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";

type Whole = Record<"getDefaultFormState" | "getClosestMatchingOption" | "mergeAllOf", (...given: never[]) => unknown>;

let whole: Whole | undefined;

/** From now on rjsf has all of itself, as forms for which isLight answers no need it: see plain/plainParts.ts. */
export function bringWhole(parts: Whole): void {
  whole = parts;
}

/** A part of rjsf that comes with the whole of it; without it, what forms of field units need. */
export function orLight<Light extends (...given: never[]) => unknown>(name: keyof Whole, light: Light): Light {
  return ((...given: never[]) => (whole ? whole[name](...given) : light(...given))) as Light;
}

const known = new Set(
  "type title description properties required allOf if then else dependentSchemas dependentRequired".split(" "),
);

/** Whether a form whose properties are all drawn by units needs no more of rjsf: no alternatives, references or defaults. */
export function isLight(schema: unknown): boolean {
  if (!isObject(schema)) return schema === undefined;
  const { properties, allOf, then, else: otherwise, dependentSchemas } = schema;
  const parts = [...(Array.isArray(allOf) ? allOf : []), then, otherwise];
  if (isObject(dependentSchemas)) parts.push(...Object.values(dependentSchemas));
  const isPlain = (one: unknown) =>
    !isObject(one) || ["default", "const", "properties", "items"].some((key) => key in one);
  return (
    Object.keys(schema).every((keyword) => known.has(keyword)) &&
    !Object.values((properties ?? {}) as JsonSchema).some(isPlain) &&
    parts.every(isLight)
  );
}
