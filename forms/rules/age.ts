import { joinLists, type Sentence } from "#core/text.ts";
import { ageOn } from "#forms/values/identity.ts";
import { messages } from "#locales/generated/forms/problems.ts";
import { getText } from "#locales/getText.ts";
import type { FormRule } from "#schemas/generated/types.ts";
import { holds } from "../conditions.ts";
import { formatDays } from "../days.ts";
import type { AnswerContext, CompiledForm } from "../form.ts";
import { type ProblemText, problemText } from "../problemText.ts";
import { birthdayIn, itemName, type Rule, type RuleCheck, readDay } from "./rule.ts";

/** The ages, in whole years on a day, that are allowed. */
export interface AgeLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * Requires an age on a day: old enough, and not too old. The text names the items that are open at
 * that age.
 */
export const age: Rule = (check) => {
  const birthday = birthdayIn(check.answer);
  if (!birthday) return undefined;
  const day = readDay(check.rule.on, check.context);
  return isAllowed(ageOn(birthday, day), check.rule)
    ? undefined
    : ageText({ ...check, birthday, day, limits: check.rule, field: check.rule.field });
};

/** Returns whether an age is within limits, both of them included. */
export function isAllowed(years: number, { min, max }: AgeLimits): boolean {
  return years >= (min ?? 0) && years <= (max ?? Number.POSITIVE_INFINITY);
}

interface WrongAge extends Pick<RuleCheck, "form" | "answers" | "context"> {
  birthday: string;
  day: string;
  limits: AgeLimits;
  /** JSON Pointer to the birthday. */
  field: string;
}

/**
 * Returns the text for a runner who is too young or too old: the age on the day, the limits, and
 * the items that are open.
 */
export function ageText({ form, answers, context, birthday, day, limits, field }: WrongAge): ProblemText {
  const open = openItems({ form, answers, context, birthday, field });
  const values = {
    day: formatDays(day),
    years: ageOn(birthday, day),
    item: itemName(context.itemNames, context.item) ?? getText(messages, "age.thisItem"),
    limits: formatLimits(limits),
  };
  return open.length === 0 ? problemText("age", values) : problemText("age.open", { ...values, open: joinLists(open) });
}

function formatLimits({ min, max }: AgeLimits): Sentence {
  if (min !== undefined && max !== undefined) return getText(messages, "age.between", { min, max });
  return min === undefined ? getText(messages, "age.upTo", { max: max ?? 0 }) : getText(messages, "age.from", { min });
}

function openItems({ form, answers, context, birthday, field }: Omit<WrongAge, "day" | "limits">): Sentence[] {
  return Object.keys(context.itemNames).flatMap((item) => {
    const name = itemName(context.itemNames, item);
    if (!name || item === context.item) return [];
    const limits = [
      ...form.rules
        .filter(
          (rule) => rule.rule === "age" && rule.field === field && isFor(form, rule, item) && holds(rule.when, answers),
        )
        .map((rule) => ({ limits: rule as AgeLimits, day: readDay(rule.on, context, item) })),
      { limits: context.ages?.[item] ?? {}, day: readDay("race-day", context, item) },
    ];
    return limits.every(({ limits, day }) => isAllowed(ageOn(birthday, day), limits)) ? [name] : [];
  });
}

/**
 * Returns whether a rule of a form is for an item; for an item of another form, only if the rule
 * names it.
 */
export function isFor(form: CompiledForm, rule: Pick<FormRule, "items">, item: AnswerContext["item"]): boolean {
  return (rule.items ?? form.items)?.includes(item) ?? true;
}
