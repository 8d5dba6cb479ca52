import type { Draft, DraftHead, DraftToSave } from "#contract/signup.ts";
import { includesVersion, isSameVersion } from "#core/draftVersion.ts";
import { ApiError } from "#src/client/errors.ts";
import type { LocalDrafts } from "./localDrafts.ts";

/** What becomes of a save: taken, lost on the way there, lost on the way back, or held up until it is let go. */
export type Fate = "arrives" | "never-arrives" | "answer-lost" | "held-up";

/** A server that keeps one draft by the rules of the real one (server/signups/drafts.ts), behind a bad network. */
export class TestServer {
  kept: Draft | undefined;
  isAway = false;
  revisions = 0;
  /** A control: a server that compares revisions alone. */
  ignoresVersions = false;
  fate: () => Fate = () => "arrives";
  private held: (() => void)[] = [];
  private readonly clock: () => number;
  constructor(clock: () => number) {
    this.clock = clock;
  }
  fetch = async (): Promise<Draft | null> => {
    if (this.isAway) throw new ApiError("network", "away");
    return this.kept ? structuredClone(this.kept) : null;
  };
  save = async (draft: DraftToSave): Promise<DraftHead> => {
    const sent = structuredClone(draft);
    const fate = this.isAway ? "never-arrives" : this.fate();
    if (fate === "held-up") await new Promise<void>((go) => this.held.push(go));
    if (fate === "never-arrives") throw new ApiError("network", "away");
    const answer = this.take(sent);
    if (fate === "answer-lost") throw new ApiError("network", "lost");
    return answer;
  };
  remove = async () => {
    this.kept = undefined;
  };
  /** Lets the saves that were held up arrive, the last one first. */
  letGo(): void {
    for (const go of this.held.splice(0).reverse()) go();
  }
  /** Another device saves. */
  saveElsewhere(content: string, version = { writer: "laptop01", seen: { laptop01: 1 } }): void {
    this.revisions += 1;
    const where = { device: "Firefox · Windows", isSameLogin: false };
    this.kept = { content, revision: this.revisions, savedAt: this.clock(), version, ...where };
  }
  private take({ content, revision, version }: DraftToSave): DraftHead {
    const { kept } = this;
    const named = this.ignoresVersions ? null : version;
    const isSame = isSameVersion(kept?.version, named);
    if (!isSame && (kept?.revision ?? 0) !== revision && !includesVersion(named, kept?.version))
      throw new ApiError("refused", "newer", 409, kept ? structuredClone(headOf(kept)) : null);
    if (!isSame || !kept) {
      this.revisions += 1;
      const where = { device: "Chrome · Linux", isSameLogin: true };
      this.kept = { content, revision: this.revisions, savedAt: this.clock(), version: named, ...where };
    }
    return structuredClone(headOf(this.kept as Draft));
  }
}

function headOf({ content: _, ...head }: Draft): DraftHead {
  return head;
}

/** What localStorage is to a tab, and whether it is full. */
export function textStore() {
  const kept = new Map<string, string>();
  return {
    isFull: false,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (place: string) => kept.get(place) ?? null,
    setItem(place: string, text: string) {
      if (this.isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(place, text);
    },
    removeItem: (place: string) => void kept.delete(place),
    places: () => [...kept.keys()],
    everything: () => [...kept].join("\n"),
  };
}

const realTimeout = globalThis.setTimeout;

/** The drafts of a browser, and a wait until nothing is being read or written in it any more. */
export function watchedDrafts(local: LocalDrafts): { local: LocalDrafts; quiet(): Promise<void> } {
  let busy = 0;
  const watch =
    <Given extends unknown[], T>(work: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      busy += 1;
      try {
        return await work(...given);
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
