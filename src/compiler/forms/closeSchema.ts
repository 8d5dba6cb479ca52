import type { JsonSchema } from "#src/forms/form.ts";
import { definitionAt } from "./references.ts";
import { innerSchemas, mapInner } from "./schemaTree.ts";

/** The same schema, refusing every key that it does not name: at the root, and in each nested object that names its properties. */
export function closeSchema(schema: JsonSchema): JsonSchema {
  return closed(withClosedParts(schema, false, schema));
}

// Several schemas can speak of one value (allOf, then): only the place where a value begins is closed, for all of them together.
function withClosedParts(schema: JsonSchema, isQuestion: boolean, root: JsonSchema): JsonSchema {
  return mapInner(schema, ({ relation, schema: inner }) => {
    const isAsked = isQuestion || relation === "question";
    const edited = withClosedParts(inner, isAsked, root);
    return relation === "part" && !isAsked && definesObject(inner, root) ? closed(edited) : edited;
  });
}

function closed(schema: JsonSchema): JsonSchema {
  return schema.unevaluatedProperties === undefined && schema.additionalProperties === undefined
    ? { ...schema, unevaluatedProperties: false }
    : schema;
}

// What only adds to an object that is described elsewhere has no type; a condition may demand more of a part.
function definesObject(schema: JsonSchema, root: JsonSchema): boolean {
  const target = typeof schema.$ref === "string" ? definitionAt(root, schema.$ref) : undefined;
  if (target && target !== schema && target.$ref === undefined && definesObject(target, root)) return true;
  if (schema.type !== "object") return false;
  return schema.properties !== undefined || innerSchemas(schema).some(({ relation }) => relation === "same");
}
