import type { Draft, DraftHead, DraftToSave } from "#contract/drafts.ts";
import { includesVersion, isSameVersion } from "#core/draftVersion.ts";
import { ApiError } from "#src/client/errors.ts";
import { type Autosave, createAutosave } from "./autosave.ts";
import type { OtherDraft } from "./compareCopies.ts";
import { chooseSaving, type DraftEvent, reduceDraft, type Saving } from "./draftState.ts";
import { type DraftStorage, openDraft, type StoredDraft } from "./draftStorage.ts";
import type { LocalDrafts } from "./localDrafts.ts";

/**
 * What becomes of a save: accepted, lost on the way there, lost on the way back, or delayed until
 * it is released.
 */
export type Fate = "arrives" | "never-arrives" | "response-lost" | "delayed";

/**
 * A server that keeps one draft by the rules of the real one (server/entry/drafts/drafts.ts),
 * behind a bad network.
 */
export class TestServer {
  draft: Draft | undefined;
  isAway = false;
  revisions = 0;
  /** A control: a server that compares only revisions. */
  ignoresVersions = false;
  fate: () => Fate = () => "arrives";
  private delayed: (() => void)[] = [];
  private readonly clock: () => number;
  constructor(clock: () => number) {
    this.clock = clock;
  }
  fetch = async (): Promise<Draft | null> => {
    if (this.isAway) throw new ApiError("network", "away");
    return this.draft ? structuredClone(this.draft) : null;
  };
  save = async (draft: DraftToSave): Promise<DraftHead> => {
    const sentDraft = structuredClone(draft);
    const fate = this.isAway ? "never-arrives" : this.fate();
    if (fate === "delayed") await new Promise<void>((go) => this.delayed.push(go));
    if (fate === "never-arrives") throw new ApiError("network", "away");
    const head = this.accept(sentDraft);
    if (fate === "response-lost") throw new ApiError("network", "lost");
    return head;
  };
  remove = async () => {
    this.draft = undefined;
  };
  /** Lets the delayed saves arrive, the last one first. */
  releaseDelayed(): void {
    for (const go of this.delayed.splice(0).reverse()) go();
  }
  /** Another device saves. */
  saveElsewhere(content: string, version = { writer: "laptop01", seen: { laptop01: 1 } }): void {
    this.revisions += 1;
    const where = { device: "Firefox · Windows", isSameLogin: false };
    this.draft = { content, revision: this.revisions, savedAt: this.clock(), version, ...where };
  }
  private accept({ content, revision, version }: DraftToSave): DraftHead {
    const { draft } = this;
    const sentVersion = this.ignoresVersions ? null : version;
    const isSame = isSameVersion(draft?.version, sentVersion);
    if (!isSame && (draft?.revision ?? 0) !== revision && !includesVersion(sentVersion, draft?.version))
      throw refusalFor(draft);
    if (!isSame || !draft) {
      this.revisions += 1;
      const where = { device: "Chrome · Linux", isSameLogin: true };
      this.draft = { content, revision: this.revisions, savedAt: this.clock(), version: sentVersion, ...where };
    }
    return structuredClone(getHead(this.draft as Draft));
  }
}

function refusalFor(draft: Draft | undefined): ApiError {
  const details = draft ? { error: "draft/elsewhere", ...structuredClone(getHead(draft)) } : { error: "draft/gone" };
  return new ApiError("refused", "newer", 409, details);
}

function getHead({ content: _, ...head }: Draft): DraftHead {
  return head;
}

/** Creates the localStorage of a tab, which can be full. */
export function textStore() {
  const texts = new Map<string, string>();
  return {
    isFull: false,
    get length() {
      return texts.size;
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (place: string) => texts.get(place) ?? null,
    setItem(place: string, text: string) {
      if (this.isFull) throw new DOMException("full", "QuotaExceededError");
      texts.set(place, text);
    },
    removeItem: (place: string) => void texts.delete(place),
    places: () => [...texts.keys()],
    everything: () => [...texts].join("\n"),
  };
}

/** A tab that edits a draft whose content is a text. */
export interface TestTab extends Autosave {
  /** What was stored when the tab was opened. */
  stored: StoredDraft | undefined;
  type(content: string): void;
  saving(): Saving;
  conflict(): OtherDraft | undefined;
  /** Ends a conflict: this content counts, or none if the other draft is gone. */
  settle(chosen: string | null): Promise<void>;
  discard(): Promise<void>;
  /** How often the content was serialised. */
  serialised(): number;
}

/** Opens a draft in a tab and saves its changes. */
export async function openTab(storage: DraftStorage): Promise<TestTab> {
  const { stored, draft } = await openDraft(storage);
  const listeners = new Set<() => void>();
  let state = { content: stored?.content, draft };
  let serialised = 0;
  const dispatch = (event: DraftEvent, content = state.content) => {
    state = { content, draft: reduceDraft(state.draft, event) };
    for (const listener of listeners) listener();
  };
  const autosave = createAutosave(storage, {
    draft: () => state.draft,
    serialise() {
      serialised += 1;
      return state.content ?? "";
    },
    dispatch: (event) => dispatch(event),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  autosave.start();
  return {
    ...autosave,
    stored,
    type: (content) => content !== state.content && dispatch({ type: "changed" }, content),
    saving: () => chooseSaving(state.draft),
    conflict: () => state.draft.others[0],
    async settle(chosen) {
      dispatch({ type: chosen === null ? "discarded" : "conflictSettled" }, chosen ?? "");
      await (chosen === null ? autosave.removeHere() : autosave.saveNow());
    },
    async discard() {
      dispatch({ type: "discarded" }, "");
      await autosave.remove();
    },
    serialised: () => serialised,
  };
}

const realTimeout = globalThis.setTimeout;

/**
 * Returns the drafts of a browser, and a wait until nothing is being read or written in it any
 * more.
 */
export function watchDrafts(local: LocalDrafts): { local: LocalDrafts; quiet(): Promise<void> } {
  let busy = 0;
  const watch =
    <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
    async (...args: Given): Promise<T> => {
      busy += 1;
      try {
        return await work(...args);
      } finally {
        busy -= 1;
      }
    };
  const { read, write, prepare, remove } = local;
  return {
    local: { read: watch(read), write: watch(write), prepare: watch(prepare), remove: watch(remove) },
    async quiet() {
      for (let still = 0; still < 3; still = busy === 0 ? still + 1 : 0)
        await new Promise((resolve) => realTimeout(resolve, 1));
    },
  };
}
