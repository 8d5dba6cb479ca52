import type { CompiledForm, FormPolicy } from "./form.ts";

/**
 * Returns the policies that a runner agrees to at the end of the sign-up for an item; those of a
 * field are agreed to there.
 */
export function policiesToAgree(
  { policies, fields }: Pick<CompiledForm, "policies" | "fields">,
  item: string,
): FormPolicy[] {
  const askedPolicies = new Set(Object.values(fields).map((field) => field?.options.policy));
  return policies.filter(({ id, items }) => !askedPolicies.has(id) && (!items || items.includes(item)));
}
