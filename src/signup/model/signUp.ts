import type { CompiledForm, SignUpUse } from "#forms/form.ts";
import type { UnpricedSignUp } from "#forms/prices/signUpPrice.ts";
import { type Autosave, createAutosave } from "../drafts/autosave.ts";
import type { DraftModel, DraftState } from "../drafts/draftState.ts";
import type { DraftStorage } from "../drafts/draftStorage.ts";
import type { Lazy } from "../lazy.ts";
import type { Checker } from "./checking.ts";
import type { DraftContent } from "./content.ts";
import { createModel, type Model } from "./createModel.ts";
import type { LoadedForm } from "./loadForm.ts";
import type { RaceContext } from "./reduce.ts";
import type { Restored } from "./restore.ts";
import type { SignUpStore } from "./store.ts";
import type { Visit } from "./visit.ts";

/** One sign-up for an item while it is filled in: its model, and what saves it. */
export interface SignUp extends Model {
  use: SignUpUse;
  /** The id of the item. */
  item: string;
  form: CompiledForm;
  loaded: LoadedForm;
  checker: Lazy<Checker>;
  /** What the draft was when it was opened. */
  restored: Restored;
  autosave: Autosave;
  /** The token of the link of the team that it joins. */
  team?: string | undefined;
  /** Who fills it in. */
  visit: Visit;
  /** What is known of the race now. */
  context(): RaceContext;
  /** What its price depends on in addition to the answers. */
  priceFacts(): Pick<UnpricedSignUp, "item" | "prices" | "at">;
}

interface SignUpOptions
  extends Pick<
    SignUp,
    "use" | "item" | "team" | "loaded" | "checker" | "restored" | "context" | "visit" | "priceFacts"
  > {
  storage: DraftStorage;
  draft: DraftState;
}

/** Creates the sign-up that was restored or begins. */
export function createSignUp({ storage, draft, ...options }: SignUpOptions): SignUp {
  const { loaded, checker, context, restored } = options;
  const model = createModel({ loaded, checker, context, content: restored.content, draft });
  const autosave = createAutosave(storage, getDraftModel(model.store));
  return { ...options, ...model, form: loaded.form, autosave };
}

// A content is serialised when it is saved, and once for both copies.
function getDraftModel({ getState, dispatch, subscribe }: SignUpStore): DraftModel {
  let last: { content: DraftContent; text: string } | undefined;
  return {
    draft: () => getState().draft,
    serialise() {
      const { content } = getState();
      if (last?.content !== content) last = { content, text: JSON.stringify(content) };
      return last.text;
    },
    dispatch,
    subscribe,
  };
}
