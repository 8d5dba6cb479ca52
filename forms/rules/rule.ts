import type { Sentence } from "#core/text.ts";
import type { FormDay, FormRule, Text } from "#schemas/generated/types.ts";
import { isDay } from "../days.ts";
import type { AnswerContext, Answers, CompiledForm } from "../form.ts";
import type { ProblemText } from "../problemText.ts";

/** What a rule gets. */
export interface RuleCheck {
  form: CompiledForm;
  rule: FormRule;
  answers: Answers;
  context: AnswerContext;
  /** The answer that the rule is about. */
  answer: unknown;
  /** The answer that it is compared with; undefined if there is none. */
  other: unknown;
  /** Returns the label of the field at a pointer, in quotation marks. */
  getName(pointer: string | undefined): Sentence;
}

/** Returns the text about an answer that breaks the rule; undefined for any other answer. */
export type Rule = (check: RuleCheck) => ProblemText | undefined;

/** Returns a day of a rule as YYYY-MM-DD; the race day is that of the item. */
export function readDay(day: FormDay | undefined, context: AnswerContext, item = context.item): string {
  // If the race day is not known, today is used instead.
  return (day ?? "race-day") === "race-day" ? (context.raceDays[item] ?? context.today) : String(day);
}

/**
 * Returns the birthday in an answer that is a day or has one, such as an identity document;
 * undefined for any other answer.
 */
export function birthdayIn(answer: unknown): string | undefined {
  const day = typeof answer === "object" && answer !== null ? (answer as { birthday?: unknown }).birthday : answer;
  return typeof day === "string" && isDay(day) ? day : undefined;
}

/** Returns the name of an item in both languages. */
export function itemName(names: Record<string, Text | undefined>, item: string): Sentence | undefined {
  const name = Object.hasOwn(names, item) ? names[item] : undefined;
  return name && { zh: name.zh, en: name.en || name.zh };
}
