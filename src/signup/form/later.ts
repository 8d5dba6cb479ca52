import type { CheckShape } from "#src/forms/form.ts";
import type { LaterParts } from "../later.ts";
import type { LoadedForm } from "./loadForm.ts";

/** What has come: the parts of the program, and the check of this form's answers. */
export type Come = LaterParts & { checkShape: CheckShape };

/** What is loaded once the form is drawn. */
export interface Later {
  /** What has come; undefined before. */
  current(): Come | undefined;
  /** Loads it, once; rejects where it cannot be had, and tries again the next time. */
  load(): Promise<Come>;
}

/** Keeps what is loaded later. */
export function createLater(loadParts: () => Promise<LaterParts>, { loadShape }: Pick<LoadedForm, "loadShape">): Later {
  let come: Come | undefined;
  let loading: Promise<Come> | undefined;
  return {
    current: () => come,
    load() {
      loading ??= Promise.all([loadParts(), loadShape()]).then(
        ([parts, checkShape]) => {
          come = { ...parts, checkShape };
          return come;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
