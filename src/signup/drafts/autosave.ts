import type { DraftModel } from "./draftState.ts";
import type { DraftStorage } from "./draftStorage.ts";
import { createLocalCopy } from "./localCopy.ts";
import { createServerCopy } from "./serverCopy.ts";

/** Saves the draft of one tab: in the browser at once, on the server a moment later. */
export interface Autosave {
  /** Saves every change from now on, and what the server lacked when the draft was opened. */
  start(): void;
  /** Loads what `flush` needs to write synchronously; call it once the form is touched. */
  prepare(): void;
  /**
   * Writes and sends the latest content immediately: the page is hidden and may never be seen
   * again.
   */
  flush(): void;
  /** Writes, then sends the latest content, as after a question about another draft. */
  saveNow(): Promise<void>;
  /** Removes the draft here and on the server, after it was discarded or submitted. */
  remove(): Promise<void>;
  /** Removes the draft here: the server has none. */
  removeHere(): Promise<void>;
  /** Flushes, and saves nothing after that. */
  close(): void;
}

/** Milliseconds until a draft that was opened is sent, if the server lacks it. */
const sendOpenedAfter = 250;

/** Creates the autosave of one tab. */
export function createAutosave(storage: DraftStorage, model: DraftModel): Autosave {
  const local = createLocalCopy(storage, model);
  const server = createServerCopy(storage, model, local);
  let scheduled = model.draft().version;
  let isClosed = false;
  const schedule = () => {
    const { version, others } = model.draft();
    if (isClosed || version === scheduled) return;
    scheduled = version;
    if (!version) return;
    local.schedule();
    if (others.length === 0) server.schedule();
  };
  return {
    start() {
      model.subscribe(schedule);
      if (model.draft().isDirty) server.sendAfter(sendOpenedAfter);
    },
    prepare: local.prepare,
    flush() {
      if (isClosed) return;
      local.writeNow();
      server.sendNow();
    },
    async saveNow() {
      await local.write();
      await server.send();
    },
    async remove() {
      await Promise.all([local.remove(), server.remove()]);
    },
    removeHere() {
      server.stop();
      return local.remove();
    },
    close() {
      local.writeNow();
      server.stop();
      void server.send().then(() => {
        server.stop();
        isClosed = true;
      });
    },
  };
}
