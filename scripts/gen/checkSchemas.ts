import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { isObject, toPointer } from "#core/pointers.ts";
import { type Mistake, SourceMistakes } from "./mistakes.ts";
import type { JsonSchema, SchemaFile, VersionedSchema } from "./schemas.ts";
import { schemaOptions } from "./validators.ts";

/**
 * Throws `SourceMistakes` with all mistakes of the schemas: what JSON Schema does not allow,
 * unknown keywords, references without a target.
 */
export function checkSchemas(schemas: VersionedSchema[]): void {
  const files = schemas.flatMap(({ files }) => files);
  const ajv = new Ajv2020({ ...schemaOptions, validateSchema: false } as never);
  const invalid = files.flatMap((file) => invalidAt(ajv, file));
  if (invalid.length > 0) throw new SourceMistakes(invalid);
  for (const { schema } of files) ajv.addSchema(schema);
  const mistakes = files.flatMap((file) => uncompiledAt(ajv, file));
  if (mistakes.length > 0) throw new SourceMistakes(mistakes);
}

// A wrong keyword breaks several rules of the meta-schema; the deepest is the most exact.
function invalidAt(ajv: Ajv2020, { schema, source }: SchemaFile): Mistake[] {
  if (ajv.validateSchema(schema)) return [];
  const errors = ajv.errors ?? [];
  const depth = ({ instancePath }: ErrorObject) => instancePath.split("/").length;
  const [deepest] = errors.toSorted((errorObject, other) => depth(other) - depth(errorObject));
  const { instancePath = "", message = "is no JSON Schema" } = deepest ?? {};
  return [source.mistakeAt(instancePath, `${instancePath || "The schema"}: ${message}.`)];
}

// A schema that refers to a broken one also fails: only the file with the mistake is reported.
function uncompiledAt(ajv: Ajv2020, { schema, source }: SchemaFile): Mistake[] {
  try {
    ajv.compile(schema);
    return [];
  } catch (error) {
    const { message, missingRef } = error as Error & { missingRef?: string };
    const [, keyword] = /unknown keyword: "(.+)"/.exec(message) ?? [];
    const isMissing = (ref: unknown) =>
      typeof ref === "string" && missingRef !== undefined && (ref === missingRef || missingRef.endsWith(ref));
    const pointer = findPointer(schema, (key, value) => key === keyword || (key === "$ref" && isMissing(value)));
    if (pointer !== undefined) return [source.mistakeAt(pointer, writeSentence(message, keyword, missingRef))];
    return keyword || missingRef ? [] : [source.mistakeAt("", `${message}.`)];
  }
}

function writeSentence(message: string, keyword: string | undefined, reference: string | undefined): string {
  if (keyword) return `JSON Schema has no keyword "${keyword}".`;
  return reference ? `The reference ${reference} leads to no schema.` : message;
}

// Returns the JSON Pointer of the first property that matches.
function findPointer(value: unknown, matches: (key: string, value: unknown) => boolean, at = ""): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value as JsonSchema)) {
    const pointer = at + toPointer([key]);
    if (isObject(value) && matches(key, inner)) return pointer;
    const deeper = findPointer(inner, matches, pointer);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
