import { valueAt } from "#core/pointers.ts";
import { holds } from "../conditions.ts";
import { fieldAt } from "../fields/fieldAt.ts";
import type { AnswerContext, Answers, CompiledForm } from "../form.ts";
import type { FoundProblem } from "../foundProblem.ts";
import { quoteLabel } from "../quoted.ts";
import { isFor } from "./age.ts";
import { rules } from "./table.ts";

/**
 * Returns a problem for each rule that the answers break. Rules about an empty answer, for other
 * items, or with an unmet condition are skipped.
 */
export function brokenRules(form: CompiledForm, answers: Answers, context: AnswerContext): FoundProblem[] {
  const getName = (pointer: string | undefined) => quoteLabel(fieldAt(form, pointer ?? "")?.field.label);
  return form.rules.flatMap((rule) => {
    const answer = valueAt(answers, rule.field);
    if (answer === undefined || !isFor(form, rule, context.item) || !holds(rule.when, answers)) return [];
    const other = rule.other === undefined ? undefined : valueAt(answers, rule.other);
    const text = rules[rule.rule]({ form, rule, answers, context, answer, other, getName });
    return text ? [{ pointer: rule.field, code: rule.rule, text, own: rule.message }] : [];
  });
}
