import { isObject, toPointer, valueAt } from "#core/pointers.ts";
import { ageOn } from "#forms/values/identity.ts";
import type { FormCalculation } from "#schemas/generated/types.ts";
import { isEqual } from "../conditions.ts";
import type { AnswerContext, Answers, CompiledForm } from "../form.ts";
import { settledParameter } from "../parameters.ts";
import { birthdayIn, readDay } from "../rules/rule.ts";

/**
 * Returns the answers with the calculated ones, without those that cannot be calculated. Returns
 * the same object if nothing changed.
 */
export function calculateAnswers(form: CompiledForm, answers: Answers, context: AnswerContext): Answers {
  return form.calculated.reduce((before, calculation) => {
    const value = calculated(form, calculation, before, context);
    if (isEqual(value, getAnswer(before, calculation.field))) return before;
    const otherEntries = Object.entries(before).filter(([name]) => name !== calculation.field);
    return Object.fromEntries(value === undefined ? otherEntries : [...otherEntries, [calculation.field, value]]);
  }, answers);
}

/**
 * Returns the JSON Pointers of the calculated properties whose answers are not what is calculated.
 */
export function wrongCalculations(form: CompiledForm, answers: Answers, context: AnswerContext): string[] {
  const right = calculateAnswers(form, answers, context);
  return form.calculated
    .filter(({ field }) => !isEqual(getAnswer(right, field), getAnswer(answers, field)))
    .map(({ field }) => toPointer([field]));
}

function getAnswer(answers: Answers, name: string): unknown {
  return isObject(answers) && Object.hasOwn(answers, name) ? answers[name] : undefined;
}

function calculated(
  form: CompiledForm,
  calculation: FormCalculation,
  answers: Answers,
  context: AnswerContext,
): unknown {
  const { visitor } = context;
  switch (calculation.calculate) {
    case "team-role":
      return context.teamRole;
    case "language":
      return context.language;
    case "logged-in":
      return visitor && visitor !== "unknown";
    case "entered":
      return visitor && visitor === "entered";
    case "query-parameter":
      return settledParameter(form, calculation, getAnswer(answers, calculation.field), context.parameters);
    default:
      return ageOrBand(calculation, answers, context);
  }
}

function ageOrBand({ calculate, from, on, bands }: FormCalculation, answers: Answers, context: AnswerContext): unknown {
  const birthday = birthdayIn(valueAt(answers, from ?? ""));
  if (!birthday) return undefined;
  const years = ageOn(birthday, readDay(on, context));
  if (years < 0) return undefined;
  if (calculate === "age") return years;
  return bands?.find(({ max }) => max === undefined || years <= max)?.id;
}
