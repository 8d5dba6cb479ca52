import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compress, isCompressed, md5 } from "../../base/http/prebuilt.ts";
import { isStorable } from "./names.ts";
import { storedKind } from "./types.ts";

/** A file to store: its bytes, or the path to them. */
export type Content = Buffer | { path: string };

/** The store cannot be read at the moment; `cause` is its own error. */
export class StoreFailed extends Error {}

/**
 * The store has a file, and this server has no room for a copy of it: `read` returns its bytes all
 * the same.
 */
export class NoCopy extends StoreFailed {}

/** The immutable, content-addressed files of all sites, by their path: `<hash>/<name>`. */
export interface FileStore {
  /** Absolute path of the folder with the files, or with this server's copies of them. */
  folder: string;
  /**
   * Stores a file permanently, text also in compressed forms. An existing file stays, unless it is
   * damaged: then it is replaced.
   */
  put(hash: string, name: string, content: Content): Promise<void>;
  /** Returns those of these paths that are not in the store. */
  findMissing(paths: string[]): Promise<string[]>;
  /**
   * Returns whether a file and each of its compressed forms hold these bytes: visitors get the
   * compressed forms.
   */
  holds(hash: string, name: string, bytes: Buffer): Promise<boolean>;
  /** Returns the bytes of a file, or of a compressed form of it; undefined if there is none. */
  read(hash: string, name: string, form?: "br" | "gz"): Promise<Buffer | undefined>;
  /**
   * Reads the beginning of a file, of the store itself and not of a copy, if it exists; throws if
   * the store cannot be read.
   */
  tryRead(hash: string, name: string): Promise<void>;
  /**
   * Returns the absolute path of the file on this disk, to be opened at once; undefined if there is
   * none.
   */
  locate(hash: string, name: string): Promise<string | undefined>;
}

/** Returns the hash that a content is stored under: its MD5. */
export async function hashContent(content: Content): Promise<string> {
  return md5(Buffer.isBuffer(content) ? content : await readFile(content.path));
}

/**
 * Returns the bytes at an address of the store; undefined if there are none or the address is not
 * valid.
 */
export async function readStored(store: FileStore, uri: string | undefined): Promise<Buffer | undefined> {
  const [hash, name] = listParts(uri);
  return isStorable(hash, name) ? store.read(hash, name) : undefined;
}

/** Returns whether there is a file at an address of the store. */
export async function hasStored(store: FileStore, uri: string): Promise<boolean> {
  const [hash, name] = listParts(uri);
  return isStorable(hash, name) && (await store.findMissing([`${hash}/${name}`])).length === 0;
}

/** Returns the path in the store of an address such as /files/<hash>/<name>. */
export function getPath(uri: string): string {
  return listParts(uri).join("/");
}

/** Returns whether a store's file and each of its compressed forms hold these bytes. */
export async function holdsBytes(
  readFile: FileStore["read"],
  hash: string,
  name: string,
  bytes: Buffer,
): Promise<boolean> {
  if (!(await readFile(hash, name))?.equals(bytes)) return false;
  if (!storedKind(name)?.isText) return true;
  const [brotli, gzip] = await Promise.all([readFile(hash, name, "br"), readFile(hash, name, "gz")]);
  return isCompressed(bytes, { ...(brotli && { brotli }), ...(gzip && { gzip }) });
}

function listParts(uri: string | undefined): [hash: string, name: string] {
  const [, hash = "", name = ""] = /^\/files\/([^/]+)\/([^/]+)$/.exec(uri ?? "") ?? [];
  return [hash, name];
}

/**
 * Opens the store in a folder, which is created with the first file. Without `compresses`, text is
 * stored uncompressed: the best compression takes longer than an organiser wants to wait after
 * saving.
 */
export function openFileStore(folder: string, { compresses = true } = {}): FileStore {
  const place = (hash: string, name: string) => join(folder, hash, name);
  const has = (path: string) =>
    stat(join(folder, path)).then(
      () => true,
      () => false,
    );
  const read: FileStore["read"] = (hash, name, form) =>
    readFile(place(hash, name) + (form ? `.${form}` : "")).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
      throw error;
    });
  const holds: FileStore["holds"] = (hash, name, bytes) => holdsBytes(read, hash, name, bytes);
  return {
    folder,
    holds,
    read,
    async findMissing(paths) {
      const missing: string[] = [];
      // A few at a time: a site has hundreds of files.
      for (let first = 0; first < paths.length; first += 32) {
        const batch = paths.slice(first, first + 32);
        const present = await Promise.all(batch.map(has));
        missing.push(...batch.filter((_, index) => !present[index]));
      }
      return missing;
    },
    async locate(hash, name) {
      return isStorable(hash, name) && (await has(`${hash}/${name}`)) ? place(hash, name) : undefined;
    },
    async tryRead(hash, name) {
      if (!isStorable(hash, name) || !(await has(`${hash}/${name}`))) return;
      const file = await open(place(hash, name));
      await file.read(Buffer.alloc(1)).finally(() => file.close());
    },
    async put(hash, name, content) {
      if (!isStorable(hash, name)) throw new Error(`The store has no place for ${hash}/${name}.`);
      if ((await has(`${hash}/${name}`)) && (await holds(hash, name, await getBytes(content)))) return;
      await mkdir(join(folder, hash), { recursive: true });
      if (compresses && storedKind(name)?.isText) await putCompressed(place(hash, name), await getBytes(content));
      // Last, so that an existing file always has its compressed forms.
      await write(place(hash, name), content);
    },
  };
}

async function putCompressed(path: string, bytes: Buffer): Promise<void> {
  const { brotli, gzip } = await compress(bytes);
  if (brotli) await write(`${path}.br`, brotli);
  if (gzip) await write(`${path}.gz`, gzip);
}

// Under a temporary name first, so that neither a reader nor a crash leaves half a file.
async function write(path: string, content: Content): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  if (Buffer.isBuffer(content)) await writeFile(draft, content);
  else await copyFile(content.path, draft);
  await rename(draft, path);
}

/** Returns the bytes of a content. */
export async function getBytes(content: Content): Promise<Buffer> {
  return Buffer.isBuffer(content) ? content : readFile(content.path);
}
