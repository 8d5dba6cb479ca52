import { isObject, toPointer } from "#core/pointers.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { policiesToAgree } from "#forms/policies.ts";
import { shownPointers } from "#forms/shown.ts";
import type { Text } from "#schemas/generated/types.ts";
import type { DraftContent, Entrant, Place } from "./content.ts";
import type { LoadedForm } from "./loadForm.ts";

/** The title of a part of a sign-up: the form's, or the key of a text. */
export type PartTitle = Text | undefined | "entrantsTitle" | "policiesShort" | "reviewShort";

/** What decides which parts a sign-up has. */
export type Progress = Pick<DraftContent, "place" | "entrants">;

/** Returns how many people a form lets sign up together for an item. */
export function mostEntrants({ entrants }: CompiledForm, item: string): number {
  return entrants.byItem[item] ?? entrants.max;
}

/**
 * Returns whether the sign-up has a list of its entrants: if there can be several, or an older
 * draft has more than may be.
 */
export function hasEntrantList(entrants: readonly unknown[], form: CompiledForm, item: string): boolean {
  return mostEntrants(form, item) > 1 || entrants.length > 1;
}

/** A form, and what decides which of its questions are asked. */
export type AskingForm = Pick<LoadedForm, "form" | "isValid">;

/**
 * Lists the steps in which something is asked of an entrant with these answers: conditions may hide
 * all questions of one.
 */
export function listSteps({ form, isValid }: AskingForm, answers: Answers): CompiledForm["steps"] {
  const { properties } = form.schema;
  const isCalculated = (name: string) => form.calculated.some(({ field }) => field === name);
  const isAlwaysAsked = (name: string) =>
    isObject(properties) && Object.hasOwn(properties, name) && !isCalculated(name);
  if (form.steps.every(({ fields }) => fields.some(isAlwaysAsked))) return form.steps;
  const pointers = shownPointers(form, answers, isValid);
  const isAsked = (name: string) => pointers.has(toPointer([name])) && !isCalculated(name);
  return form.steps.filter(({ fields }) => fields.some(isAsked));
}

/** Returns the place itself, or the nearest step in which something is asked. */
export function findAskedPlace(loaded: AskingForm, { place, entrants }: Progress): Place {
  if (place.at !== "step") return place;
  const { steps } = loaded.form;
  const askedSteps = listSteps(loaded, readAnswers(entrants, place.entrant));
  const index = steps.findIndex(({ id }) => id === place.step);
  const nearest = askedSteps.find((step) => steps.indexOf(step) >= index) ?? askedSteps.at(-1);
  return nearest === undefined || nearest.id === place.step ? place : { ...place, step: nearest.id };
}

/**
 * Lists the parts of a sign-up from its first step to the review, and the index of the one that the
 * runner sees.
 */
export function listParts(
  loaded: AskingForm,
  item: string,
  { place, entrants }: Progress,
): { parts: { title: PartTitle; place: Place }[]; current: number } {
  const { form } = loaded;
  const entrant = place.at === "step" ? place.entrant : (entrants[0]?.id ?? "");
  const askedSteps = listSteps(loaded, readAnswers(entrants, entrant));
  // The step that the runner sees stays, also if another language has just hidden its questions.
  const steps = form.steps.filter(
    (step) => askedSteps.includes(step) || (place.at === "step" && step.id === place.step),
  );
  const parts: { title: PartTitle; place: Place }[] = steps.map(({ id, title }) => ({
    title,
    place: { at: "step", entrant, step: id },
  }));
  if (hasEntrantList(entrants, form, item)) parts.push({ title: "entrantsTitle", place: { at: "entrants" } });
  if (policiesToAgree(form, item).length > 0) parts.push({ title: "policiesShort", place: { at: "policies" } });
  parts.push({ title: "reviewShort", place: { at: "review" } });
  const isHere = (otherPlace: Place) =>
    otherPlace.at === place.at && (otherPlace.at !== "step" || otherPlace.step === (place as typeof otherPlace).step);
  return { parts, current: parts.findIndex((part) => isHere(part.place)) };
}

/**
 * Returns the next place: the next step, after the last one the list of entrants if there is one,
 * the policies, the review.
 */
export function placeAfter({ place, entrants }: Progress, loaded: AskingForm, item: string): Place {
  const { form } = loaded;
  if (place.at === "step") {
    const index = form.steps.findIndex(({ id }) => id === place.step);
    const next = listSteps(loaded, readAnswers(entrants, place.entrant)).find(
      (step) => form.steps.indexOf(step) > index,
    );
    if (next) return { ...place, step: next.id };
    return hasEntrantList(entrants, form, item) ? { at: "entrants" } : afterEntrants(form, item);
  }
  return place.at === "entrants" ? afterEntrants(form, item) : { at: "review" };
}

function afterEntrants(form: CompiledForm, item: string): Place {
  return policiesToAgree(form, item).length > 0 ? { at: "policies" } : { at: "review" };
}

/** Returns the previous place; undefined for the first. */
export function placeBefore({ place, entrants }: Progress, loaded: AskingForm, item: string): Place | undefined {
  const { form } = loaded;
  const lastStep = (entrant: Entrant | undefined): Place | undefined => {
    const step = entrant && listSteps(loaded, entrant.answers).at(-1);
    return entrant && step && { at: "step", entrant: entrant.id, step: step.id };
  };
  const beforePolicies = () =>
    hasEntrantList(entrants, form, item) ? ({ at: "entrants" } as const) : lastStep(entrants[0]);
  if (place.at === "review") return policiesToAgree(form, item).length > 0 ? { at: "policies" } : beforePolicies();
  if (place.at === "policies") return beforePolicies();
  if (place.at === "entrants") return lastStep(entrants.at(-1));
  const index = form.steps.findIndex(({ id }) => id === place.step);
  const askedSteps = listSteps(loaded, readAnswers(entrants, place.entrant));
  const before = askedSteps.findLast((step) => form.steps.indexOf(step) < index);
  if (before) return { ...place, step: before.id };
  return entrants.findIndex(({ id }) => id === place.entrant) > 0 ? { at: "entrants" } : undefined;
}

function readAnswers(entrants: readonly Entrant[], id: string): Answers {
  return entrants.find((entrant) => entrant.id === id)?.answers ?? {};
}
