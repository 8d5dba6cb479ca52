import { isObject, valueAt } from "#core/pointers.ts";
import { cleanText } from "#core/typedText.ts";
import { answeredFields, getLogic } from "../fields/fieldAt.ts";
import type { Answers, CompiledForm } from "../form.ts";
import { givenAnswers } from "../given.ts";
import { replaced } from "../replaced.ts";

/**
 * Returns the answers that were given as they are checked and kept: every text without characters
 * that nobody sees; names, numbers and addresses as `cleanText` writes them. Answers of any shape.
 */
export function cleanAnswers(form: CompiledForm, answers: Answers): Answers {
  const visible = withoutHidden(givenAnswers(answers)) as Answers;
  const cleaned = answeredFields(form, visible).reduce((before, { pointer, field, answer }) => {
    const texts = Object.entries(getLogic(field)?.texts?.(field.options) ?? {});
    return texts.reduce((all, [at, kind]) => {
      const text = valueAt(answer, at);
      if (typeof text !== "string") return all;
      const clean = cleanText(kind, text);
      return clean === text ? all : replaced(all, pointer + at, clean);
    }, before);
  }, visible);
  return givenAnswers(cleaned);
}

// Deeper than any form: hostile answers must not overflow the stack.
const deepest = 64;

function withoutHidden(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cleanText("text", value);
  if (depth > deepest) return value;
  if (Array.isArray(value)) return value.map((entry) => withoutHidden(entry, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutHidden(inner, depth + 1)]));
}
