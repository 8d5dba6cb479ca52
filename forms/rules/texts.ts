import { valueAt } from "#core/pointers.ts";
import { problemText } from "../problemText.ts";
import { blankText, hasText } from "../requiredText.ts";
import { isSame } from "./compared.ts";
import type { Rule } from "./rule.ts";

/** Requires more than spaces and double quotes. */
export const requiredText: Rule = ({ answer }) =>
  typeof answer === "string" && !hasText(answer) ? blankText.text : undefined;

/** Requires a whole number above zero, written without a leading zero. */
export const positiveInteger: Rule = ({ rule, answer, getName }) => {
  const isOne =
    typeof answer === "number"
      ? Number.isSafeInteger(answer) && answer > 0
      : typeof answer === "string" && /^[1-9]\d*$/.test(answer.normalize("NFKC"));
  if (isOne) return undefined;
  return problemText("rule.positiveInteger", { name: getName(rule.field) });
};

/** Requires another answer than those of other entrants of the same sign-up. */
export const uniqueInGroup: Rule = ({ rule, answer, context, getName }) => {
  const otherIndex = context.entrants.findIndex(
    (entrant, place) => place !== context.index && isSame(rule.as ?? "text", answer, valueAt(entrant, rule.field)),
  );
  if (otherIndex < 0) return undefined;
  return problemText("rule.uniqueInGroup", { number: otherIndex + 1, name: getName(rule.field) });
};
