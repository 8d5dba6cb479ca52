import { isObject, toPointer } from "#core/pointers.ts";
import type { Answers, CheckShape, CompiledForm } from "../form.ts";
import { replaced } from "../replaced.ts";
import { optionFees } from "./fees.ts";
import type { ChargedFee } from "./prices.ts";

/**
 * Returns what a captain is charged for the team: the fees that somebody with the same answers does
 * not pay as a member. The answers are settled; those to questions that only a captain is asked do
 * not count.
 */
export function teamFees(form: CompiledForm, checkShape: CheckShape, answers: Answers): ChargedFee[] {
  const role = form.calculated.find(({ calculate }) => calculate === "team-role");
  if (!role) return [];
  const asMember = withoutUnasked(checkShape, { ...answers, [role.field]: "member" });
  const ofMember = optionFees(form, asMember);
  return optionFees(form, answers).filter((fee) => {
    const same = ofMember.findIndex((other) => other.feeFen === fee.feeFen && other.label.zh === fee.label.zh);
    if (same >= 0) ofMember.splice(same, 1);
    return same < 0;
  });
}

// An answer can be what another question depends on; a chain of conditions is no longer than
// twenty.
function withoutUnasked(checkShape: CheckShape, answers: Answers): Answers {
  let remaining = answers;
  for (let round = 0; round < 20; round++) {
    const unasked = checkShape(remaining).flatMap(({ keyword, instancePath, params }) => {
      const name = keyword === "unevaluatedProperties" && isObject(params) ? params.unevaluatedProperty : undefined;
      return typeof name === "string" ? [instancePath + toPointer([name])] : [];
    });
    if (unasked.length === 0) return remaining;
    remaining = unasked.reduce((before, pointer) => replaced(before, pointer, undefined), remaining);
  }
  return remaining;
}
