import type { Draft, DraftHead, DraftToSave } from "#contract/drafts.ts";
import { type Comparison, compareCopies } from "./compareCopies.ts";
import { type DraftState, emptyDraft, newWriter } from "./draftState.ts";
import type { LocalDrafts } from "./localDrafts.ts";

/** The places in which one draft is stored: this browser and the server. */
export interface DraftStorage {
  /** Undefined if the browser stores none. */
  local: LocalDrafts | undefined;
  /** The name in this browser: account, site, use and item. */
  name: string;
  fetch(): Promise<Draft | null>;
  /** Saves it; `isLast` if the page may be gone before the response. */
  save(draft: DraftToSave, isLast: boolean): Promise<DraftHead>;
  remove(): Promise<unknown>;
  now(): number;
}

/** A stored draft; `savedAt` in epoch ms. */
export interface StoredDraft {
  content: string;
  savedAt: number;
}

/**
 * Finds the newest draft of all copies, and those that neither include it nor are included.
 * `isGone` if it was submitted or discarded elsewhere.
 */
export async function findDraft({
  local,
  name,
  fetch,
}: Pick<DraftStorage, "local" | "name" | "fetch">): Promise<Comparison & { isGone: boolean }> {
  const [here = [], there] = await Promise.all([
    local?.read(name).catch(() => undefined),
    fetch().catch(() => undefined),
  ]);
  const comparison = compareCopies(here, there);
  return { ...comparison, isGone: there === null && here.length > 0 && !comparison.current };
}

/**
 * Opens a draft in this tab: what is stored, if anything is, and the state to begin with. Removes
 * copies of a draft that is gone.
 */
export async function openDraft(storage: DraftStorage): Promise<{ stored?: StoredDraft; draft: DraftState }> {
  const { current, others, isGone } = await findDraft(storage);
  if (isGone) await storage.local?.remove(storage.name).catch(() => undefined);
  const draft = emptyDraft(newWriter());
  if (!current) return { draft };
  const { content, savedAt, version, revision, isDirty } = current;
  return { stored: { content, savedAt }, draft: { ...draft, version, revision, isDirty, others } };
}

/** Returns a storage that keeps nothing, for answers that are not the account's own. */
export function createUnsaved(storage: DraftStorage): DraftStorage {
  const { now } = storage;
  const save = async ({ version, revision }: DraftToSave): Promise<DraftHead> => ({
    version,
    revision: revision + 1,
    savedAt: now(),
    device: "",
    isSameLogin: true,
  });
  return { ...storage, save, local: undefined, fetch: async () => null, remove: async () => null };
}
