import { type Draft, type DraftHead, newerDraft } from "#src/api/signup.ts";
import { createDelay } from "./delay.ts";
import type { LocalDrafts } from "./localDrafts.ts";

/** What is kept of a sign-up that is not finished, here and on the server. */
export interface DraftPlaces {
  local: LocalDrafts | undefined;
  /** The name in this browser: account, site, use and item. */
  name: string;
  fetch(): Promise<Draft | null>;
  save(draft: Pick<Draft, "content" | "revision">): Promise<DraftHead>;
  remove(): Promise<unknown>;
  now(): number;
}

/** How safe the answers are: on the server, on this device alone, on the way, or behind a newer draft of another tab or device. */
export type Saving = "idle" | "saving" | "saved" | "here-only" | "conflict";

/** A draft that somebody saved elsewhere while this one was being changed. */
export interface Conflict {
  savedAt: number;
  /** Where; empty for another tab of this browser. */
  device: string;
  /** What it holds; null where it was sent or discarded there. */
  content: string | null;
}

/** Keeps a draft: at once in this browser, and a moment later on the server. */
export interface DraftKeeper {
  saving(): Saving;
  conflict(): Conflict | undefined;
  subscribe(listener: () => void): () => void;
  /** What was kept, the newest of both; undefined where there is nothing. */
  restore(): Promise<{ content: string; savedAt: number } | undefined>;
  keep(content: string): void;
  /** Sends what is waiting, as before the page goes. */
  flush(): Promise<void>;
  /** Ends a conflict: writes over the other draft, or forgets this one (the caller then shows the other). */
  settle(choice: "mine" | "other"): Promise<void>;
  discard(): Promise<void>;
  close(): void;
}

/** Milliseconds from a change to the browser's copy, and to the server's; whoever types without a pause does not wait for one. */
const soon = { pause: 250, longest: 1_000 };
const later = { pause: 2_500, longest: 10_000 };
/** How long the server is left alone after it could not be reached. */
const patience = 15_000;

/** Makes the keeper of one draft. */
export function createDraftKeeper(places: DraftPlaces): DraftKeeper {
  const { local, name, now } = places;
  const listeners = new Set<() => void>();
  let saving: Saving = "idle";
  let conflict: Conflict | undefined;
  let content: string | undefined;
  let revision = 0;
  let stamp: string | undefined;
  let isDirty = false;
  let isClosed = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  const show = (next: Saving, found?: Conflict) => {
    saving = next;
    conflict = found;
    for (const listener of listeners) listener();
  };
  const keepHere = createDelay(() => inTurn(writeHere), soon);
  const keepThere = createDelay(() => inTurn(send), later);
  const stopWaiting = () => {
    keepHere.stop();
    keepThere.stop();
    clearTimeout(again);
  };
  // One after another: the second save says what the first one left.
  const inTurn = (work: () => Promise<void>) => {
    writing = writing.then(work, work);
    return writing;
  };
  const writeHere = async () => {
    if (!local || content === undefined || saving === "conflict") return;
    const written = await local
      .write(name, { content, revision, isDirty, savedAt: now() }, stamp)
      .catch(() => undefined);
    if (!written) return;
    if ("stamp" in written) stamp = written.stamp;
    else show("conflict", { savedAt: written.newer.savedAt, device: "", content: written.newer.content });
    if ("newer" in written) {
      stamp = written.newer.stamp;
      revision = Math.max(revision, written.newer.revision);
    }
  };
  const send = async () => {
    if (!isDirty || content === undefined || saving === "conflict" || isClosed) return;
    const sent = content;
    show("saving");
    try {
      ({ revision } = await places.save({ content: sent, revision }));
      isDirty = content !== sent;
      await writeHere();
      if (saving !== ("conflict" as Saving)) show(isDirty ? "saving" : "saved");
    } catch (error) {
      const newer = newerDraft(error);
      if (newer === undefined) {
        show("here-only");
        again = setTimeout(() => inTurn(send), patience);
        return;
      }
      const other = newer && (await places.fetch().catch(() => null));
      revision = newer?.revision ?? 0;
      show("conflict", {
        savedAt: newer?.savedAt ?? now(),
        device: newer?.device ?? "",
        content: other?.content ?? null,
      });
    }
  };
  return {
    saving: () => saving,
    conflict: () => conflict,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async restore() {
      const [here, there] = await Promise.all([
        local?.read(name).catch(() => undefined),
        places.fetch().catch(() => undefined),
      ]);
      stamp = here?.stamp;
      // What the server could not say (undefined) is not the same as that it has nothing (null).
      const isGone = there === null && here !== undefined && here.revision > 0 && !here.isDirty;
      if (isGone) {
        await local?.remove(name).catch(() => undefined);
        stamp = undefined;
        return undefined;
      }
      const isHereNewer = here !== undefined && (!there || here.revision >= there.revision);
      revision = Math.max(here?.revision ?? 0, there?.revision ?? 0);
      const kept = isHereNewer ? here : there;
      if (!kept) return undefined;
      content = kept.content;
      isDirty = isHereNewer && here.isDirty;
      if (isDirty) again = setTimeout(() => inTurn(send), soon.pause);
      // Both were changed since they last agreed: the runner says which one counts.
      if (here?.isDirty && there && there.revision > here.revision) {
        content = here.content;
        isDirty = true;
        show("conflict", { savedAt: there.savedAt, device: there.device, content: there.content });
        return { content: here.content, savedAt: here.savedAt };
      }
      return { content: kept.content, savedAt: kept.savedAt };
    },
    keep(next) {
      if (next === content || isClosed) return;
      content = next;
      isDirty = true;
      if (saving === "conflict") return;
      clearTimeout(again);
      if (saving !== "saving") show("saving");
      keepHere.start();
      keepThere.start();
    },
    async flush() {
      stopWaiting();
      await inTurn(writeHere);
      await inTurn(send);
    },
    async settle(choice) {
      const other = conflict?.content ?? undefined;
      show("idle");
      if (choice === "other") content = other;
      isDirty = choice === "mine";
      await inTurn(writeHere);
      await inTurn(send);
    },
    async discard() {
      stopWaiting();
      content = undefined;
      isDirty = false;
      stamp = undefined;
      revision = 0;
      await Promise.all([local?.remove(name).catch(() => undefined), places.remove().catch(() => undefined)]);
      show("idle");
    },
    close() {
      stopWaiting();
      void inTurn(writeHere);
      void inTurn(send);
      void writing.finally(() => {
        isClosed = true;
      });
    },
  };
}
