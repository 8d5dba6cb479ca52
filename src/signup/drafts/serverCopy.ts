import type { DraftHead } from "#contract/drafts.ts";
import { type DraftVersion, includesVersion } from "#core/draftVersion.ts";
import { newerDraft } from "#src/client/signup.ts";
import { describeOther, type OtherDraft } from "./compareCopies.ts";
import { createDebounce } from "./debounce.ts";
import type { DraftModel, SaveEvent } from "./draftState.ts";
import type { DraftStorage } from "./draftStorage.ts";
import type { LocalCopy } from "./localCopy.ts";

/** The server's copy of the draft. No call rejects: what fails is tried again. */
export interface ServerCopy {
  /** Sends the current content once the runner pauses. */
  schedule(): void;
  /** Sends the current content after this many milliseconds. */
  sendAfter(ms: number): void;
  /**
   * Sends the current content, after earlier requests, unless a question about another draft is
   * open.
   */
  send(): Promise<void>;
  /** Sends the current content at once: the page may be gone before the response. */
  sendNow(): void;
  /** Cancels what is scheduled. */
  stop(): void;
  /**
   * Removes the draft, and again after requests that are under way: one that arrives later would
   * restore it.
   */
  remove(): Promise<void>;
}

/**
 * Milliseconds from a change to its save; a runner who types without a pause does not wait for one.
 */
const waits = { wait: 2_500, maxWait: 10_000 };
/** Milliseconds until a save that failed is tried again. */
const retryAfter = 15_000;

/** Creates the copy of one tab. */
export function createServerCopy(storage: DraftStorage, model: DraftModel, local: LocalCopy): ServerCopy {
  let queue: Promise<void> = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let sentNow: DraftVersion | undefined;
  const pending = new Set<Promise<unknown>>();
  const sendAfter = (ms: number) => {
    clearTimeout(retry);
    retry = setTimeout(send, ms);
  };
  const save = async (isLast: boolean): Promise<void> => {
    const { isDirty, version, revision, others } = model.draft();
    if (!isDirty || !version || others.length > 0) return;
    if (isLast) sentNow = version;
    else model.dispatch({ type: "saveStarted" });
    const saving = storage.save({ content: model.serialise(), revision, version }, isLast);
    pending.add(saving);
    const event = await saving.then(
      (head): SaveEvent => ({ type: "saved", head }),
      (error) => explainFailure(error, storage, model),
    );
    pending.delete(saving);
    if (event) await applyEvent(event);
  };
  const applyEvent = async (event: SaveEvent): Promise<void> => {
    model.dispatch(event);
    if (event.type === "saveFailed") {
      sentNow = undefined;
      return sendAfter(retryAfter);
    }
    await local.write();
    if (event.type === "saved" && model.draft().isDirty) debounce.start();
  };
  const saveInTurn = async () => {
    const { isDirty, others } = model.draft();
    if (!isDirty || others.length > 0) return;
    // The browser knows the version before it is sent, and recognises it if the response is lost.
    if (!local.isWritten()) await local.write();
    await save(false);
  };
  const send = () => {
    queue = queue.then(saveInTurn);
    return queue;
  };
  const debounce = createDebounce(send, waits);
  const stop = () => {
    clearTimeout(retry);
    debounce.stop();
  };
  return {
    schedule() {
      clearTimeout(retry);
      debounce.start();
    },
    sendAfter,
    send,
    sendNow() {
      if (sentNow !== model.draft().version) void save(true);
    },
    stop,
    async remove() {
      stop();
      const removeOnce = () => storage.remove().catch(() => undefined);
      if (pending.size > 0) void Promise.allSettled(pending).then(removeOnce);
      await removeOnce();
    },
  };
}

// A save that was refused may have come after one of this tab whose response was lost, or after
// another tab or device.
async function explainFailure(
  error: unknown,
  storage: DraftStorage,
  model: DraftModel,
): Promise<SaveEvent | undefined> {
  if (model.draft().others.length > 0) return undefined;
  const isIncluded = (there: DraftHead) => includesVersion(model.draft().version, there.version);
  const head = newerDraft(error);
  if (head && isIncluded(head)) return { type: "saved", head };
  const there = head && (await storage.fetch().catch(() => undefined));
  if (there === undefined) return { type: "saveFailed" };
  if (there && isIncluded(there)) return { type: "saved", head: there };
  return { type: "conflictFound", other: there ? describeOther(there) : goneDraft(storage.now()) };
}

function goneDraft(savedAt: number): OtherDraft {
  return { savedAt, device: "", content: null, revision: 0, version: undefined, isUnsent: false };
}
