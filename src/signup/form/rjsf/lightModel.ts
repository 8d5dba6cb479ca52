import type { RJSFSchema, SchemaUtilsType } from "@rjsf/utils";
import { isObject } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { RenderInput } from "../../model/loadForm.ts";
import type { FormModel } from "./formModel.ts";

/**
 * Returns whether a schema whose properties are all field units has neither alternatives,
 * references nor defaults. Such a form is rendered by `lightModel`, and any other one by
 * `fullModel`, which is 20 kB more.
 */
export function isLight(schema: unknown): boolean {
  if (!isObject(schema)) return schema === undefined;
  const { properties, allOf, then, else: otherwise } = schema;
  const parts = [...(Array.isArray(allOf) ? allOf : []), then, otherwise];
  const isPlain = (part: unknown) =>
    !isObject(part) || ["default", "const", "properties", "items", "$ref"].some((key) => key in part);
  return (
    Object.keys(schema).every((keyword) => knownKeywords.has(keyword)) &&
    !Object.values((properties ?? {}) as JsonSchema).some(isPlain) &&
    parts.every(isLight)
  );
}

const knownKeywords = new Set("type title description properties required allOf if then else".split(" "));

/** Returns the model of a form for which `isLight` is true. */
export function lightModel({ schema, validator }: Pick<RenderInput, "schema" | "validator">): FormModel {
  const holds = (condition: unknown, answers: unknown) =>
    validator.isValid(condition as RJSFSchema, answers ?? {}, schema as RJSFSchema);
  const utils: Pick<SchemaUtilsType, "getRootSchema" | "retrieveSchema" | "getDisplayLabel" | "isSelect"> = {
    getRootSchema: () => schema as RJSFSchema,
    retrieveSchema: (part, answers) => getShownSchema(part, (condition) => holds(condition, answers)) as RJSFSchema,
    getDisplayLabel: () => false,
    isSelect: () => false,
  };
  return {
    // The fields of rjsf ask for nothing else if a schema is light.
    utils: utils as SchemaUtilsType,
    withDefaults: (answers) => answers,
    withAnswer: (answers, [name = ""], value) => ({ ...answers, [name]: value }),
  };
}

/**
 * Returns the properties and required names of a light schema, and of those of its parts whose
 * conditions hold.
 */
function getShownSchema(schema: JsonSchema, holds: (condition: unknown) => boolean): JsonSchema {
  const { if: condition, then, else: otherwise, allOf, ...own } = schema;
  const branch = condition === undefined ? undefined : holds(condition) ? then : otherwise;
  const parts = [branch, ...(Array.isArray(allOf) ? allOf : [])].filter(isObject);
  return parts.map((part) => getShownSchema(part, holds)).reduce(joinSchemas, own);
}

function joinSchemas(left: JsonSchema, right: JsonSchema): JsonSchema {
  const both = { ...left, ...right };
  if (isObject(left.properties) && isObject(right.properties))
    both.properties = { ...left.properties, ...right.properties };
  if (Array.isArray(left.required) && Array.isArray(right.required))
    both.required = [...new Set([...left.required, ...right.required])];
  return both;
}
