import { messages } from "#locales/generated/forms/answers.ts";
import { getText } from "#locales/getText.ts";
import { holds } from "../conditions.ts";
import { answeredFields } from "../fields/fieldAt.ts";
import type { Answers, CompiledForm } from "../form.ts";
import type { ChargedFee } from "./prices.ts";

/**
 * Returns what one entrant pays in addition to the item's fee, in whole fen: the add-ons whose
 * conditions hold, and the fees of fields that were agreed to.
 */
export function optionFees(form: CompiledForm, answers: Answers): ChargedFee[] {
  const addOns = form.fees.filter(({ when }) => holds(when, answers));
  const charged = answeredFields(form, answers).flatMap(({ field, answer }) => {
    const { feeAgreed } = (answer ?? {}) as { feeAgreed?: unknown };
    const { feeFen } = field.options;
    const isCharged = feeAgreed === true && typeof feeFen === "number" && Number.isSafeInteger(feeFen) && feeFen >= 0;
    return isCharged ? [{ label: field.label ?? getText(messages, "additionalFee"), feeFen }] : [];
  });
  return [...addOns.map(({ label, feeFen }) => ({ label, feeFen })), ...charged];
}

/** Returns the sum of fees in fen. */
export function sumFees(fees: readonly ChargedFee[] = []): number {
  return fees.reduce((sum, { feeFen }) => sum + feeFen, 0);
}
