import type { DraftState } from "../drafts/draftState.ts";
import { emptyDraft } from "../drafts/draftState.ts";
import type { Lazy } from "../lazy.ts";
import { type Checker, startChecking } from "./checking.ts";
import type { DraftContent } from "./content.ts";
import { createEntrantForm, type EntrantForm } from "./entrantForm.ts";
import type { LoadedForm } from "./loadForm.ts";
import { openContent, type RaceContext, reduce } from "./reduce.ts";
import { createStore, type SignUpStore } from "./store.ts";

interface ModelOptions {
  loaded: LoadedForm;
  checker: Lazy<Checker>;
  /** What is known of the race now. */
  context(): RaceContext;
  content: DraftContent;
  /** Left out if nothing is saved. */
  draft?: DraftState;
}

/** A sign-up in memory: answers go in as events, and come out as state. */
export interface Model {
  store: SignUpStore;
  /** The form of an entrant; the same until the content is replaced. */
  getForm(entrant: string): EntrantForm;
}

/** Creates the model of a sign-up and checks its answers from now on. */
export function createModel({ loaded, checker, context, content, draft = emptyDraft("") }: ModelOptions): Model {
  const { form, isValid } = loaded;
  const rules = { form, isValid, context };
  const start = { content: openContent(content, rules), checks: {}, draft, uploads: 0 };
  const store = createStore((state, event) => reduce(state, event, rules), start);
  startChecking(store, rules, checker);
  const forms = new Map<string, EntrantForm>();
  store.subscribe(({ event }) => {
    if ("content" in event && event.content) forms.clear();
  });
  return {
    store,
    getForm(entrant) {
      const form = forms.get(entrant) ?? createEntrantForm(store, loaded, entrant);
      forms.set(entrant, form);
      return form;
    },
  };
}
