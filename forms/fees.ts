import { messages } from "#locales/generated/forms/answers.ts";
import { textOf } from "#locales/textOf.ts";
import type { Text } from "#schemas/generated/types.ts";
import { holds } from "./conditions.ts";
import { answeredFields } from "./fieldAt.ts";
import type { AnswerContext, Answers, CompiledForm } from "./form.ts";

/** What is paid, in whole fen. */
export interface Fee {
  lines: { label: Text; feeFen: number }[];
  totalFen: number;
}

/**
 * Returns what one entrant pays with a form: the item's fee, the add-ons whose conditions hold, and the fees of fields that were agreed
 * to. An application does not include the item's fee: a place is paid for when it is accepted.
 */
export function feeOf(form: CompiledForm, answers: Answers, itemFeeFen: number, context: AnswerContext): Fee {
  const item = context.itemNames[context.item] ?? textOf(messages, "entryFee");
  return summed([
    ...(form.use === "sign-up" ? [{ label: item, feeFen: itemFeeFen }] : []),
    ...optionFees(form, answers),
  ]);
}

/** Returns what one entrant pays in addition to the item's fee: the add-ons whose conditions hold, and the fees of fields that were agreed to. */
export function optionFees(form: CompiledForm, answers: Answers): Fee["lines"] {
  const addOns = form.fees.filter(({ when }) => holds(when, answers));
  const charged = answeredFields(form, answers).flatMap(({ field, answer }) => {
    const { feeAgreed } = (answer ?? {}) as { feeAgreed?: unknown };
    const { feeFen } = field.options;
    const isCharged = feeAgreed === true && typeof feeFen === "number" && Number.isSafeInteger(feeFen) && feeFen >= 0;
    return isCharged ? [{ label: field.label ?? textOf(messages, "additionalFee"), feeFen }] : [];
  });
  return [...addOns.map(({ label, feeFen }) => ({ label, feeFen })), ...charged];
}

/** Returns what all entrants of a sign-up pay together; lines with the same label are added up. */
export function feeOfAll(
  form: CompiledForm,
  entrants: Answers[],
  itemFeeFen: number,
  context: Omit<AnswerContext, "entrants" | "index">,
): Fee {
  const lines = entrants.flatMap(
    (answers, index) => feeOf(form, answers, itemFeeFen, { ...context, entrants, index }).lines,
  );
  const byLabel = new Map<string, Fee["lines"][number]>();
  for (const { label, feeFen } of lines) {
    const key = `${label.zh}\n${label.en ?? ""}`;
    byLabel.set(key, { label, feeFen: (byLabel.get(key)?.feeFen ?? 0) + feeFen });
  }
  return summed([...byLabel.values()]);
}

function summed(lines: Fee["lines"]): Fee {
  return { lines, totalFen: lines.reduce((sum, { feeFen }) => sum + feeFen, 0) };
}
