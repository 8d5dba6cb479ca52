import type { Sentence } from "#core/text.ts";
import type { FormDay, FormRule, Text } from "#schemas/generated/types.ts";
import type { AnswerContext, Answers, CompiledForm } from "../form.ts";

/** What a rule looks at. */
export interface RuleCheck {
  form: CompiledForm;
  rule: FormRule;
  answers: Answers;
  context: AnswerContext;
  /** The answer that has to keep the rule. */
  answer: unknown;
  /** The answer that it is compared with; undefined where it is not given. */
  other: unknown;
  /** The label of the field at a pointer, in quotes. */
  nameOf(pointer: string | undefined): Sentence;
}

/** What is wrong with an answer by a rule; undefined where it keeps it. */
export type Rule = (check: RuleCheck) => Sentence | undefined;

/** The day that is meant, YYYY-MM-DD: the race day is that of the item. */
export function dayOf(day: FormDay | undefined, context: AnswerContext, item = context.item): string {
  // A race without a day has none to reckon with; today is the nearest that is known.
  return (day ?? "race-day") === "race-day" ? (context.raceDays[item] ?? context.today) : String(day);
}

/** A day as people write it: 2025年10月26日, 26 October 2025. */
export function dayInWords(day: string): Sentence {
  const [year = "", month = "", date = ""] = day.split("-").map((part) => String(Number(part)));
  return { zh: `${year}年${month}月${date}日`, en: `${date} ${months[Number(month) - 1] ?? ""} ${year}` };
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The birthday in an answer: a day, or an answer that has one, such as an identity document; undefined where it is none. */
export function birthdayIn(answer: unknown): string | undefined {
  const day = typeof answer === "object" && answer !== null ? (answer as { birthday?: unknown }).birthday : answer;
  return typeof day === "string" && isDay(day) ? day : undefined;
}

/** Whether a text is a real day, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The name of an item in both languages. */
export function itemName(names: Record<string, Text | undefined>, item: string): Sentence | undefined {
  const name = Object.hasOwn(names, item) ? names[item] : undefined;
  return name && { zh: name.zh, en: name.en || name.zh };
}
