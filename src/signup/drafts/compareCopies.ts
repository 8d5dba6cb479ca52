import type { Draft } from "#contract/drafts.ts";
import { type DraftVersion, includesVersion, isSameVersion } from "#core/draftVersion.ts";
import type { LocalDraft } from "./localDraft.ts";

/** A draft with other answers than this tab's, which neither includes nor is included. */
export interface OtherDraft {
  savedAt: number;
  /**
   * The browser and system that saved it, on another device; empty for another tab of this browser.
   */
  device: string;
  /** What it has; null if it was submitted or discarded. */
  content: string | null;
  revision: number;
  version: DraftVersion | undefined;
  /** Whether only this browser has it. */
  isUnsent: boolean;
}

/** The draft that a runner continues with, and the others that they are asked about. */
export interface Comparison {
  current: (Omit<LocalDraft, "version"> & { version: DraftVersion | undefined }) | undefined;
  others: OtherDraft[];
}

/**
 * Compares the copies in this browser with the server's draft: null if it has none, undefined if it
 * could not be reached.
 */
export function compareCopies(here: LocalDraft[], there: Draft | null | undefined): Comparison {
  const latest = here.filter((localDraft) => !here.some((other) => replaces(other, localDraft, here)));
  const isUnsent = (localDraft: LocalDraft) =>
    localDraft.isDirty && !(there && includesVersion(there.version, localDraft.version));
  const [ownDraft, ...rest] = latest.filter(isUnsent).sort((localDraft, other) => other.savedAt - localDraft.savedAt);
  if (!ownDraft) {
    const [newest] = latest.sort((localDraft, otherDraft) => otherDraft.revision - localDraft.revision);
    const current = there ? { ...there, version: there.version ?? undefined, isDirty: false } : undefined;
    return { current: there === undefined ? newest : current, others: [] };
  }
  const otherDrafts: OtherDraft[] = rest.map((localDraft) => ({ ...localDraft, device: "", isUnsent: true }));
  if (!there) return { current: ownDraft, others: otherDrafts };
  if (isBehind(there, ownDraft))
    return { current: { ...ownDraft, revision: Math.max(ownDraft.revision, there.revision) }, others: otherDrafts };
  return { current: ownDraft, others: [describeOther(there), ...otherDrafts] };
}

/** Returns whether the server's draft is one that this content was made from. */
export function isBehind(
  there: { revision: number; version?: DraftVersion | null | undefined },
  { revision, version }: { revision: number; version: DraftVersion | undefined },
): boolean {
  return there.revision <= revision || includesVersion(version, there.version);
}

/** Returns the server's draft as one that is not this tab's. */
export function describeOther({ savedAt, device, isSameLogin, content, revision, version }: Draft): OtherDraft {
  return {
    savedAt,
    device: isSameLogin ? "" : device,
    content,
    revision,
    version: version ?? undefined,
    isUnsent: false,
  };
}

// Of two copies of one version, the one that knows more of the server counts.
function replaces(other: LocalDraft, localDraft: LocalDraft, all: LocalDraft[]): boolean {
  if (other === localDraft || !includesVersion(other.version, localDraft.version)) return false;
  if (!isSameVersion(other.version, localDraft.version)) return true;
  if (other.isDirty !== localDraft.isDirty) return localDraft.isDirty;
  return all.indexOf(other) < all.indexOf(localDraft);
}
