import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

interface Schema extends DBSchema {
  sealed: { key: string; value: Sealed };
  keys: { key: string; value: CryptoKey };
}

/**
 * Texts of this device, sealed with a key that no program can read. Clearing it also destroys the
 * key.
 */
export interface Vault {
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
  clear(): Promise<void>;
}

const keyName = "session";
const cipher = "AES-GCM";

/** Opens the texts that are stored under a name; throws if the browser stores none. */
export function openVault(name: string): Vault {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(db) {
        db.createObjectStore("sealed");
        db.createObjectStore("keys");
      },
      // A logout in another tab removes the runners.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opened = undefined;
      },
    });
    return opened;
  };
  return {
    async read(slot) {
      const db = await open();
      const [kept, key] = [await db.get("sealed", slot), await db.get("keys", keyName)];
      if (!kept || !key) return undefined;
      const algorithm = { name: cipher, iv: kept.iv, additionalData: toBytes(slot) };
      const plain = await crypto.subtle.decrypt(algorithm, key, kept.sealed).catch(() => undefined);
      return plain && new TextDecoder().decode(plain);
    },
    async write(slot, text) {
      const db = await open();
      const key = await getKey(db);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const algorithm = { name: cipher, iv, additionalData: toBytes(slot) };
      await db.put("sealed", { iv, sealed: await crypto.subtle.encrypt(algorithm, key, toBytes(text)) }, slot);
    },
    async clear() {
      const db = await opened;
      db?.close();
      opened = undefined;
      await deleteDB(name);
    },
  };
}

async function getKey(db: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const kept = await db.get("keys", keyName);
  if (kept) return kept;
  const made = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ["encrypt", "decrypt"]);
  await db.put("keys", made, keyName);
  return made;
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}
