import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** How a stored file is sent. */
export interface Shown {
  type: string;
  /** The Content-Disposition. */
  disposition: string;
}

/** Stores the bytes of uploads, each under a random key that cannot be guessed. */
export interface UploadStore {
  /** Stores the bytes of a local file; resolves once they are on disk. */
  put(key: string, path: string, type: string): Promise<void>;
  /** Returns the bytes; undefined if there are none under that key. */
  read(key: string): Promise<Readable | undefined>;
  /** Deletes the bytes, if there are any. */
  remove(key: string): Promise<void>;
  /** Yields every key with the time at which it was stored. */
  list(): AsyncIterable<{ key: string; keptAt: Date }>;
  /** Returns an address that is valid for that many seconds; missing if the store cannot sign. */
  signedAddress?(key: string, headers: Shown, seconds: number): Promise<string>;
}

/** Returns whether this can be a key: 32 or more letters, digits, hyphens and underscores. */
export function isKey(key: string): boolean {
  return /^[\w-]{32,64}$/.test(key);
}

/** Returns the path of an upload in the store of a folder. */
export function uploadPath(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), key);
}

/** Opens a store in a folder, which is created with the first upload. */
export function openFolderStore(folder: string): UploadStore {
  const getPath = (key: string) => {
    if (!isKey(key)) throw new Error("The store of uploads has no such key.");
    return uploadPath(folder, key);
  };
  return {
    async put(key, path) {
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
      // Renamed once it is complete and synced, before its row is written: no row refers to half a
      // file.
      const draft = `${getPath(key)}.${randomUUID()}.draft`;
      await copyFile(path, draft);
      const file = await open(draft, "r+");
      await file.sync().finally(() => file.close());
      await rename(draft, getPath(key));
    },
    read: (key) =>
      new Promise((resolve, reject) => {
        const stream = createReadStream(getPath(key));
        stream.once("open", () => resolve(stream));
        stream.once("error", (error: NodeJS.ErrnoException) =>
          error.code === "ENOENT" ? resolve(undefined) : reject(error),
        );
      }),
    remove: (key) => rm(getPath(key), { force: true }),
    list: () => listFolder(folder),
  };
}

async function* listFolder(folder: string): AsyncGenerator<{ key: string; keptAt: Date }> {
  for (const group of await listNames(folder)) {
    for (const name of await listNames(join(folder, group))) {
      const path = join(folder, group, name);
      const stats = await stat(path).catch(() => undefined);
      if (!stats) continue;
      if (isKey(name)) yield { key: name, keptAt: stats.mtime };
      // Left by a crash.
      else if (name.endsWith(".draft") && Date.now() - stats.mtimeMs > 3_600_000) await rm(path, { force: true });
    }
  }
}

async function listNames(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
