import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import hashForSchema from "@rjsf/utils/lib/hashForSchema.js";
import { retrieveSchemaInternal } from "@rjsf/utils/lib/schema/retrieveSchema.js";
import type { CompiledForm, JsonSchema } from "#forms/form.ts";
import { type FullRenderSchema, fullRenderSchema } from "#forms/fullRenderSchema.ts";
import { getFacets, resolved } from "#forms/schemas.ts";
import { begun } from "#forms/ways.ts";
import { eachSchema } from "./schema/schemaTree.ts";

/** The key under which a schema's validator is looked up. */
export function keyOfSchema(schema: JsonSchema): string {
  return hashForSchema(schema as RJSFSchema);
}

/**
 * The schemas that the form's renderer validates while a runner answers, by their lookup keys: the
 * conditions, the schemas that select the branches of older dependencies, and the branches of
 * choices, each also for an answer that is only begun. Schemas inside field types are never among
 * them.
 */
export function drawnConditions(form: Pick<CompiledForm, "schema" | "fields">): Map<string, JsonSchema> {
  const drawn = fullRenderSchema(form, keyOfSchema);
  const found = new Map<string, JsonSchema>();
  for (const { schema } of eachSchema(drawn.schema)) {
    if (typeof schema.if === "object") add(found, schema.if as JsonSchema);
    if (schema.dependencies) collectDependencies(schema, drawn, found);
    for (const property of discriminatorProperties(schema, drawn.schema)) add(found, property);
  }
  for (const [key, way] of drawn.ways) {
    found.set(key, way);
    if (getFacets(form.schema, way).some((part) => part.properties !== undefined))
      found.set(`begun:${key}`, begun(form.schema, way) as JsonSchema);
  }
  return found;
}

// Two schemas with one key would be confused.
function add(found: Map<string, JsonSchema>, schema: JsonSchema): void {
  found.set(keyOfSchema(schema), schema);
}

// The renderer itself states which schemas it needs for an older dependency.
function collectDependencies(
  { dependencies }: JsonSchema,
  drawn: FullRenderSchema,
  found: Map<string, JsonSchema>,
): void {
  const validator = {
    isValid(schema: JsonSchema) {
      if (schema["x-way"] === undefined) add(found, schema);
      return false;
    },
  } as unknown as ValidatorType;
  retrieveSchemaInternal(validator, { dependencies } as RJSFSchema, drawn.schema as RJSFSchema, {}, true);
}

// The property that selects a branch of a choice, in each branch.
function discriminatorProperties({ oneOf, anyOf, discriminator }: JsonSchema, root: JsonSchema): JsonSchema[] {
  const name = (discriminator as { propertyName?: unknown } | undefined)?.propertyName;
  if (typeof name !== "string") return [];
  return [oneOf, anyOf].flatMap((ways) =>
    (Array.isArray(ways) ? ways : []).flatMap((way) => {
      const properties = (resolved(root, way).properties ?? {}) as Record<string, JsonSchema>;
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return typeof property === "object" ? [property] : [];
    }),
  );
}
