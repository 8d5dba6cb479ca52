import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/forms/problems.ts";
import { getText } from "#locales/getText.ts";
import { type ProblemText, problemText } from "../problemText.ts";
import type { Subject } from "./subject.ts";

type Params = Record<string, unknown>;

/**
 * Returns the text about an answer that breaks a keyword of its schema. If `either` has several
 * answers, any one of them is enough.
 */
export function shapeText(keyword: string, params: Params, subject: Subject, either: Subject[] = []): ProblemText {
  const choice = askForEither(either.map(({ name }) => name));
  if (choice) return choice;
  const [code, limits] = subject.isPart ? [keyword, params] : forAction(keyword, params, subject.action);
  const text = Object.hasOwn(textsByKeyword, code) ? textsByKeyword[code] : undefined;
  return text?.(subject, limits) ?? problemText("shape.other", { name: subject.name });
}

// A runner who chooses, or enters a date, does not type characters.
function forAction(keyword: string, params: Params, action: Subject["action"]): [string, Params] {
  const isOfCharacters = ["minLength", "maxLength", "pattern", "format"].includes(keyword);
  if (isOfCharacters && action === "choose") return ["enum", {}];
  return isOfCharacters && action === "date" ? ["format", { format: "date" }] : [keyword, params];
}

// Answers without a label all have the same name.
function askForEither(names: Sentence[]): ProblemText | undefined {
  const different = names.filter(({ zh }, place) => names.findIndex((otherName) => otherName.zh === zh) === place);
  if (new Set(different.map(({ en }) => en)).size < 2) return undefined;
  const joined = different.reduce((sentence, name) => getText(messages, "ask.or", { one: sentence, other: name }));
  return problemText("ask.either", { names: joined });
}

type TextFor = (subject: Subject, params: Params) => ProblemText | undefined;

/** The text for each keyword of JSON Schema that an answer can break. */
export const textsByKeyword: Record<string, TextFor | undefined> = {
  required: ask,
  type: typeText,
  enum: ({ name }) => problemText("shape.enum", { name }),
  const: (subject) =>
    subject.action === "tick" || subject.action === "confirm"
      ? ask(subject)
      : problemText("shape.const", { name: subject.name }),
  minLength: (subject, { limit }) =>
    limit === 1 ? ask(subject) : problemText("shape.minLength", { name: subject.name, limit: Number(limit) }),
  maxLength: ({ name }, { limit }) => problemText("shape.maxLength", { name, limit: Number(limit) }),
  pattern: ({ name }) => problemText("shape.pattern", { name }),
  format: ({ name }, { format }) => {
    const key = Object.hasOwn(formats, String(format)) ? formats[String(format)] : undefined;
    return key && problemText(key, { name });
  },
  minimum: createLimitText("shape.minimum"),
  maximum: createLimitText("shape.maximum"),
  exclusiveMinimum: createLimitText("shape.exclusiveMinimum"),
  exclusiveMaximum: createLimitText("shape.exclusiveMaximum"),
  multipleOf: ({ name }, { multipleOf }) => stepText(name, Number(multipleOf)),
  minItems: (subject, { limit }) =>
    limit === 1
      ? ask(subject)
      : problemText("shape.minItems", { name: subject.name, limit: String(limit), action: subject.action }),
  maxItems: ({ name, action }, { limit }) => problemText("shape.maxItems", { name, limit: String(limit), action }),
  items: tooMany,
  unevaluatedItems: tooMany,
  maxProperties: tooMany,
  uniqueItems: ({ name }) => problemText("shape.uniqueItems", { name }),
  contains: ({ name }) => problemText("shape.contains", { name }),
  additionalProperties: extra,
  unevaluatedProperties: extra,
  "false schema": extra,
  propertyNames: ({ name }) => problemText("shape.propertyNames", { name }),
  minProperties: ({ name }) => problemText("ask.complete", { name }),
  not: ({ name }) => problemText("shape.not", { name }),
  oneOf: (subject, { passingSchemas }) =>
    passingSchemas ? problemText("shape.oneWay", { name: subject.name }) : chooseText(subject),
  anyOf: chooseText,
};

const formats = {
  email: "shape.email",
  date: "shape.date",
  "date-time": "shape.date",
  time: "shape.time",
  uri: "shape.url",
} as const satisfies Record<string, ProblemText["key"]> as Record<
  string,
  "shape.email" | "shape.date" | "shape.time" | "shape.url" | undefined
>;

function ask({ askedName: name, action }: Subject): ProblemText {
  return problemText(`ask.${action}`, { name });
}

function typeText(subject: Subject, { type }: Params): ProblemText {
  const { name, action, isPart } = subject;
  if (type === "boolean" && !isPart) return problemText("shape.yesOrNo", { name });
  if (action !== "write" || (type !== "integer" && type !== "number")) return ask(subject);
  return problemText(`shape.${type}`, { name });
}

function createLimitText(
  key: "shape.minimum" | "shape.maximum" | "shape.exclusiveMinimum" | "shape.exclusiveMaximum",
): TextFor {
  return ({ name }, { limit }) => problemText(key, { name, limit: String(limit) });
}

function tooMany({ name }: Subject, { limit }: Params): ProblemText {
  return problemText("shape.maxItems", { name, limit: String(limit), action: "write" });
}

function extra({ name }: Subject): ProblemText {
  return problemText("shape.extra", { name });
}

function chooseText({ name, action }: Subject): ProblemText | undefined {
  return action === "choose" ? problemText("shape.enum", { name }) : undefined;
}

// 0.01 is two decimal places; a runner need not know what a multiple is.
function stepText(name: Sentence, step: number): ProblemText {
  const digits = Math.round(-Math.log10(step));
  if (step === 1) return problemText("shape.integer", { name });
  if (digits > 0 && Math.abs(step - 10 ** -digits) < 1e-12) return problemText("shape.decimals", { name, digits });
  return problemText("shape.multipleOf", { name, step });
}
