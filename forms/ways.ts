import { isObject } from "#core/pointers.ts";
import { isEqual } from "./conditions.ts";
import type { JsonSchema } from "./form.ts";
import { getFacets, propertyNames, resolved } from "./schemas.ts";

// Keywords that only constrain answers which the form has in any case; the first ones are of
// objects.
const ofObjects = "required dependentRequired minProperties maxProperties propertyNames not properties".split(" ");
const demands = new Set([
  ...ofObjects,
  ..."if then else allOf anyOf oneOf type title description $comment".split(" "),
  ..."minLength maxLength pattern format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf".split(" "),
  ..."minItems maxItems uniqueItems contains minContains maxContains".split(" "),
]);

/**
 * Returns whether a way of a choice has questions that the schema around the choice does not have.
 */
export function asksForMore(root: JsonSchema, way: JsonSchema, around: JsonSchema): boolean {
  const parts = getFacets(root, way);
  const names = propertyNames([around]);
  const isOfObject = parts.some((part) => ofObjects.some((keyword) => keyword in part));
  // A way of a text or a number with a title is offered as a choice.
  if (!isOfObject && (around.type === undefined || way.title !== undefined)) return true;
  const isType = (type: unknown) => type === undefined || isEqual(type, isOfObject ? "object" : around.type);
  return parts.some(
    (part) =>
      Object.keys(part).some((keyword) => !demands.has(keyword)) ||
      !isType(part.type) ||
      propertyNames([part]).some((name) => !names.includes(name)),
  );
}

/**
 * Returns a way of a choice without its requirements, for a runner who has only begun to answer it.
 */
export function begun(root: JsonSchema, way: unknown, followed: readonly string[] = []): unknown {
  if (!isObject(way)) return way;
  const { $ref } = way;
  const isCircle = typeof $ref === "string" && followed.includes($ref);
  const { required: _r, dependentRequired: _d, ...whole } = isCircle ? way : resolved(root, way);
  const references = typeof $ref === "string" ? [...followed, $ref] : followed;
  const inner = (part: unknown) => begun(root, part, references);
  return {
    ...whole,
    ...(Array.isArray(whole.allOf) && { allOf: whole.allOf.map(inner) }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    ...(whole.then !== undefined && { then: inner(whole.then) }),
    ...(whole.else !== undefined && { else: inner(whole.else) }),
  };
}
