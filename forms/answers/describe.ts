import { isObject, toPointer } from "#core/pointers.ts";
import { asText, inLanguage, joinList, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/forms/answers.ts";
import { textIn } from "#locales/getText.ts";
import { isEqual } from "../conditions.ts";
import { fieldAt, getLogic } from "../fields/fieldAt.ts";
import type { Answers, CompiledForm, FormField } from "../form.ts";
import { givenAnswers } from "../given.ts";
import { inFormOrder } from "../order.ts";
import { schemasAt } from "../schemas.ts";
import { calculatedWords } from "./calculatedWords.ts";

/** An answer as people read it. The label of an answer inside others comes after theirs. */
export interface DescribedAnswer {
  pointer: string;
  label: string;
  words: string;
}

/** How answers are written: in which language, and in which IANA zone their times are. */
export interface Writing {
  language: Language;
  timeZone: string;
}

/**
 * Returns the answers as people read them, in the order of the form, without those that are empty
 * or unknown to the form.
 */
export function describeAnswers(form: CompiledForm, answers: Answers, writing: Writing): DescribedAnswer[] {
  const { language } = writing;
  const describedAnswers: DescribedAnswer[] = [];
  const visit = (value: unknown, pointer: string, above: string, name: string) => {
    const schemas = schemasAt(form.schema, pointer);
    if (schemas.length === 0) return;
    const placed = fieldAt(form, pointer);
    const field = placed?.pointer === pointer ? placed.field : undefined;
    const label = [above, chooseLabel(field, schemas, language) || name].filter((part) => part !== "").join(" · ");
    if (field?.type === undefined && isObject(value))
      for (const [key, inner] of Object.entries(value)) visit(inner, pointer + toPointer([key]), label, key);
    else if (field?.type === undefined && Array.isArray(value) && value.some((entry) => isObject(entry)))
      for (const [place, entry] of value.entries()) visit(entry, `${pointer}/${place}`, `${label} ${place + 1}`, "");
    else {
      const formatted = field?.type ? formatField(field, value, writing) : formatPlain(form, pointer, value, language);
      if (formatted !== "") describedAnswers.push({ pointer, label, words: formatted });
    }
  };
  for (const [name, value] of Object.entries(givenAnswers(answers))) visit(value, toPointer([name]), "", name);
  return inFormOrder(form, describedAnswers);
}

function chooseLabel(field: FormField | undefined, schemas: Record<string, unknown>[], language: Language): string {
  const title = field?.type
    ? undefined
    : schemas.map((schema) => schema.title).find((schemaTitle) => typeof schemaTitle === "string");
  return inLanguage(field?.label, language) || (typeof title === "string" ? title : "");
}

function formatField(field: FormField, answer: unknown, { language, timeZone }: Writing): string {
  try {
    return getLogic(field)?.format(answer, field.options, language, timeZone) ?? "";
  } catch {
    // A field type formats only complete answers.
    return "";
  }
}

function formatPlain(form: CompiledForm, pointer: string, value: unknown, language: Language): string {
  if (Array.isArray(value))
    return joinList(
      value.map((entry, place) => formatPlain(form, `${pointer}/${place}`, entry, language)),
      language,
    );
  const title = schemasAt(form.schema, pointer).find(
    (schema) => Object.hasOwn(schema, "const") && isEqual(schema.const, value) && typeof schema.title === "string",
  )?.title;
  if (typeof title === "string") return title;
  const words = calculatedWords(form, pointer, value, language);
  if (words !== undefined) return words;
  if (typeof value === "boolean") return textIn(language, messages, value ? "yes" : "no");
  return value === null ? "" : asText(value);
}
