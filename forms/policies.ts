import type { CompiledForm, FormPolicy } from "./form.ts";

/** The policies that whoever signs up for an item agrees to at the end; those that a field of the form asks for are agreed to there. */
export function policiesToAgree(
  { policies, fields }: Pick<CompiledForm, "policies" | "fields">,
  item: string,
): FormPolicy[] {
  const asked = new Set(Object.values(fields).map((field) => field?.options.policy));
  return policies.filter(({ id, items }) => !asked.has(id) && (!items || items.includes(item)));
}
