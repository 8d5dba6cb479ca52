import equal from "ajv/dist/runtime/equal.js";
import ucs2length from "ajv/dist/runtime/ucs2length.js";
import type { JsonSchema } from "#forms/form.ts";
import { conditionsCode, validatorCode } from "./validators.ts";

type Validate = ((value: unknown) => boolean) & { errors?: unknown };

/**
 * Runs the two compiled modules of a schema, with only the two imports that they may use, and
 * returns their validators by key, the whole first.
 */
export function runValidator(schema: JsonSchema): Record<string, Validate> {
  const allowed: Record<string, unknown> = {
    "ajv/dist/runtime/equal": getModule(equal),
    "ajv/dist/runtime/ucs2length": getModule(ucs2length),
  };
  const importAllowed = (path: string) => allowed[path];
  // As a browser would import it; a module of its own would fill the messages of failed tests with
  // all its code.
  const run = (code: string) =>
    new Function(code.replace("export default", "return"))()(importAllowed) as Record<string, Validate>;
  return { ...run(validatorCode(schema)), ...run(conditionsCode({ schema, fields: {} })) };
}

// Of a CommonJS module, Node imports what it exports, and bundlers its default.
function getModule(imported: object): unknown {
  return "default" in imported ? imported : { default: imported };
}
