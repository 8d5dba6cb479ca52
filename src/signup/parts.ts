import type { CompiledForm } from "#forms/form.ts";
import { policiesToAgree } from "#forms/policies.ts";
import type { Text } from "#schemas/generated/types.ts";
import { hasEntrantList, type Place, type SignUpState } from "./signUpState.ts";

/** What a part of a sign-up is called: by the form, or by a text of ours. */
export type PartTitle = Text | undefined | "entrantsShort" | "policiesShort" | "reviewShort";

/** The parts of a sign-up from its first step to the review, and which of them (from 0) the runner is in. */
export function partsOf(
  form: CompiledForm,
  item: string,
  state: SignUpState,
): { parts: { title: PartTitle; place: Place }[]; current: number } {
  const { place } = state;
  const entrant = place.at === "step" ? place.entrant : (state.entrants[0]?.id ?? "");
  const parts: { title: PartTitle; place: Place }[] = form.steps.map(({ id, title }) => ({
    title,
    place: { at: "step", entrant, step: id },
  }));
  if (hasEntrantList(state, form, item)) parts.push({ title: "entrantsShort", place: { at: "entrants" } });
  if (policiesToAgree(form, item).length > 0) parts.push({ title: "policiesShort", place: { at: "policies" } });
  parts.push({ title: "reviewShort", place: { at: "review" } });
  const isHere = (one: Place) => one.at === place.at && (one.at !== "step" || one.step === (place as typeof one).step);
  return { parts, current: parts.findIndex((part) => isHere(part.place)) };
}
