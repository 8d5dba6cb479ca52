import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import hashForSchema from "@rjsf/utils/lib/hashForSchema.js";
import { retrieveSchemaInternal } from "@rjsf/utils/lib/schema/retrieveSchema.js";
import type { CompiledForm, JsonSchema } from "#forms/form.ts";
import { type FullRenderSchema, fullRenderSchema } from "#forms/fullRenderSchema.ts";
import { getFacets, resolved } from "#forms/schemas.ts";
import { begun } from "#forms/ways.ts";
import { eachSchema } from "./schema/schemaTree.ts";

/** Returns the key under which a schema's validator is looked up. */
export function keyOfSchema(schema: JsonSchema): string {
  return hashForSchema(schema as RJSFSchema);
}

/**
 * Returns the schemas that the form's renderer validates while a runner answers, by their lookup
 * keys: the conditions, the schemas that select the branches of older dependencies, and the
 * branches of choices, each also for an answer that is only begun. Schemas inside field types are
 * never among them.
 */
export function drawnConditions(form: Pick<CompiledForm, "schema" | "fields">): Map<string, JsonSchema> {
  const renderSchema = fullRenderSchema(form, keyOfSchema);
  const conditions = new Map<string, JsonSchema>();
  for (const { schema } of eachSchema(renderSchema.schema)) {
    if (typeof schema.if === "object") add(conditions, schema.if as JsonSchema);
    if (schema.dependencies) collectDependencies(schema, renderSchema, conditions);
    for (const property of discriminatorProperties(schema, renderSchema.schema)) add(conditions, property);
  }
  for (const [key, way] of renderSchema.ways) {
    conditions.set(key, way);
    if (getFacets(form.schema, way).some((part) => part.properties !== undefined))
      conditions.set(`begun:${key}`, begun(form.schema, way) as JsonSchema);
  }
  return conditions;
}

// Two schemas with one key would be confused.
function add(conditions: Map<string, JsonSchema>, schema: JsonSchema): void {
  conditions.set(keyOfSchema(schema), schema);
}

// The renderer itself states which schemas it needs for an older dependency.
function collectDependencies(
  { dependencies }: JsonSchema,
  renderSchema: FullRenderSchema,
  conditions: Map<string, JsonSchema>,
): void {
  const validator = {
    isValid(schema: JsonSchema) {
      if (schema["x-way"] === undefined) add(conditions, schema);
      return false;
    },
  } as unknown as ValidatorType;
  retrieveSchemaInternal(validator, { dependencies } as RJSFSchema, renderSchema.schema as RJSFSchema, {}, true);
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
