import { isObject, toPointer } from "#core/pointers.ts";
import type { Text } from "#schemas/generated/types.ts";
import { isEqual } from "./conditions.ts";
import { inLanguage } from "./field.ts";
import { fieldAt, logicOf } from "./fieldAt.ts";
import type { Answers, CompiledForm, FormField } from "./form.ts";
import { givenAnswers } from "./given.ts";
import { inFormOrder } from "./order.ts";
import { schemasAt } from "./schemas.ts";

/** An answer as people read it: its label, of one inside of others after theirs, and its words. */
export interface DescribedAnswer {
  pointer: string;
  label: string;
  words: string;
}

/** The answers in words, in the order of the form; those that are not given, and those that the form does not ask for, are left out. */
export function describeAnswers(form: CompiledForm, answers: Answers, language: "zh" | "en"): DescribedAnswer[] {
  const found: DescribedAnswer[] = [];
  const visit = (value: unknown, pointer: string, above: string, name: string) => {
    const schemas = schemasAt(form.schema, pointer);
    if (schemas.length === 0) return;
    const placed = fieldAt(form, pointer);
    const field = placed?.pointer === pointer ? placed.field : undefined;
    const label = [above, labelOf(field, schemas, language) || name].filter((part) => part !== "").join(" · ");
    if (field?.type === undefined && isObject(value))
      for (const [key, inner] of Object.entries(value)) visit(inner, pointer + toPointer([key]), label, key);
    else if (field?.type === undefined && Array.isArray(value) && value.some((entry) => isObject(entry)))
      for (const [place, entry] of value.entries()) visit(entry, `${pointer}/${place}`, `${label} ${place + 1}`, "");
    else {
      const words = field?.type ? wordsOf(field, value, language) : plainWords(form, pointer, value, language);
      if (words !== "") found.push({ pointer, label, words });
    }
  };
  for (const [name, value] of Object.entries(givenAnswers(answers))) visit(value, toPointer([name]), "", name);
  return inFormOrder(form, found);
}

function labelOf(field: FormField | undefined, schemas: Record<string, unknown>[], language: "zh" | "en"): string {
  const title = field?.type ? undefined : schemas.map((schema) => schema.title).find((one) => typeof one === "string");
  return inLanguage(field?.label, language) || (typeof title === "string" ? title : "");
}

function wordsOf(field: FormField, answer: unknown, language: "zh" | "en"): string {
  try {
    return logicOf(field)?.words(answer, field.options, language) ?? "";
  } catch {
    // A field puts only whole answers into words; one that is half given has none yet.
    return "";
  }
}

const yesNo: Record<"true" | "false", Text> = { true: { zh: "是", en: "Yes" }, false: { zh: "否", en: "No" } };

function plainWords(form: CompiledForm, pointer: string, value: unknown, language: "zh" | "en"): string {
  if (Array.isArray(value))
    return value
      .map((entry, place) => plainWords(form, `${pointer}/${place}`, entry, language))
      .join(language === "zh" ? "、" : ", ");
  const title = schemasAt(form.schema, pointer).find(
    (schema) => Object.hasOwn(schema, "const") && isEqual(schema.const, value) && typeof schema.title === "string",
  )?.title;
  if (typeof title === "string") return title;
  if (typeof value === "boolean") return inLanguage(yesNo[`${value}`], language);
  return value === null ? "" : String(value);
}
