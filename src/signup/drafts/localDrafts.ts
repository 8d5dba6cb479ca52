import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A draft as this browser keeps it. `revision` is the server's that it was made from; `isDirty` what the server has not got yet. */
export interface LocalDraft {
  content: string;
  revision: number;
  isDirty: boolean;
  /** Epoch ms. */
  savedAt: number;
  /** Changes with each saving: whoever saves next says which one they saw. */
  stamp: string;
}

interface Sealed extends Omit<LocalDraft, "content"> {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Sealed };
  keys: { key: string; value: CryptoKey };
}

/** The drafts of this browser, sealed with a key that never leaves it: without the account's name in the key nobody finds one. */
export interface LocalDrafts {
  read(name: string): Promise<LocalDraft | undefined>;
  /** Saves, unless somebody saved since `seen`: then nothing is written and the newer draft is answered. */
  write(
    name: string,
    draft: Omit<LocalDraft, "stamp">,
    seen: string | undefined,
  ): Promise<{ stamp: string } | { newer: LocalDraft }>;
  remove(name: string): Promise<void>;
}

/** Opens the browser's drafts; undefined where it keeps none, as on a page without https or in some private windows. */
export async function openLocalDrafts(): Promise<LocalDrafts | undefined> {
  if (typeof indexedDB === "undefined" || !globalThis.crypto?.subtle) return undefined;
  try {
    const db = await openDB<Schema>("startline", 1, {
      upgrade(created) {
        created.createObjectStore("drafts");
        created.createObjectStore("keys");
      },
    });
    const key = await keyOf(db);
    return {
      read: (name) => readDraft(db, key, name),
      write: writer(db, key),
      remove: (name) => db.delete("drafts", name),
    };
  } catch {
    return undefined;
  }
}

// Two tabs may open at once: the key that was stored first is everybody's.
async function keyOf(db: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const change = db.transaction("keys", "readwrite");
  const kept = (await change.store.get("drafts")) ?? made;
  if (kept === made) await change.store.put(made, "drafts");
  await change.done;
  return kept;
}

async function readDraft(db: IDBPDatabase<Schema>, key: CryptoKey, name: string): Promise<LocalDraft | undefined> {
  const stored = await db.get("drafts", name);
  return stored && open(key, name, stored);
}

// The name is sealed in: a draft that was put under another name does not open.
async function open(key: CryptoKey, name: string, { iv, sealed, ...rest }: Sealed): Promise<LocalDraft | undefined> {
  try {
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData: bytes(name) }, key, sealed);
    return { ...rest, content: new TextDecoder().decode(plain) };
  } catch {
    return undefined;
  }
}

function writer(db: IDBPDatabase<Schema>, key: CryptoKey): LocalDrafts["write"] {
  return async (name, { content, ...rest }, seen) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(
      { name: "AES-GCM", iv, additionalData: bytes(name) },
      key,
      bytes(content),
    );
    const stamp = crypto.randomUUID();
    const change = db.transaction("drafts", "readwrite");
    const stored = await change.store.get(name);
    const isNewer = stored !== undefined && stored.stamp !== seen;
    if (!isNewer) await change.store.put({ ...rest, stamp, iv, sealed }, name);
    await change.done;
    const newer = isNewer ? await open(key, name, stored) : undefined;
    // One that cannot be opened is nobody's: it is written over.
    if (isNewer && !newer) return writer(db, key)(name, { content, ...rest }, stored.stamp);
    return newer ? { newer } : { stamp };
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}
