import { valueAt } from "#core/pointers.ts";
import { holds } from "../conditions.ts";
import { fieldAt } from "../fieldAt.ts";
import type { AnswerContext, Answers, CompiledForm } from "../form.ts";
import type { FoundProblem } from "../foundProblem.ts";
import { quoted } from "../spoken.ts";
import { isFor } from "./age.ts";
import { rules } from "./table.ts";

/** The rules of a form that its answers break; a rule whose answer is not given, or that is for others, keeps quiet. */
export function brokenRules(form: CompiledForm, answers: Answers, context: AnswerContext): FoundProblem[] {
  const nameOf = (pointer: string | undefined) => quoted(fieldAt(form, pointer ?? "")?.field.label);
  return form.rules.flatMap((rule) => {
    const answer = valueAt(answers, rule.field);
    if (answer === undefined || !isFor(form, rule, context.item) || !holds(rule.when, answers)) return [];
    const other = rule.other === undefined ? undefined : valueAt(answers, rule.other);
    const message = rules[rule.rule]({ form, rule, answers, context, answer, other, nameOf });
    return message ? [{ pointer: rule.field, code: rule.rule, message, own: rule.message }] : [];
  });
}
