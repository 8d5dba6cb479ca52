import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import hashForSchema from "@rjsf/utils/lib/hashForSchema.js";
import { resolveAnyOrOneOfSchemas, retrieveSchemaInternal } from "@rjsf/utils/lib/schema/retrieveSchema.js";
import type { JsonSchema } from "#src/forms/form.ts";
import { eachSchema } from "./schemaTree.ts";

/** The key under which a schema's validator is looked up. */
export function keyOfSchema(schema: JsonSchema): string {
  return hashForSchema(schema as RJSFSchema);
}

/**
 * The schemas that the form's renderer asks a validator about while answers are given, by the keys under which it looks them up:
 * the conditions, and what tells the branches of a choice apart. `drawn` is what the renderer sees of the whole schema: what is
 * inside of field units it never asks about.
 */
export function drawnConditions(drawn: JsonSchema): Map<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const validator = {
    isValid(schema: JsonSchema) {
      found.set(keyOfSchema(schema), schema);
      return false;
    },
  } as unknown as ValidatorType;
  collect({ root: drawn, validator });
  return found;
}

interface Collection {
  root: JsonSchema;
  validator: ValidatorType;
}

// The renderer's own collector draws every combination of branches, so that twenty conditions take a million passes. What it
// asks about is the same for each condition and choice alone, and as written: they are visited one by one.
function collect(collection: Collection): void {
  const { root, validator } = collection;
  for (const { schema } of eachSchema(root)) {
    if (typeof schema.if === "object") validator.isValid(schema.if as RJSFSchema, undefined, root as RJSFSchema);
    for (const dependencies of [schema.dependencies, schema.dependentSchemas])
      if (dependencies) collectDependencies({ dependencies }, collection);
    collectChoice(schema, collection);
  }
}

function collectChoice({ oneOf, anyOf, discriminator }: JsonSchema, { root, validator }: Collection): void {
  for (const [keyword, options] of Object.entries({ oneOf, anyOf })) {
    if (!Array.isArray(options)) continue;
    // Before it compares branches, the renderer brings each into one piece.
    const whole = (options as RJSFSchema[]).flatMap((option) =>
      hasManyBranches(option) ? [] : retrieveSchemaInternal(validator, option, root as RJSFSchema, {}, false),
    );
    for (const choice of [options, whole])
      for (const told of discriminator ? [{}, { discriminator }] : [{}])
        resolveAnyOrOneOfSchemas(validator, { [keyword]: choice, ...told } as RJSFSchema, root as RJSFSchema, true);
  }
}

function collectDependencies({ dependencies }: JsonSchema, { root, validator }: Collection): void {
  retrieveSchemaInternal(validator, { dependencies } as RJSFSchema, root as RJSFSchema, {}, true);
}

function hasManyBranches(option: RJSFSchema): boolean {
  return typeof option === "object" && (option.allOf?.length ?? 0) > 8;
}
