import { useSyncExternalStore } from "react";
import type { CheckShape } from "#forms/form.ts";
import type { LaterParts } from "../later.ts";
import type { LoadedForm } from "./loadForm.ts";

/** What has come: the parts of the program, and the check of this form's answers. */
export type Come = LaterParts & { checkShape: CheckShape };

/** What is loaded once the runner begins to fill the form in. */
export interface Later {
  /** What has come; undefined before. */
  current(): Come | undefined;
  /** Loads it, once; rejects where it cannot be had, and tries again the next time. */
  load(): Promise<Come>;
  subscribe(listener: () => void): () => void;
}

/** Keeps what is loaded later. */
export function createLater(
  loadParts: () => Promise<LaterParts>,
  { form, loadValidator }: Pick<LoadedForm, "form" | "loadValidator">,
): Later {
  let come: Come | undefined;
  let loading: Promise<Come> | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => come,
    load() {
      loading ??= Promise.all([loadParts(), loadValidator()]).then(
        ([parts, functions]) => {
          come = { ...parts, checkShape: parts.shapeCheck(form, functions) };
          for (const listener of listeners) listener();
          return come;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What has come of what is loaded later; draws anew when it comes. */
export function useCome({ subscribe, current }: Later): Come | undefined {
  return useSyncExternalStore(subscribe, current, current);
}
