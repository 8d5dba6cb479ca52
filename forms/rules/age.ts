import type { Sentence } from "#core/text.ts";
import { ageOn } from "#forms/values/identity.ts";
import type { FormRule } from "#schemas/generated/types.ts";
import { holds } from "../conditions.ts";
import type { AnswerContext, CompiledForm } from "../form.ts";
import { birthdayIn, dayInWords, dayOf, itemName, type Rule, type RuleCheck } from "./rule.ts";

/** The ages, in whole years on a day, that are allowed. */
export interface AgeLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/** Old enough, and not too old, on a day; the sentence says which items are open at that age. */
export const age: Rule = (check) => {
  const birthday = birthdayIn(check.answer);
  if (!birthday) return undefined;
  const day = dayOf(check.rule.on, check.context);
  return isAllowed(ageOn(birthday, day), check.rule)
    ? undefined
    : ageSentence({ ...check, birthday, day, limits: check.rule, field: check.rule.field });
};

/** Whether an age is within limits, both of them included. */
export function isAllowed(years: number, { min, max }: AgeLimits): boolean {
  return years >= (min ?? 0) && years <= (max ?? Number.POSITIVE_INFINITY);
}

interface WrongAge extends Pick<RuleCheck, "form" | "answers" | "context"> {
  birthday: string;
  day: string;
  limits: AgeLimits;
  /** Where the birthday stands. */
  field: string;
}

/** What to say to somebody who is too young or too old: the age on the day, the limits, and the items that are open. */
export function ageSentence({ form, answers, context, birthday, day, limits, field }: WrongAge): Sentence {
  const years = ageOn(birthday, day);
  const on = dayInWords(day);
  const wanted = limitsInWords(limits);
  const item = itemName(context.itemNames, context.item);
  const open = openItems({ form, answers, context, birthday, field });
  return {
    zh: `${on.zh}当天为 ${years} 周岁，${item?.zh ?? "本项目"}要求${wanted.zh}。${named(
      open.map(({ zh }) => zh),
      "、",
      "可以报名：",
      "。",
    )}`,
    en: `On ${on.en} the age is ${years}; ${item?.en ?? "this"} is for ${wanted.en}.${named(
      open.map(({ en }) => en),
      ", ",
      " Open at that age: ",
      ".",
    )}`,
  };
}

function named(names: string[], between: string, before: string, after: string): string {
  return names.length === 0 ? "" : `${before}${names.join(between)}${after}`;
}

function limitsInWords({ min, max }: AgeLimits): Sentence {
  if (min !== undefined && max !== undefined) return { zh: `年满 ${min} 至 ${max} 周岁`, en: `ages ${min} to ${max}` };
  return min === undefined
    ? { zh: `不超过 ${max} 周岁`, en: `ages up to ${max}` }
    : { zh: `年满 ${min} 周岁`, en: `ages ${min} and over` };
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
        .map((rule) => ({ limits: rule as AgeLimits, day: dayOf(rule.on, context, item) })),
      { limits: context.ages?.[item] ?? {}, day: dayOf("race-day", context, item) },
    ];
    return limits.every(({ limits, day }) => isAllowed(ageOn(birthday, day), limits)) ? [name] : [];
  });
}

/** Whether a rule of a form holds for an item; those of an item that the form is not for, only where they name it. */
export function isFor(form: CompiledForm, rule: Pick<FormRule, "items">, item: AnswerContext["item"]): boolean {
  return (rule.items ?? form.items)?.includes(item) ?? true;
}
