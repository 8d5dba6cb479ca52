import { Ajv2020 } from "ajv/dist/2020.js";
import { formats } from "#compiler/forms/schema/formats.ts";
import type { AnswerContext, AnswerProblem, CheckShape, CompiledForm, FormField, JsonSchema } from "./form.ts";
import type { FoundProblem } from "./foundProblem.ts";
import { withSentence } from "./sentences.ts";
import type { IsValid } from "./shown.ts";

/**
 * Makes a compiled form for tests from a schema and other parts. All properties are in its one
 * step.
 */
export function testForm(
  schema: JsonSchema,
  {
    fields = {},
    ...more
  }: Partial<Omit<CompiledForm, "fields">> & { fields?: Record<string, Partial<FormField> | undefined> } = {},
): CompiledForm {
  return {
    compiled: 1,
    id: "sign-up",
    version: 1,
    use: "sign-up",
    title: { zh: "报名表", en: "Sign-up" },
    entrants: { max: 10, byItem: {}, copy: [] },
    schema: { type: "object", ...schema },
    fields: Object.fromEntries(
      Object.entries(fields).map(([pointer, field]) => [pointer, { options: {}, messages: {}, ...field }]),
    ),
    steps: [{ id: "one", title: { zh: "填写", en: "Answers" }, fields: Object.keys(schema.properties ?? {}) }],
    rules: [],
    calculated: [],
    fees: [],
    policies: [],
    upgrades: [],
    ...more,
  };
}

/** Checks shapes as the server does. */
export function testShape({ schema }: CompiledForm): CheckShape {
  const validate = new Ajv2020({ strict: false, allErrors: true, formats }).compile(schema);
  return (answers) => (validate(answers) ? [] : [...(validate.errors ?? [])]);
}

/** Checks whether a value fits a part of the form's schema. */
export function testIsValid({ schema }: CompiledForm): IsValid {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
  const compiled = new Map<unknown, (value: unknown) => boolean>();
  return (part, value) => {
    if (typeof part === "boolean") return part;
    const fits = compiled.get(part) ?? ajv.compile({ ...(part as object), $defs: schema.$defs });
    compiled.set(part, fits);
    return fits(value);
  };
}

/** Returns a marathon and a fun run on 26 October 2025, looked at on 11 August. */
export function testContext(more: Partial<AnswerContext> = {}): AnswerContext {
  return {
    item: "marathon",
    today: "2025-08-11",
    raceDays: { marathon: "2025-10-26", "fun-run": "2025-10-25" },
    itemNames: { marathon: { zh: "马拉松", en: "Marathon" }, "fun-run": { zh: "欢乐跑", en: "Fun Run" } },
    entrants: [{}],
    index: 0,
    ...more,
  };
}

/** Returns problems as they are shown: place, code and sentence. */
export function printed(problems: FoundProblem[]): Pick<AnswerProblem, "pointer" | "code" | "message">[] {
  return problems.map(withSentence).map(({ pointer, code, message }) => ({ pointer, code, message }));
}

/** Answers as an English runner of a Chinese race reads them. */
export const inEnglish = { language: "en", timeZone: "Asia/Shanghai" } as const;
