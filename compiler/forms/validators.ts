import { stringify as stringified } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { isWithin, toPointer } from "#core/pointers.ts";
import type { CheckShape, CompiledForm, JsonSchema, ShapeError } from "#forms/form.ts";
import { closeSchema, withConditions } from "./closeSchema.ts";
import { drawnConditions, keyOfSchema } from "./drawnConditions.ts";
import { formats } from "./schema/formats.ts";
import { eachSchema, mapInner } from "./schema/schemaTree.ts";
import { addPartKeyword, shareParts, withinCode } from "./sharedParts.ts";

// The two functions that the code may require; its caller passes them.
const runtime = new Set(["ajv/dist/runtime/ucs2length", "ajv/dist/runtime/equal"]);

// Forms are checked against the schema of schemas when they are read, and that takes longer than
// writing a validator.
const options = {
  allErrors: true,
  strict: false,
  meta: false,
  validateSchema: false,
  validateFormats: true,
  logger: false,
  formats,
} as const;

/**
 * Returns an ES module `export default (require) => validators` that checks the shape of one
 * entrant's whole answers; its one validator has the key of the schema. It needs no eval, and of
 * `require` only ajv's ucs2length and equal. The same schema gives the same text.
 * `require("ajv/dist/runtime/equal")` answers a module with the function as its `default`. Throws
 * if the schema is invalid. Its errors have no messages, and no params that repeat the schema: our
 * sentences need neither.
 */
export function validatorCode(schema: JsonSchema): string {
  const isClosed = JSON.stringify(schema).includes('"unevaluated');
  const shared = shareParts(isClosed ? withConditions(schema) : schema, whole);
  return getModule({
    schemas: [...shared.parts, { ...shared.schema, $id: whole }],
    exported: { [keyOfSchema(schema)]: whole },
    hasReadErrors: true,
  });
}

/**
 * Returns a module of the same kind for what drawing the form asks about while answers are given:
 * its conditions, and the branches of its choices.
 */
export function conditionsCode({ schema, fields }: Pick<CompiledForm, "schema" | "fields">): string {
  const conditions = [...drawnConditions({ schema, fields })];
  return getModule({
    // What they refer to is in the whole one.
    schemas: [
      { ...schema, $id: whole },
      { $id: `${whole}/0` },
      ...conditions.map(([, part], index) => ({ ...inWhole(part), $id: `${whole}/${index + 1}` })),
    ],
    exported: {
      // Names the way of drawing forms that it was made for (forms/fullRenderSchema.ts).
      "drawn/2": `${whole}/0`,
      ...Object.fromEntries(conditions.map(([key], index) => [key, `${whole}/${index + 1}`])),
    },
    hasReadErrors: false,
  });
}

interface ModuleParts {
  schemas: JsonSchema[];
  /** The address of the schema of each validator, by its key. */
  exported: Record<string, string>;
  /** Whether it is asked what is wrong, or only whether anything is. */
  hasReadErrors: boolean;
}

function getModule({ schemas, exported, hasReadErrors }: ModuleParts): string {
  const ajv = new Ajv2020({
    ...options,
    allErrors: hasReadErrors,
    messages: false,
    code: { source: true, esm: false, lines: false, optimize: 2 },
  } as never);
  addPartKeyword(ajv);
  // What no keyword of this schema asks for is not followed through its code.
  const schemaText = JSON.stringify(schemas);
  ajv.opts.unevaluated = schemaText.includes('"unevaluated');
  for (const keyword of ["enum", "const"]) Object.assign(ajv.getKeyword(keyword), { error: { message: "" } });
  ajv.addSchema(schemas);
  const code = (standaloneCode as unknown as (a: object, b: object) => string)(ajv, exported);
  for (const [, path = ""] of code.matchAll(/require\("([^"]+)"\)/g))
    if (!runtime.has(path)) throw new Error(`A validator may not ask for ${path}.`);
  const body = shortened(withoutSchemas(code.replace('"use strict";', ""), schemas), schemaText);
  const within = body.includes("within(") ? `${withinCode}\n` : "";
  return `export default (require) => {\nconst exports = {};\n${within}${body}\nreturn exports;\n};\n`;
}

// ajv writes each schema beside its code, even if the code never reads it.
function withoutSchemas(code: string, schemas: JsonSchema[]): string {
  return schemas.reduce((remaining, schema) => {
    const [before = "", after] = remaining.split(` = ${stringified(schema)};`);
    const [, name] = /const (schema\d+)$/.exec(before) ?? [];
    if (after === undefined || !name || new RegExp(`\\b${name}\\b`).test(after)) return remaining;
    return before.slice(0, -`const ${name}`.length) + after;
  }, code);
}

// Most of ajv's code notes errors, each in the same five statements. A schema that has their words
// in its own texts keeps them.
const note =
  /const (err\d+) = (\{instancePath(?:"(?:[^"\\]|\\.)*"|[^";])*\});if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g;

function shortened(code: string, schemas: string): string {
  return /instancePath|vErrors/.test(schemas) ? code : code.replace(note, "(vErrors??=[]).push($2);errors++;");
}

/**
 * Checks one entrant's answers in memory, as validatorCode does, and also refuses what no branch of
 * the schema allows: keys that nobody asks for, and answers to questions that are hidden. Throws if
 * the schema is invalid.
 */
export function shapeChecker(schema: JsonSchema): CheckShape {
  const validate = new Ajv2020(options as never).compile(closeSchema(schema));
  const names = new Set<string>(
    [...eachSchema(schema)].flatMap((innerSchema) => Object.keys(innerSchema.schema.properties ?? {})),
  );
  return (answers) => {
    const inherited = findInheritedNames(answers, names);
    if (validate(answers)) return inherited;
    const errors = (validate.errors ?? []) as ShapeError[];
    const isWrong = errors.some(({ keyword }) => keyword !== hidden && keyword !== "if");
    // If a branch or a part fails, all its properties look unexpected.
    const isReal = ({ params, instancePath }: ShapeError) => {
      const name = String(params.unevaluatedProperty);
      const place = instancePath + toPointer([name]);
      return !(isWrong && names.has(name)) && !errors.some((otherError) => isWithin(otherError.instancePath, place));
    };
    return [...errors.filter((error) => error.keyword !== hidden || isReal(error)), ...inherited];
  };
}

const hidden = "unevaluatedProperties";
const whole = "https://startline.dev/form";

// ajv notes the keys it has seen in a plain object, which has these from the start: it would let
// them through.
const ofEveryObject = new Set(Object.getOwnPropertyNames(Object.prototype));

function findInheritedNames(value: unknown, askedNames: ReadonlySet<string>, at = ""): ShapeError[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ofEveryObject.has(key) && !askedNames.has(key)
      ? [{ instancePath: at, keyword: "unevaluatedProperties", params: { unevaluatedProperty: key } }]
      : findInheritedNames(inner, askedNames, at + toPointer([key])),
  );
}

// A part is a schema of its own: what it refers to stays in the whole one.
function inWhole(part: JsonSchema): JsonSchema {
  const mapped = mapInner(part, ({ schema }) => inWhole(schema));
  return typeof mapped.$ref === "string" && mapped.$ref.startsWith("#")
    ? { ...mapped, $ref: `${whole}${mapped.$ref}` }
    : mapped;
}
