import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/forms/problems.ts";
import { getText } from "#locales/getText.ts";
import type { Text } from "#schemas/generated/types.ts";
import { fieldAt } from "../fields/fieldAt.ts";
import type { CompiledForm } from "../form.ts";
import { quoteLabel } from "../quoted.ts";
import { certainAt, schemasAt } from "../schemas.ts";

/** What a runner does to answer a field: the verb of its sentences. */
export type AnswerAction =
  | "write"
  | "date"
  | "confirm"
  | "choose"
  | "rank"
  | "upload"
  | "sign"
  | "tick"
  | "agree"
  | "add"
  | "complete";

const actions: Record<string, AnswerAction | undefined> = {
  checkbox: "choose",
  radio: "choose",
  picker: "choose",
  gender: "choose",
  "blood-type": "choose",
  country: "choose",
  "clothing-size": "choose",
  "province-city-district": "choose",
  "date-picker": "date",
  "past-events": "choose",
  rating: "choose",
  ranking: "rank",
  matrix: "complete",
  "radio-with-more": "choose",
  "upload-image": "upload",
  "multiple-image-upload": "upload",
  "file-upload": "upload",
  signature: "sign",
  "policy-dialog": "agree",
  "image-address": "complete",
  address: "complete",
  guardian: "complete",
  "emergency-contact": "complete",
  "identity-document": "complete",
  "commitment-form": "complete",
  "score-verification": "add",
  "score-validation-with-payment": "add",
};

/** The answer that a sentence is about. */
export interface Subject {
  /** The label in quotation marks, or "this answer". */
  name: Sentence;
  /** The same without "this part of": the sentence asks for the whole answer. */
  askedName: Sentence;
  action: AnswerAction;
  /** Whether it is only a part of the answer to a field. */
  isPart: boolean;
}

/**
 * Returns what a sentence calls the answer at a pointer, and what a runner does to answer it: by
 * the type of its field, else by its schema.
 */
export function subjectAt(form: CompiledForm, pointer: string): Subject {
  const placed = fieldAt(form, pointer);
  const isPart = placed !== undefined && placed.pointer !== pointer && placed.field.type !== undefined;
  const field = isPart || placed?.pointer === pointer ? placed?.field : undefined;
  const schemas = schemasAt(form.schema, pointer);
  // The schema of a field type is titled for organisers, and in English only.
  const label = field?.label ?? (field?.type ? undefined : chooseTitle(certainAt(form.schema, pointer)));
  const askedName = label || pointer === "" ? quoteLabel(label) : entryName(form, pointer);
  const action = isPart ? partAction(schemas) : field?.type ? (actions[field.type] ?? "write") : getAction(schemas);
  const name = isPart ? getText(messages, "subject.part", { name: askedName }) : askedName;
  return { name, askedName, action, isPart };
}

function partAction(schemas: Record<string, unknown>[]): AnswerAction {
  return schemas.some((schema) => schema.const === true) ? "confirm" : "complete";
}

// An entry of a list has a number instead of a label.
function entryName(form: CompiledForm, pointer: string): Sentence {
  const [, list = "", place] = /^(.+)\/(\d+)$/.exec(pointer) ?? [];
  const label = fieldAt(form, list)?.field.label ?? chooseTitle(certainAt(form.schema, list));
  if (place === undefined || !label) return quoteLabel(undefined);
  return getText(messages, "subject.entry", { list: quoteLabel(label), number: Number(place) + 1 });
}

function chooseTitle(schemas: Record<string, unknown>[]): Text | undefined {
  const title = schemas
    .map((schema) => schema.title)
    .find((schemaTitle) => typeof schemaTitle === "string" && schemaTitle !== "");
  return typeof title === "string" ? { zh: title, en: title } : undefined;
}

function getAction(schemas: Record<string, unknown>[]): AnswerAction {
  const has = (test: (schema: Record<string, unknown>) => boolean) => schemas.some(test);
  if (has((schema) => schema.const === true)) return "tick";
  if (has(({ type }) => type === "boolean")) return "choose";
  if (has((schema) => Array.isArray(schema.enum) || isChoice(schema.oneOf) || isChoice(schema.anyOf))) return "choose";
  if (has(({ type }) => type === "array")) return "add";
  return has(({ type }) => type === "object") ? "complete" : "write";
}

function isChoice(branches: unknown): boolean {
  return (
    Array.isArray(branches) && branches.every((branch) => typeof branch === "object" && branch && "const" in branch)
  );
}
