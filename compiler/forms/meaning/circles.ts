import { toPointer } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { definitionAt } from "../schema/references.ts";
import { eachSchema, innerSchemas } from "../schema/schemaTree.ts";

/**
 * Reports references that lead back to themselves for the same answer: no check of such an answer
 * would end. One for each circle.
 */
export function checkCircles(root: JsonSchema): Finding[] {
  const reported = new Set<JsonSchema>();
  return [...eachSchema(root)].flatMap(({ keys, schema }) => {
    const { $ref } = schema;
    if (typeof $ref !== "string" || reported.has(schema)) return [];
    const circle = circleFrom(root, schema);
    if (!circle) return [];
    for (const jsonSchema of circle) reported.add(jsonSchema);
    return [report("SL6034", toPointer(["schema", ...keys, "$ref"]), { reference: $ref.slice(0, 60) })];
  });
}

// The schemas that speak of the same answer, from a schema back to itself.
function circleFrom(root: JsonSchema, start: JsonSchema): JsonSchema[] | undefined {
  const seen = new Set<JsonSchema>();
  const follow = (schema: JsonSchema, path: JsonSchema[]): JsonSchema[] | undefined => {
    for (const next of ofSameAnswer(root, schema)) {
      if (next === start) return path;
      if (seen.has(next)) continue;
      seen.add(next);
      const circle = follow(next, [...path, next]);
      if (circle) return circle;
    }
    return undefined;
  };
  return follow(start, [start]);
}

function ofSameAnswer(root: JsonSchema, schema: JsonSchema): JsonSchema[] {
  const inner = innerSchemas(schema)
    .filter(({ keys, relation }) => relation === "same" || keys[0] === "if" || keys[0] === "not")
    .map((innerSchema) => innerSchema.schema);
  const target = typeof schema.$ref === "string" ? definitionAt(root, schema.$ref) : undefined;
  return target ? [target, ...inner] : inner;
}
