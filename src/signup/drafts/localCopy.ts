import { type DraftVersion, includesVersion } from "#core/draftVersion.ts";
import { createDebounce } from "./debounce.ts";
import type { DraftModel } from "./draftState.ts";
import type { DraftStorage } from "./draftStorage.ts";
import type { LastMoment } from "./lastMoment.ts";

/** This tab's copy of the draft in the browser. No call rejects: a browser may store nothing. */
export interface LocalCopy {
  /** Whether the browser has the current version. */
  isWritten(): boolean;
  /** Writes the current content once the runner pauses. */
  schedule(): void;
  /** Writes the current content, after earlier writes. */
  write(): Promise<void>;
  /** Writes the current content synchronously as well, if `prepare` has loaded what this needs. */
  writeNow(): void;
  /** Loads what seals a draft synchronously, once. */
  prepare(): void;
  /** Removes the copies of all tabs, after earlier writes. */
  remove(): Promise<void>;
}

/**
 * Milliseconds from a change to its write; a runner who types without a pause does not wait for
 * one.
 */
const waits = { wait: 250, maxWait: 1_000 };

/** Creates the copy of one tab. */
export function createLocalCopy({ local, name, now }: DraftStorage, model: DraftModel): LocalCopy {
  let queue: Promise<void> = Promise.resolve();
  let lastMoment: LastMoment | undefined;
  let isPreparing = false;
  // The latest versions in the browser's database and in the last moment.
  let storedVersion: DraftVersion | undefined;
  let writtenNow: DraftVersion | undefined;
  const isWritten = () => storedVersion === model.draft().version;
  const copy = () => {
    const { version, revision, isDirty } = model.draft();
    return version && { content: model.serialise(), revision, isDirty, version, savedAt: now() };
  };
  const writeCopy = async () => {
    const draft = copy();
    if (!local || !draft) return;
    await local.write(name, model.draft().writer, draft);
    storedVersion = draft.version;
    if (includesVersion(storedVersion, writtenNow)) lastMoment?.remove();
  };
  const enqueue = (work: () => unknown) => {
    queue = queue.then(work).then(ignore, ignore);
    return queue;
  };
  const write = () => enqueue(writeCopy);
  const debounce = createDebounce(write, waits);
  return {
    isWritten,
    schedule: debounce.start,
    write,
    writeNow() {
      debounce.stop();
      const draft = copy();
      if (!draft || isWritten()) return;
      if (lastMoment?.write(draft)) writtenNow = draft.version;
      void write();
    },
    prepare() {
      if (isPreparing || !local) return;
      isPreparing = true;
      local.prepare(name, model.draft().writer).then(
        (prepared) => {
          lastMoment = prepared;
        },
        () => {
          isPreparing = false;
        },
      );
    },
    remove() {
      debounce.stop();
      return enqueue(() => local?.remove(name));
    },
  };
}

const ignore = () => undefined;
