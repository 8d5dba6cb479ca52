import equal from "ajv/dist/runtime/equal.js";
import ucs2length from "ajv/dist/runtime/ucs2length.js";
import type { JsonObject } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import { conditionsCode, validatorCode } from "./validators.ts";

type Validate = ((value: unknown) => boolean) & { errors?: unknown };

/** Runs the two modules of a schema and hands them nothing but the two functions that they may ask for; their validators by their keys, the whole first. */
export function runValidator(schema: JsonSchema): Record<string, Validate> {
  const allowed: Record<string, unknown> = {
    "ajv/dist/runtime/equal": moduleOf(equal),
    "ajv/dist/runtime/ucs2length": moduleOf(ucs2length),
  };
  const hand = (path: string) => allowed[path];
  // As a browser would import it; a module of its own would fill the messages of failed tests with all its code.
  const run = (code: string) =>
    new Function(code.replace("export default", "return"))()(hand) as Record<string, Validate>;
  return { ...run(validatorCode(schema)), ...run(conditionsCode({ schema, fields: {} })) };
}

// Of a CommonJS module, Node imports what it exports, and bundlers its default.
function moduleOf(imported: object): unknown {
  return "default" in imported ? imported : { default: imported };
}

/** The reference to a line of text. */
export const inputField = "https://startline.dev/schemas/field/input/v1.schema.json";

/** A form that is right as it is, with `more` over it and further properties, each in its one step. */
export function formWith(more: JsonObject = {}, properties: Record<string, JsonSchema> = {}): JsonObject {
  const all: Record<string, JsonSchema> = {
    name: { $ref: inputField, maxLength: 40 },
    size: { type: "string", enum: ["S", "M"] },
    ...properties,
  };
  const labels = Object.keys(all).map((name) => [name, { label: { zh: `问题${name}`, en: `Question ${name}` } }]);
  return {
    $schema: "https://startline.dev/schemas/form/v1.schema.json",
    id: "sign-up",
    version: 1,
    title: { zh: "报名表", en: "Sign-up" },
    schema: { type: "object", required: ["name"], properties: all },
    uiSchema: {
      ...Object.fromEntries(labels),
      name: { label: { zh: "姓名", en: "Name" }, options: { autocomplete: "name" } },
    },
    steps: [{ id: "all", title: { zh: "信息", en: "About you" }, fields: Object.keys(all) }],
    ...more,
  };
}
