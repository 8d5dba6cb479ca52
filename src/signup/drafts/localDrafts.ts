import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { includesVersion } from "#core/draftVersion.ts";
import type { LastMoment, LastMoments } from "./lastMoment.ts";
import type { LocalDraft, TextStore } from "./localDraft.ts";

interface Sealed extends Omit<LocalDraft, "content"> {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Sealed };
  keys: { key: string; value: CryptoKey };
}

/**
 * The drafts of this browser, sealed with a key that never leaves it, under names that begin with
 * the account.
 */
export interface LocalDrafts {
  /** The copies of all tabs, what they wrote in their last moments included. */
  read(name: string): Promise<LocalDraft[]>;
  /** Writes the copy of a tab, and removes those of others that are included in it. */
  write(name: string, writer: string, draft: LocalDraft): Promise<void>;
  /** Prepares what a tab writes synchronously when it is closed. */
  prepare(name: string, writer: string): Promise<LastMoment>;
  /** Removes the copies of all tabs. */
  remove(name: string): Promise<void>;
}

/**
 * Opens the browser's drafts; undefined if it stores none, as on a page without https or in some
 * private windows.
 */
export async function openLocalDrafts(
  loadLastMoments: () => Promise<LastMoments>,
  store?: TextStore,
): Promise<LocalDrafts | undefined> {
  if (typeof indexedDB === "undefined" || !globalThis.crypto?.subtle) return undefined;
  try {
    const texts = store ?? localStorage;
    const db = await openDB<Schema>("startline", 1, {
      upgrade(created) {
        created.createObjectStore("drafts");
        created.createObjectStore("keys");
      },
    });
    const key = await getKey(db);
    const adopt = async (name: string) => {
      for (const place of getStorageKeys(texts, name)) {
        const draft = await (await loadLastMoments()).readLastMoment(texts, key, place);
        const writer = place.slice(getStorageKey(name, "").length);
        const stored = await db.get("drafts", getSlot(name, writer));
        if (draft && !includesVersion(stored?.version, draft.version)) await writeDraft(db, key, name, writer, draft);
        texts.removeItem(place);
      }
    };
    return {
      async read(name) {
        // If this part cannot be loaded now, the text is read the next time.
        await adopt(name).catch(() => {});
        return readDrafts(db, key, name);
      },
      write: (name, writer, draft) => writeDraft(db, key, name, writer, draft),
      prepare: async (name, writer) =>
        (await loadLastMoments()).prepareLastMoment(texts, key, getStorageKey(name, writer)),
      async remove(name) {
        for (const place of getStorageKeys(texts, name)) texts.removeItem(place);
        for (const slot of await getSlots(db, name)) await db.delete("drafts", slot);
      },
    };
  } catch {
    return undefined;
  }
}

// Two tabs may open at once: both use the key that was stored first.
async function getKey(db: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const created = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const transaction = db.transaction("keys", "readwrite");
  const stored = (await transaction.store.get("drafts")) ?? created;
  if (stored === created) await transaction.store.put(created, "drafts");
  await transaction.done;
  return stored;
}

// The key in localStorage under which a tab writes when it is closed.
function getStorageKey(name: string, writer: string): string {
  return `startline-draft|${getSlot(name, writer)}`;
}

function getStorageKeys(texts: TextStore, name: string): string[] {
  const all = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? "");
  return all.filter((place) => place.startsWith(getStorageKey(name, "")));
}

function getSlot(name: string, writer: string): string {
  return `${name}|${writer}`;
}

function getSlots(db: IDBPDatabase<Schema>, name: string): Promise<string[]> {
  return db.getAllKeys("drafts", IDBKeyRange.bound(getSlot(name, ""), getSlot(name, "\uffff")));
}

async function readDrafts(db: IDBPDatabase<Schema>, key: CryptoKey, name: string): Promise<LocalDraft[]> {
  const drafts = await Promise.all(
    (await getSlots(db, name)).map(async (slot) => {
      const stored = await db.get("drafts", slot);
      return stored && open(key, name, stored);
    }),
  );
  return drafts.flatMap((draft) => draft ?? []);
}

// The name is authenticated: a draft that was moved to another name does not open.
async function open(
  key: CryptoKey,
  name: string,
  { iv, sealed, revision, isDirty, savedAt, version }: Sealed,
): Promise<LocalDraft | undefined> {
  try {
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData: bytes(name) }, key, sealed);
    return { content: new TextDecoder().decode(plain), revision, isDirty, savedAt, version };
  } catch {
    return undefined;
  }
}

async function writeDraft(
  db: IDBPDatabase<Schema>,
  key: CryptoKey,
  name: string,
  writer: string,
  { content, ...rest }: LocalDraft,
): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: bytes(name) }, key, bytes(content));
  const ownSlot = getSlot(name, writer);
  const slots = await getSlots(db, name);
  const transaction = db.transaction("drafts", "readwrite");
  for (const slot of slots) {
    const stored = await transaction.store.get(slot);
    if (stored && slot !== ownSlot && includesVersion(rest.version, stored.version))
      await transaction.store.delete(slot);
  }
  // What another tab adopts from a last moment may be older than what its own tab has written
  // since.
  const current = (await transaction.store.get(ownSlot))?.version;
  const isOlder = includesVersion(current, rest.version) && !includesVersion(rest.version, current);
  if (!isOlder) await transaction.store.put({ ...rest, iv, sealed }, ownSlot);
  await transaction.done;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}
