import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** How a stored file is shown to its readers. */
export interface Shown {
  type: string;
  /** The Content-Disposition. */
  disposition: string;
}

/** The store of the bytes of uploads, each under a key that nobody can guess (see `newKey`). */
export interface UploadStore {
  /** Keeps the bytes of a local file; when it resolves, they are there for good. */
  put(key: string, path: string, type: string): Promise<void>;
  /** The bytes; undefined if there are none under that key. */
  read(key: string): Promise<Readable | undefined>;
  /** Forgets the bytes; there being none is no error. */
  remove(key: string): Promise<void>;
  /** Every key, with the time its bytes came. */
  list(): AsyncIterable<{ key: string; keptAt: Date }>;
  /** If the store can sign: an address that works for so many seconds. */
  signedAddress?(key: string, shown: Shown, seconds: number): Promise<string>;
}

/** Whether this can be a key: 32 or more letters, digits, hyphens and underscores. */
export function isKey(key: string): boolean {
  return /^[\w-]{32,64}$/.test(key);
}

/** Keeps uploads in a folder, which is made when the first comes. */
export function openFolderStore(folder: string): UploadStore {
  const place = (key: string) => {
    if (!isKey(key)) throw new Error("The store of uploads has no such key.");
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, path) {
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
      // Under another name first, and on the disk before its row is written: what a row names is whole.
      const draft = `${place(key)}.draft`;
      await copyFile(path, draft);
      const file = await open(draft, "r+");
      await file.sync().finally(() => file.close());
      await rename(draft, place(key));
    },
    read: (key) =>
      new Promise((resolve, reject) => {
        const stream = createReadStream(place(key));
        stream.once("open", () => resolve(stream));
        stream.once("error", (error: NodeJS.ErrnoException) =>
          error.code === "ENOENT" ? resolve(undefined) : reject(error),
        );
      }),
    remove: (key) => rm(place(key), { force: true }),
    list: () => listFolder(folder),
  };
}

async function* listFolder(folder: string): AsyncGenerator<{ key: string; keptAt: Date }> {
  for (const group of await namesIn(folder)) {
    for (const name of await namesIn(join(folder, group))) {
      const path = join(folder, group, name);
      const found = await stat(path).catch(() => undefined);
      if (!found) continue;
      if (isKey(name)) yield { key: name, keptAt: found.mtime };
      // What a crash left half written is nobody's.
      else if (name.endsWith(".draft") && Date.now() - found.mtimeMs > 3_600_000) await rm(path, { force: true });
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
