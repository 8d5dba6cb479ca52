import { toPointer } from "#core/pointers.ts";
import type { CompiledForm, JsonSchema } from "./form.ts";

/**
 * What rjsf is given to draw: the form's schema with its field units closed, and what was inside of
 * each, by pointer.
 */
export interface RenderSchema {
  schema: JsonSchema;
  units: Map<string, JsonSchema>;
}

/**
 * Returns the schema of a form as rjsf draws it, for a form that has only field units, and for one
 * that was published before fullRenderSchema existed. A field unit is closed, so that rjsf neither
 * puts defaults and empty objects into its answer nor visits it at every keystroke. Conditions stay
 * as they are, because they are looked up by their content. Keywords of 2020-12 that rjsf does not
 * know become older ones.
 */
export function renderSchema({ schema, fields }: Pick<CompiledForm, "schema" | "fields">): RenderSchema {
  const units = new Map<string, JsonSchema>();
  const close = (node: unknown, pointer: string): unknown => {
    if (!isSchema(node)) return node;
    const type = fields[pointer]?.type;
    if (type !== undefined) {
      if (!units.has(pointer)) units.set(pointer, node);
      return { "x-field": type };
    }
    const closed: JsonSchema = { ...node };
    const ask = (inner: unknown, at: string) => close(askable(inner), at);
    if (isSchema(node.properties))
      closed.properties = mapValues(node.properties, (inner, name) => ask(inner, pointer + toPointer([name])));
    if (isSchema(node.items)) closed.items = ask(node.items, `${pointer}/*`);
    if (Array.isArray(node.prefixItems)) {
      closed.additionalItems = isSchema(node.items) && closed.items;
      closed.items = node.prefixItems.map((inner) => ask(inner, `${pointer}/*`));
    }
    if (Array.isArray(node.allOf)) closed.allOf = node.allOf.map((part) => close(part, pointer));
    for (const branch of ["then", "else"]) if (isSchema(node[branch])) closed[branch] = close(node[branch], pointer);
    const { dependentRequired, dependentSchemas, dependencies } = node;
    if (dependentRequired || dependentSchemas || dependencies) {
      const all = Object.assign({}, dependentRequired, dependencies, dependentSchemas) as JsonSchema;
      closed.dependencies = mapValues(all, (part) => close(part, pointer));
    }
    return closed;
  };
  return { schema: close(schema, "") as JsonSchema, units };
}

/**
 * Returns a question as it can be rendered: one that accepts any answer is a text; one that must be
 * true is a box that starts unticked.
 */
export function askable(question: unknown): unknown {
  if (question === true) return { type: "string" };
  if (!isSchema(question)) return question;
  const { const: only, ...others } = question;
  if (only === true) return { ...others, type: "boolean", "x-must": true };
  const isOpen = Object.keys(question).every((keyword) => ["title", "description", "default"].includes(keyword));
  return isOpen ? { ...question, type: "string" } : question;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues(values: JsonSchema, change: (value: unknown, name: string) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
