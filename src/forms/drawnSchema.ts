import { toPointer } from "#src/compiler/pointers.ts";
import type { CompiledForm, JsonSchema } from "./form.ts";

/** What rjsf is given to draw: the form's schema with its field units closed, and what was inside of each, by pointer. */
export interface DrawnSchema {
  schema: JsonSchema;
  units: Map<string, JsonSchema>;
}

/**
 * The schema of a form as rjsf draws it. A field unit knows its own answer: rjsf, which would put defaults and empty objects into it and
 * go through it at every keystroke, sees a place without an inside. Conditions stay as they are, for they are looked up by what they say.
 */
export function drawnSchema({ schema, fields }: Pick<CompiledForm, "schema" | "fields">): DrawnSchema {
  const units = new Map<string, JsonSchema>();
  const close = (one: unknown, pointer: string): unknown => {
    if (!isSchema(one)) return one;
    const type = fields[pointer]?.type;
    if (type !== undefined) {
      if (!units.has(pointer)) units.set(pointer, one);
      return { "x-field": type };
    }
    const closed: JsonSchema = { ...one };
    if (isSchema(one.properties))
      closed.properties = mapValues(one.properties, (inner, name) => close(inner, pointer + toPointer([name])));
    if (isSchema(one.items)) closed.items = close(one.items, `${pointer}/*`);
    if (Array.isArray(one.allOf)) closed.allOf = one.allOf.map((part) => close(part, pointer));
    for (const branch of ["then", "else"]) if (isSchema(one[branch])) closed[branch] = close(one[branch], pointer);
    if (isSchema(one.dependentSchemas))
      closed.dependentSchemas = mapValues(one.dependentSchemas, (part) => close(part, pointer));
    return closed;
  };
  return { schema: close(schema, "") as JsonSchema, units };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues(values: JsonSchema, change: (value: unknown, name: string) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
