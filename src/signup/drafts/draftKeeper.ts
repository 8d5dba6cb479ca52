import type { Draft, DraftHead, DraftToSave } from "#contract/signup.ts";
import { type DraftVersion, includesVersion, isSameVersion, nextVersion } from "#core/draftVersion.ts";
import { newerDraft } from "#src/client/signup.ts";
import { type Comparison, compareCopies, isBehind, type OtherDraft, otherOf } from "./compareCopies.ts";
import { createDelay } from "./delay.ts";
import type { LastMoment } from "./lastMoment.ts";
import type { LocalDrafts } from "./localDrafts.ts";

/** Where a sign-up that is not finished is kept, here and on the server. */
export interface DraftPlaces {
  local: LocalDrafts | undefined;
  /** The name in this browser: account, site, use and item. */
  name: string;
  fetch(): Promise<Draft | null>;
  /** Saves it; `isLast` if the page may go before the answer comes. */
  save(draft: DraftToSave, isLast: boolean): Promise<DraftHead>;
  remove(): Promise<unknown>;
  now(): number;
}

/** How safe the answers are: on the server, on this device alone, on the way, or on this device beside other answers elsewhere. */
export type Saving = "idle" | "saving" | "saved" | "here-only" | "conflict";

/** Keeps a draft: at once in this browser, and a moment later on the server. */
export interface DraftKeeper {
  saving(): Saving;
  /** The other draft that the runner is asked about. */
  conflict(): OtherDraft | undefined;
  subscribe(listener: () => void): () => void;
  /** What was kept, the newest of all copies; undefined if there is none. */
  restore(): Promise<{ content: string; savedAt: number } | undefined>;
  /** Makes ready what is written in a last moment: call it once the form is touched. */
  prepare(): void;
  keep(content: string): void;
  /** Writes and sends what is waiting, at once: the page is hidden and may never be seen again. */
  leave(): void;
  /** Ends a conflict: these answers count from now on, whichever draft they are of; null keeps neither. */
  settle(chosen: string | null): Promise<void>;
  discard(): Promise<void>;
  close(): void;
}

/** Milliseconds from a change to the browser's copy, and to the server's; whoever types without a pause does not wait for one. */
const soon = { pause: 250, longest: 1_000 };
const later = { pause: 2_500, longest: 10_000 };
/** How long the server is left alone after it could not be reached. */
const patience = 15_000;

/** Makes the keeper of one draft, for one tab. */
export function createDraftKeeper(places: DraftPlaces): DraftKeeper {
  const { local, name, now } = places;
  // A letter first: keys that look like numbers would lose their order.
  const writer = `t${crypto.randomUUID().replaceAll("-", "").slice(0, 15)}`;
  const listeners = new Set<() => void>();
  let saving: Saving = "idle";
  let others: OtherDraft[] = [];
  let content: string | undefined;
  let version: DraftVersion | undefined;
  let revision = 0;
  let isDirty = false;
  let isClosed = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let lastMoment: LastMoment | undefined;
  let isPreparing = false;
  /** The newest version that this browser has, that its last moment has, and that was sent in one. */
  let written: DraftVersion | undefined;
  let writtenNow: DraftVersion | undefined;
  let sentNow: DraftVersion | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  let sending: Promise<unknown> = Promise.resolve();
  const show = (next: Saving) => {
    saving = others.length > 0 ? "conflict" : next;
    for (const listener of listeners) listener();
  };
  const write = () => {
    writing = writing.then(writeHere);
    return writing;
  };
  // One after another: the second save says what the first one left.
  const send = () => {
    sending = sending.then(sendThere);
    return sending;
  };
  const keepHere = createDelay(write, soon);
  const keepThere = createDelay(send, later);
  const stopWaiting = () => {
    keepHere.stop();
    keepThere.stop();
    clearTimeout(again);
  };
  const change = (next: string, ...included: (DraftVersion | undefined)[]) => {
    content = next;
    version = nextVersion(writer, version, ...included);
    isDirty = true;
  };
  const copy = () =>
    content === undefined || !version ? undefined : { content, revision, isDirty, version, savedAt: now() };
  const writeHere = async () => {
    const draft = copy();
    if (!local || !draft) return;
    const isWritten = await local.write(name, writer, draft).then(
      () => true,
      () => false,
    );
    if (!isWritten) return;
    written = draft.version;
    if (writtenNow && includesVersion(written, writtenNow)) lastMoment?.remove();
  };
  const writeNow = () => {
    const draft = copy();
    if (!draft || written === version) return;
    if (lastMoment?.write(draft)) writtenNow = version;
    void write();
  };
  const sendThere = async () => {
    if (!isDirty || others.length > 0 || isClosed) return;
    // Its version is known here before it is on its way: so it is recognised when the answer is lost.
    if (written !== version) await write();
    await transfer(false);
  };
  const transfer = async (isLast: boolean) => {
    if (!isDirty || content === undefined || !version || others.length > 0) return;
    const draft = { content, revision, version };
    if (isLast) sentNow = version;
    else show("saving");
    try {
      await learn(await places.save(draft, isLast));
    } catch (error) {
      await learnRefusal(newerDraft(error));
    }
  };
  // What the server has now: this content, or one that it was made from.
  const learn = async (head: Pick<DraftHead, "revision" | "version">) => {
    if (content === undefined) return;
    revision = Math.max(revision, head.revision);
    if (isSameVersion(head.version, version)) isDirty = false;
    await write();
    if (isDirty) keepThere.start();
    show(isDirty ? "saving" : "saved");
  };
  const learnRefusal = async (head: DraftHead | null | undefined): Promise<void> => {
    if (content === undefined || others.length > 0) return;
    if (head && includesVersion(version, head.version)) return learn(head);
    const there = head && (await places.fetch().catch(() => undefined));
    if (there === undefined) {
      sentNow = undefined;
      show("here-only");
      clearTimeout(again);
      again = setTimeout(send, patience);
      return;
    }
    if (there && includesVersion(version, there.version)) return learn(there);
    others = [there ? otherOf(there) : gone(now())];
    await write();
    show("conflict");
  };
  const empty = () => {
    stopWaiting();
    content = undefined;
    version = undefined;
    isDirty = false;
    revision = 0;
    others = [];
    writing = writing.then(() => local?.remove(name)).catch(() => undefined);
    return writing;
  };
  return {
    saving: () => saving,
    conflict: () => others[0],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async restore() {
      const { kept, others: found, isGone } = await findDraft(places);
      if (isGone) await local?.remove(name).catch(() => undefined);
      if (!kept) return undefined;
      ({ content, version, revision, isDirty } = kept);
      others = found;
      if (isDirty) again = setTimeout(send, soon.pause);
      if (others.length > 0) show("conflict");
      return { content: kept.content, savedAt: kept.savedAt };
    },
    prepare() {
      if (isPreparing || !local) return;
      isPreparing = true;
      // Without it a draft is written a moment later, as ever.
      local.prepare(name, writer).then(
        (made) => {
          lastMoment = made;
        },
        () => {
          isPreparing = false;
        },
      );
    },
    keep(next) {
      if (next === content || isClosed) return;
      change(next);
      keepHere.start();
      if (others.length > 0) return;
      clearTimeout(again);
      if (saving !== "saving") show("saving");
      keepThere.start();
    },
    leave() {
      if (isClosed) return;
      writeNow();
      if (sentNow !== version) void transfer(true);
    },
    async settle(chosen) {
      const [other] = others;
      if (!other) return;
      if (chosen === null) {
        await empty();
        return show("idle");
      }
      // It includes the other draft from now on.
      revision = other.content === null ? 0 : Math.max(revision, other.revision);
      change(chosen, other.version);
      const isIncluded = (one: OtherDraft) =>
        one.isUnsent ? includesVersion(version, one.version) : isBehind(one, { revision, version });
      others = others.filter((one) => one !== other && !isIncluded(one));
      show("saving");
      await write();
      await send();
    },
    async discard() {
      const isOnTheWay = saving === "saving";
      const remove = () => places.remove().catch(() => undefined);
      await Promise.all([empty(), remove()]);
      // A save that arrives after it would bring the draft back.
      if (isOnTheWay) sending = sending.then(remove);
      show("idle");
    },
    close() {
      writeNow();
      stopWaiting();
      void send().then(() => {
        isClosed = true;
      });
    },
  };
}

/** The newest draft of all copies, and those that neither include it nor are included. `isGone` if it was submitted or discarded elsewhere. */
export async function findDraft({
  local,
  name,
  fetch,
}: Pick<DraftPlaces, "local" | "name" | "fetch">): Promise<Comparison & { isGone: boolean }> {
  const [here = [], there] = await Promise.all([
    local?.read(name).catch(() => undefined),
    fetch().catch(() => undefined),
  ]);
  const found = compareCopies(here, there);
  return { ...found, isGone: there === null && here.length > 0 && !found.kept };
}

function gone(savedAt: number): OtherDraft {
  return { savedAt, device: "", content: null, revision: 0, version: undefined, isUnsent: false };
}
