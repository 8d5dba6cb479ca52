import { dependentsAsConditions } from "#forms/dependents.ts";
import type { JsonSchema } from "#forms/form.ts";
import { definitionAt } from "./schema/references.ts";
import { innerSchemas, mapInner } from "./schema/schemaTree.ts";

/**
 * Returns the same schema, refusing every key that it does not name: at the root, and in each
 * nested object that names its properties.
 */
export function closeSchema(schema: JsonSchema): JsonSchema {
  const whole = withConditions(schema);
  return closeObject(withClosedParts(whole, false, whole));
}

/**
 * Returns the same schema with each schema that depends on an answer as a condition. After
 * `dependentSchemas` whose answer is not given ajv takes every property for an unexpected one.
 */
export function withConditions(schema: JsonSchema): JsonSchema {
  // The targets of references keep their places.
  return /"#\/[^"]*dependen/.test(JSON.stringify(schema)) ? schema : eachWithConditions(schema);
}

function eachWithConditions(schema: JsonSchema): JsonSchema {
  return dependentsAsConditions(mapInner(schema, ({ schema: inner }) => eachWithConditions(inner)));
}

// Several schemas can describe one value (allOf, then): only the outermost is closed, for all of
// them together.
function withClosedParts(schema: JsonSchema, isQuestion: boolean, root: JsonSchema): JsonSchema {
  return mapInner(schema, ({ relation, schema: inner }) => {
    const isAsked = isQuestion || relation === "question";
    const edited = withClosedParts(inner, isAsked, root);
    return relation === "part" && !isAsked && definesObject(inner, root) ? closeObject(edited) : edited;
  });
}

function closeObject(schema: JsonSchema): JsonSchema {
  return schema.unevaluatedProperties === undefined && schema.additionalProperties === undefined
    ? { ...schema, unevaluatedProperties: false }
    : schema;
}

// A schema that only adds to an object has no type; a condition may require more of a part.
function definesObject(schema: JsonSchema, root: JsonSchema, followed: readonly string[] = []): boolean {
  const { $ref, type, properties } = schema;
  if (typeof $ref === "string" && !followed.includes($ref)) {
    const target = definitionAt(root, $ref);
    if (target && definesObject(target, root, [...followed, $ref])) return true;
  }
  const branches = innerSchemas(schema).filter(({ relation }) => relation === "same");
  if (type === "object") return properties !== undefined || branches.length > 0;
  return branches.some(
    ({ keys, schema: branch }) => typeof keys[1] === "number" && definesObject(branch, root, followed),
  );
}
