import { isObject } from "#core/pointers.ts";
import type { FormCalculation } from "#schemas/generated/types.ts";
import type { AnswerContext, Answers, CompiledForm, JsonSchema } from "./form.ts";

type Parameter = Pick<FormCalculation, "field" | "parameter">;

/** Returns the names of the parameters of the address that a form reads. */
export function getParameters({ calculated }: Pick<CompiledForm, "calculated">): string[] {
  return calculated.flatMap(({ calculate, parameter }) => (calculate === "query-parameter" ? (parameter ?? []) : []));
}

/**
 * Returns what an answer from the address is: the first that its question allows of the parameter,
 * of what was known before, and of the question's default; undefined if none is. A runner does not
 * see the question, so what it does not allow is no mistake of theirs.
 */
export function settledParameter(
  { schema }: Pick<CompiledForm, "schema">,
  { field, parameter = "" }: Parameter,
  knownValue: unknown,
  parameters: AnswerContext["parameters"] = {},
): string | undefined {
  const { properties } = schema;
  const question = isObject(properties) && Object.hasOwn(properties, field) ? properties[field] : undefined;
  if (!isObject(question)) return undefined;
  const parameterValue = Object.hasOwn(parameters, parameter) ? parameters[parameter] : undefined;
  return [parameterValue, knownValue, question.default].find((value): value is string => isAllowed(question, value));
}

/** Returns answers that came from a browser with those from the address as the form allows them. */
export function settleParameters(form: Pick<CompiledForm, "schema" | "calculated">, answers: Answers): Answers {
  const settled = { ...answers };
  for (const calculation of form.calculated) {
    if (calculation.calculate !== "query-parameter") continue;
    const { field } = calculation;
    const value = settledParameter(form, calculation, Object.hasOwn(answers, field) ? answers[field] : undefined);
    if (value === undefined) delete settled[field];
    else settled[field] = value;
  }
  return settled;
}

/**
 * The keywords by which the question of such an answer bounds it (SL6100); `isAllowed` judges all
 * of them.
 */
export const parameterKeywords = [
  "type",
  "title",
  "description",
  "default",
  "enum",
  "const",
  "minLength",
  "maxLength",
  "pattern",
];

// Longer than any that is written by hand, for forms that allow any length.
const longest = 500;

// Control and format characters, separators of lines, and the sign for what could not be decoded.
const unreadable = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\ufffd]/u;

function isAllowed(question: JsonSchema, value: unknown): boolean {
  if (typeof value !== "string" || value.trim() === "" || unreadable.test(value)) return false;
  const { enum: values, const: only, minLength = 0, maxLength = longest, pattern } = question;
  const { length } = [...value];
  if (length < Number(minLength) || length > Math.min(Number(maxLength), longest)) return false;
  if (Array.isArray(values) && !values.includes(value)) return false;
  if (only !== undefined && only !== value) return false;
  return typeof pattern !== "string" || new RegExp(pattern, "u").test(value);
}
