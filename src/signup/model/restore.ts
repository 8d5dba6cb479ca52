import type { LeftAnswer } from "#forms/answers/upgradeAnswers.ts";
import type { StoredDraft } from "../drafts/draftStorage.ts";
import { beginContent, type DraftContent, getEdition } from "./content.ts";
import type { LoadedForm } from "./loadForm.ts";

/**
 * What a sign-up begins with. `savedAt` (epoch ms) is when its draft was saved; `left` has the
 * answers that the form no longer asks for.
 */
export interface Restored {
  content: DraftContent;
  savedAt?: number;
  left: LeftAnswer[];
  /** Whether the form has changed since. */
  isNewForm: boolean;
}

/**
 * Returns the content of a draft, upgraded to the form's current edition; a new one if there is no
 * draft or it cannot be read.
 */
export async function restoreContent({ form, hash }: LoadedForm, draft: StoredDraft | undefined): Promise<Restored> {
  const content = draft && readContent(draft.content);
  if (!content || !draft) return { content: beginContent(form, hash), left: [], isNewForm: false };
  const { savedAt } = draft;
  if (content.form.id === form.id && content.form.hash === hash)
    return { content: withPlace({ ...content, ...getEdition(form, hash) }, form), savedAt, left: [], isNewForm: false };
  // Few forms change while somebody fills them in.
  const { upgradeContent } = await import("./upgradeContent.ts");
  const upgraded = upgradeContent({ form, hash }, content);
  return { content: withPlace(upgraded.content, form), savedAt, left: upgraded.left, isNewForm: true };
}

// Reads a stored draft, which may be of any age.
function readContent(text: string): DraftContent | undefined {
  try {
    const content = JSON.parse(text) as Partial<DraftContent> | null;
    const isWhole =
      content?.form && Array.isArray(content.entrants) && content.entrants.length > 0 && content.place && content.key;
    return isWhole ? ({ agreed: {}, ...content } as DraftContent) : undefined;
  } catch {
    return undefined;
  }
}

// A step that the form no longer has leads to its first one.
function withPlace(content: DraftContent, form: LoadedForm["form"]): DraftContent {
  const { place, entrants } = content;
  if (place.at !== "step") return content;
  const hasStep = form.steps.some(({ id }) => id === place.step);
  const hasEntrant = entrants.some(({ id }) => id === place.entrant);
  if (hasStep && hasEntrant) return content;
  return { ...content, place: { at: "step", entrant: entrants[0]?.id ?? "", step: form.steps[0]?.id ?? "" } };
}
