import { valueAt } from "#core/pointers.ts";
import { hasText, nothingWritten } from "../words.ts";
import { isSame } from "./compared.ts";
import type { Rule } from "./rule.ts";

/** More than spaces and double quotes. */
export const requiredText: Rule = ({ answer }) =>
  typeof answer === "string" && !hasText(answer) ? nothingWritten.message : undefined;

/** A whole number above zero, written without a leading zero. */
export const positiveInteger: Rule = ({ rule, answer, nameOf }) => {
  const isOne =
    typeof answer === "number"
      ? Number.isSafeInteger(answer) && answer > 0
      : typeof answer === "string" && /^[1-9]\d*$/.test(answer.normalize("NFKC"));
  if (isOne) return undefined;
  const name = nameOf(rule.field);
  return {
    zh: `${name.zh}要填正整数，前面不加 0。`,
    en: `${name.en} has to be a whole number above zero, without a 0 before it.`,
  };
};

/** Not the same as that of another entrant of the same sign-up. */
export const uniqueInGroup: Rule = ({ rule, answer, context, nameOf }) => {
  const other = context.entrants.findIndex(
    (entrant, place) => place !== context.index && isSame(rule.as ?? "text", answer, valueAt(entrant, rule.field)),
  );
  if (other < 0) return undefined;
  const name = nameOf(rule.field);
  return {
    zh: `第 ${other + 1} 位参赛者填了相同的${name.zh}，每人要用自己的。`,
    en: `Entrant ${other + 1} has the same ${name.en}. Each entrant needs their own.`,
  };
};
