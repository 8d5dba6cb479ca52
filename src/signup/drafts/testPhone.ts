import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { onTestFinished, vi } from "vitest";
import type { DraftStorage } from "./draftStorage.ts";
import lastMoments from "./lastMoment.ts";
import { type LocalDrafts, openLocalDrafts } from "./localDrafts.ts";
import { openTab, TestServer, type TestTab, textStore, watchDrafts } from "./testStorage.ts";

/** The name of the runner's draft. */
export const runner = "runner|race.example|sign-up|marathon";

/**
 * A phone whose tabs edit drafts, the server of these drafts, and a clock that the test sets
 * forward.
 */
export interface TestPhone {
  clock: number;
  server: TestServer;
  local: LocalDrafts;
  texts: ReturnType<typeof textStore>;
  open(name?: string): Promise<TestTab>;
  /** Opens a tab whose runner has touched the form. */
  touched(name?: string): Promise<TestTab>;
  pass(ms: number): Promise<void>;
  /** Continues with an empty IndexedDB, as another device would. */
  loseStorage(): Promise<void>;
  /** Reads or writes the sealed drafts themselves. */
  inStore<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
}

/** Starts a phone with nothing stored, whose timers are fake until the test is over. */
export async function startPhone(): Promise<TestPhone> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let quiet: () => Promise<void>;
  const texts = textStore();
  const phone: Omit<TestPhone, "local"> & { local?: LocalDrafts } = {
    clock: Date.parse("2025-08-11T10:00:00+08:00"),
    server: new TestServer(() => phone.clock),
    texts,
    open: (name = runner) => openTab(getStorage(phone as TestPhone, name)),
    async touched(name) {
      const tab = await phone.open(name);
      tab.prepare();
      await phone.pass(0);
      return tab;
    },
    // Sealing and storing take real time.
    async pass(ms) {
      phone.clock += ms;
      for (const step of [ms / 2, ms / 2, 0]) {
        await vi.advanceTimersByTimeAsync(step);
        await quiet();
      }
    },
    async loseStorage() {
      globalThis.indexedDB = new IDBFactory();
      const opened = await openLocalDrafts(async () => lastMoments, texts);
      if (!opened) throw new Error("This test needs IndexedDB and crypto.subtle.");
      ({ local: phone.local, quiet } = watchDrafts(opened));
    },
    inStore,
  };
  await phone.loseStorage();
  return phone as TestPhone;
}

const getStorage = (phone: TestPhone, name: string): DraftStorage => ({
  local: phone.local,
  name,
  fetch: () => phone.server.fetch(),
  save: phone.server.save,
  remove: phone.server.remove,
  now: () => phone.clock,
});

const inStore = <T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("startline");
    opening.onsuccess = () => {
      const request = use(opening.result.transaction("drafts", mode).objectStore("drafts"));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    };
  });
