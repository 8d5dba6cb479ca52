import { valueAt } from "#core/pointers.ts";
import { ageOn } from "#forms/values/identity.ts";
import { getLogic } from "../fields/fieldAt.ts";
import type { AnswerContext, Answers, CompiledForm } from "../form.ts";
import type { FoundProblem } from "../foundProblem.ts";
import { ageText, isAllowed } from "../rules/age.ts";
import { birthdayIn, readDay } from "../rules/rule.ts";

const names = ["birthday", "birthDate", "dateOfBirth"];

/**
 * Returns a problem if the race does not allow the entrant's age on race day for the item; none if
 * the form has no birthday.
 */
export function wrongItemAge(form: CompiledForm, answers: Answers, context: AnswerContext): FoundProblem[] {
  const limits = context.ages?.[context.item];
  if (!limits) return [];
  for (const field of birthdayPlaces(form)) {
    const birthday = birthdayIn(valueAt(answers, field));
    if (!birthday) continue;
    const day = readDay("race-day", context);
    if (isAllowed(ageOn(birthday, day), limits)) return [];
    return [{ pointer: field, code: "age", text: ageText({ form, answers, context, birthday, day, limits, field }) }];
  }
  return [];
}

// The pointers at which the entrant's birthday can be, the most certain first: the source of a
// calculated age, the document, a field of that name.
function birthdayPlaces(form: CompiledForm): string[] {
  const top = Object.entries(form.fields).filter(([pointer]) => pointer.lastIndexOf("/") === 0);
  return [
    ...form.calculated.flatMap(({ from }) => from ?? []),
    ...top.filter(([, field]) => getLogic(field)?.means === "document").map(([pointer]) => `${pointer}/birthday`),
    ...top.map(([pointer]) => pointer).filter((pointer) => names.includes(pointer.slice(1))),
    ...form.rules.filter(({ rule, field }) => rule === "age" && field.lastIndexOf("/") === 0).map(({ field }) => field),
  ];
}
