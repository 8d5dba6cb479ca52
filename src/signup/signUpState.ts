import type { Answers, CompiledForm } from "#forms/form.ts";
import { policiesToAgree } from "#forms/policies.ts";

/** One person of a sign-up. `id` stays while others come and go; `aside` keeps answers that are hidden at the moment, by JSON Pointer. */
export interface Entrant {
  id: string;
  answers: Answers;
  aside: Record<string, unknown>;
}

/** Where the runner is: choosing, in a step of an entrant's form, or past it. */
export type Place =
  | { at: "entrants" }
  | { at: "step"; entrant: string; step: string }
  | { at: "policies" }
  | { at: "review" };

/** Everything that a runner has told in one sign-up for one item: what a draft keeps. */
export interface SignUpState {
  /** The form that the answers were given to. */
  form: { id: string; version: number; hash: string };
  /** The versions of its field types, those beyond the first. */
  fieldVersions?: Record<string, number>;
  entrants: Entrant[];
  /** By the policy's id: the hash of the texts that were agreed to, and when (RFC 3339). */
  agreed: Record<string, { hash: string; agreedAt: string } | undefined>;
  place: Place;
  /** The property that was answered last. */
  field?: string;
  /** The key of the submission: the same however often it is sent, until it is changed after a refusal. */
  key: string;
}

/** The state of a sign-up that begins. */
export function beginSignUp(form: CompiledForm, hash: string): SignUpState {
  const first = newEntrant();
  return {
    form: { id: form.id, version: form.version, hash },
    fieldVersions: fieldVersionsOf(form),
    entrants: [first],
    agreed: {},
    place: { at: "step", entrant: first.id, step: form.steps[0]?.id ?? "" },
    key: crypto.randomUUID(),
  };
}

/** The versions of field types that a form was compiled with, those beyond the first. */
export function fieldVersionsOf({ fields }: CompiledForm): Record<string, number> {
  return Object.fromEntries(
    Object.values(fields).flatMap((field) => (field?.type && field.version ? [[field.type, field.version]] : [])),
  );
}

/** An entrant of whom nothing is known. */
export function newEntrant(answers: Answers = {}): Entrant {
  return { id: crypto.randomUUID().slice(0, 8), answers, aside: {} };
}

/** How many people a form lets sign up together for an item. */
export function mostEntrants({ entrants }: CompiledForm, item: string): number {
  return entrants.byItem[item] ?? entrants.max;
}

/** Whether the sign-up has a part with its entrants: where there can be several, or a draft from earlier holds more than may be. */
export function hasEntrantList({ entrants }: Pick<SignUpState, "entrants">, form: CompiledForm, item: string): boolean {
  return mostEntrants(form, item) > 1 || entrants.length > 1;
}

/** Adds an entrant, who takes over from the first what the form says can be copied, and opens their first step. */
export function addEntrant(state: SignUpState, form: CompiledForm, isCopied: boolean): SignUpState {
  const [first] = state.entrants;
  const copied = isCopied && first ? form.entrants.copy.filter((name) => first.answers[name] !== undefined) : [];
  const added = newEntrant(Object.fromEntries(copied.map((name) => [name, structuredClone(first?.answers[name])])));
  return {
    ...state,
    entrants: [...state.entrants, added],
    place: { at: "step", entrant: added.id, step: form.steps[0]?.id ?? "" },
  };
}

/** Takes an entrant out; the answers of the others stay with them. The last one cannot go. */
export function removeEntrant(state: SignUpState, id: string): SignUpState {
  const entrants = state.entrants.filter((entrant) => entrant.id !== id);
  if (entrants.length === 0) return state;
  const isGone = state.place.at === "step" && state.place.entrant === id;
  return { ...state, entrants, ...(isGone && { place: { at: "entrants" } as const }) };
}

/** Replaces what one entrant has answered. */
export function answerFor(state: SignUpState, id: string, given: Pick<Entrant, "answers" | "aside">): SignUpState {
  return {
    ...state,
    entrants: state.entrants.map((entrant) => (entrant.id === id ? { ...entrant, ...given } : entrant)),
  };
}

/** The place after this one: the next step, after the last one the entrants (where there can be several), the policies, the review. */
export function placeAfter(state: SignUpState, form: CompiledForm, item: string): Place {
  const { place } = state;
  if (place.at === "step") {
    const index = form.steps.findIndex(({ id }) => id === place.step);
    const next = form.steps[index + 1];
    if (next) return { ...place, step: next.id };
    return hasEntrantList(state, form, item) ? { at: "entrants" } : afterEntrants(form, item);
  }
  return place.at === "entrants" ? afterEntrants(form, item) : { at: "review" };
}

function afterEntrants(form: CompiledForm, item: string): Place {
  return policiesToAgree(form, item).length > 0 ? { at: "policies" } : { at: "review" };
}

/** The place before this one; undefined for the first. */
export function placeBefore(state: SignUpState, form: CompiledForm, item: string): Place | undefined {
  const { place, entrants } = state;
  const lastStep = (entrant: Entrant | undefined): Place | undefined => {
    const step = form.steps.at(-1);
    return entrant && step && { at: "step", entrant: entrant.id, step: step.id };
  };
  const beforePolicies = () =>
    hasEntrantList(state, form, item) ? ({ at: "entrants" } as const) : lastStep(entrants[0]);
  if (place.at === "review") return policiesToAgree(form, item).length > 0 ? { at: "policies" } : beforePolicies();
  if (place.at === "policies") return beforePolicies();
  if (place.at === "entrants") return lastStep(entrants.at(-1));
  const index = form.steps.findIndex(({ id }) => id === place.step);
  const before = form.steps[index - 1];
  if (before) return { ...place, step: before.id };
  return entrants.findIndex(({ id }) => id === place.entrant) > 0 ? { at: "entrants" } : undefined;
}

/** Whether a policy has been agreed to in its present wording. */
export function hasAgreed({ agreed }: SignUpState, { id, hash }: { id: string; hash: string }): boolean {
  return agreed[id]?.hash === hash;
}
