import type { DraftVersion } from "#core/draftVersion.ts";

/** A store that writes texts synchronously, such as localStorage. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * A copy of a draft that a tab of this browser wrote. `revision` is the server's that it was made
 * from; `isDirty` whether the server may lack it.
 */
export interface LocalDraft {
  content: string;
  revision: number;
  isDirty: boolean;
  /** Epoch ms. */
  savedAt: number;
  version: DraftVersion;
}
