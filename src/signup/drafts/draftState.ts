import type { DraftHead } from "#contract/drafts.ts";
import { type DraftVersion, includesVersion, isSameVersion, nextVersion } from "#core/draftVersion.ts";
import { isBehind, type OtherDraft } from "./compareCopies.ts";

/**
 * How safe the answers are: on the server, only on this device, on the way, or on this device
 * beside other answers elsewhere.
 */
export type Saving = "idle" | "saving" | "saved" | "here-only" | "conflict";

/** What one tab knows of the draft that it edits. */
export interface DraftState {
  /** This tab, as versions name it. */
  writer: string;
  /** The version of the content; undefined if there is nothing to save. */
  version: DraftVersion | undefined;
  /** The revision of the server's draft that the content was made from; 0 for none. */
  revision: number;
  /** Whether the server may lack this version. */
  isDirty: boolean;
  saving: Exclude<Saving, "conflict">;
  /** Drafts that neither include this one nor are included; the runner is asked about the first. */
  others: OtherDraft[];
}

/**
 * The course of a save. `head` describes what the server has now: this content, or content that
 * this was made from.
 */
export type SaveEvent =
  | { type: "saveStarted" }
  | { type: "saved"; head: Pick<DraftHead, "revision" | "version"> }
  | { type: "saveFailed" }
  | { type: "conflictFound"; other: OtherDraft };

/**
 * Everything that changes a draft: in addition to saves, the runner edits it, settles a question
 * about another one, or discards it.
 */
export type DraftEvent = SaveEvent | { type: "changed" } | { type: "conflictSettled" } | { type: "discarded" };

/** The model whose draft is saved. */
export interface DraftModel {
  draft(): DraftState;
  /** The current content as it is stored. */
  serialise(): string;
  dispatch(event: SaveEvent): void;
  subscribe(listener: () => void): () => void;
}

/** Returns the state of a tab that has nothing to save. */
export function emptyDraft(writer: string): DraftState {
  return { writer, version: undefined, revision: 0, isDirty: false, saving: "idle", others: [] };
}

/** Returns a name for a tab that no other tab has. */
export function newWriter(): string {
  // A letter first: keys that look like numbers would lose their order.
  return `t${crypto.randomUUID().replaceAll("-", "").slice(0, 15)}`;
}

/** Returns how safe the answers are, with an open question taken into account. */
export function chooseSaving({ others, saving }: DraftState): Saving {
  return others.length > 0 ? "conflict" : saving;
}

/** Returns the draft after an event. */
export function reduceDraft(draft: DraftState, event: DraftEvent): DraftState {
  const { writer, version, isDirty } = draft;
  if (event.type === "changed") return markChanged(draft);
  if (event.type === "discarded") return emptyDraft(writer);
  // A response may arrive after the draft was discarded.
  if (!version) return draft;
  switch (event.type) {
    case "saveStarted":
      return { ...draft, saving: "saving" };
    case "saved": {
      const isBehindServer = isDirty && !isSameVersion(event.head.version, version);
      const revision = Math.max(draft.revision, event.head.revision);
      return { ...draft, revision, isDirty: isBehindServer, saving: isBehindServer ? "saving" : "saved" };
    }
    case "saveFailed":
      return { ...draft, saving: "here-only" };
    case "conflictFound":
      return { ...draft, others: [event.other] };
    case "conflictSettled":
      return settleOther(draft);
  }
}

function markChanged(draft: DraftState): DraftState {
  return { ...draft, version: nextVersion(draft.writer, draft.version), isDirty: true, saving: "saving" };
}

// From now on the content includes the other draft, whichever of the two was chosen.
function settleOther(draft: DraftState): DraftState {
  const [nextDraft, ...rest] = draft.others;
  if (!nextDraft) return draft;
  const revision = nextDraft.content === null ? 0 : Math.max(draft.revision, nextDraft.revision);
  const version = nextVersion(draft.writer, draft.version, nextDraft.version);
  const isIncluded = (otherDraft: OtherDraft) =>
    otherDraft.isUnsent ? includesVersion(version, otherDraft.version) : isBehind(otherDraft, { revision, version });
  return {
    ...draft,
    version,
    revision,
    isDirty: true,
    saving: "saving",
    others: rest.filter((otherDraft) => !isIncluded(otherDraft)),
  };
}
