import type { Text } from "#schemas/generated/types.ts";
import type { LoadedForm } from "./form/loadForm.ts";
import { beginSignUp, fieldVersionsOf, type SignUpState } from "./signUpState.ts";

/** An answer of an earlier edition of the form that this one has no place for. */
export interface LeftAnswer {
  label: Text | undefined;
  value: unknown;
}

/** What a sign-up goes on with. `savedAt` (epoch ms) is when its draft was kept; `left` what the form no longer asks for. */
export interface Restored {
  state: SignUpState;
  savedAt?: number;
  left: LeftAnswer[];
  /** Whether the form has changed since. */
  isNewForm: boolean;
}

/** The sign-up as its draft has it, brought to the form's present edition; a new one where there is no draft or it cannot be read. */
export async function restoreState(
  { form, hash }: LoadedForm,
  draft: { content: string; savedAt: number } | undefined,
): Promise<Restored> {
  const state = draft && readState(draft.content);
  if (!state || !draft) return { state: beginSignUp(form, hash), left: [], isNewForm: false };
  const { savedAt } = draft;
  if (state.form.id === form.id && state.form.hash === hash)
    return { state: withPlace(state, form), savedAt, left: [], isNewForm: false };
  // Few forms change while somebody fills them in.
  const { upgradeAnswers } = await import("#forms/upgradeAnswers.ts");
  const left: LeftAnswer[] = [];
  const { fieldVersions = {} } = state;
  const entrants = state.entrants.map((entrant) => {
    const upgraded = upgradeAnswers(form, entrant.answers, state.form.version, fieldVersions);
    left.push(...upgraded.left.map(({ label, value }) => ({ label, value })));
    // What was hidden may have another name, too; what is deeper inside goes by the place that it had.
    const isTop = (pointer: string) => pointer.lastIndexOf("/") === 0;
    const hidden = Object.entries(entrant.aside);
    const top = Object.fromEntries(
      hidden.flatMap(([pointer, value]) => (isTop(pointer) ? [[pointer.slice(1), value]] : [])),
    );
    const renamed = Object.entries(upgradeAnswers(form, top, state.form.version, fieldVersions).answers);
    const aside = Object.fromEntries([
      ...hidden.filter(([pointer]) => !isTop(pointer)),
      ...renamed.map(([name, value]) => [`/${name}`, value]),
    ]);
    return { ...entrant, answers: upgraded.answers, aside };
  });
  const now = { form: { id: form.id, version: form.version, hash }, fieldVersions: fieldVersionsOf(form) };
  const renewed = { ...state, ...now, entrants, key: crypto.randomUUID() };
  return { state: withPlace(renewed, form), savedAt, left, isNewForm: true };
}

// What a browser or server kept may be of any age.
function readState(content: string): SignUpState | undefined {
  try {
    const state = JSON.parse(content) as Partial<SignUpState> | null;
    const isWhole =
      state?.form && Array.isArray(state.entrants) && state.entrants.length > 0 && state.place && state.key;
    return isWhole ? ({ agreed: {}, ...state } as SignUpState) : undefined;
  } catch {
    return undefined;
  }
}

// A step that the form no longer has leads to its first one.
function withPlace(state: SignUpState, form: LoadedForm["form"]): SignUpState {
  const { place, entrants } = state;
  if (place.at !== "step") return state;
  const hasStep = form.steps.some(({ id }) => id === place.step);
  const hasEntrant = entrants.some(({ id }) => id === place.entrant);
  if (hasStep && hasEntrant) return state;
  return { ...state, place: { at: "step", entrant: entrants[0]?.id ?? "", step: form.steps[0]?.id ?? "" } };
}
