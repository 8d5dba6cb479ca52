import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compress, isCompressed, md5 } from "../../base/http/prebuilt.ts";
import { isStorable } from "./names.ts";
import { storedKind } from "./types.ts";

/** A file on its way into the store: its bytes, or the path where they are. */
export type Content = Buffer | { path: string };

/** The immutable, content-addressed files of all sites: one folder for each hash, in it files by name. */
export interface FileStore {
  /** Absolute path of the store's folder. */
  folder: string;
  /** Keeps a file for ever; text is kept compressed too. One that is there already stays, unless it was damaged: then it is whole again. */
  put(hash: string, name: string, content: Content): Promise<void>;
  has(hash: string, name: string): Promise<boolean>;
  /** Whether a file holds these bytes, and each of its compressed forms the same: visitors get those. */
  holds(hash: string, name: string, bytes: Buffer): Promise<boolean>;
  /** The bytes of a file, or of a compressed form of it; undefined where there is none. */
  read(hash: string, name: string, form?: "br" | "gz"): Promise<Buffer | undefined>;
}

/** The hash that a content is stored under: its MD5. */
export async function hashContent(content: Content): Promise<string> {
  return md5(Buffer.isBuffer(content) ? content : await readFile(content.path));
}

/** The bytes behind an address of the store; undefined where there are none, or it is no such address. */
export async function readStored(store: FileStore, uri: string | undefined): Promise<Buffer | undefined> {
  const [hash, name] = partsOf(uri);
  return isStorable(hash, name) ? store.read(hash, name) : undefined;
}

/** Whether there is a file behind an address of the store. */
export async function hasStored(store: FileStore, uri: string): Promise<boolean> {
  const [hash, name] = partsOf(uri);
  return isStorable(hash, name) && store.has(hash, name);
}

function partsOf(uri: string | undefined): [hash: string, name: string] {
  const [, hash = "", name = ""] = /^\/files\/([^/]+)\/([^/]+)$/.exec(uri ?? "") ?? [];
  return [hash, name];
}

/**
 * Opens the store in a folder, which is made when the first file comes. Without `compresses`, text is kept as it is: the best
 * compression takes longer than an organiser who has just saved wants to wait.
 */
export function openFileStore(folder: string, { compresses = true } = {}): FileStore {
  const place = (hash: string, name: string) => join(folder, hash, name);
  const has = (hash: string, name: string) =>
    stat(place(hash, name)).then(
      () => true,
      () => false,
    );
  const read: FileStore["read"] = (hash, name, form) =>
    readFile(place(hash, name) + (form ? `.${form}` : "")).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
      throw error;
    });
  const holds: FileStore["holds"] = async (hash, name, bytes) => {
    if (!(await read(hash, name))?.equals(bytes)) return false;
    if (!storedKind(name)?.isText) return true;
    const [brotli, gzip] = await Promise.all([read(hash, name, "br"), read(hash, name, "gz")]);
    return isCompressed(bytes, { ...(brotli && { brotli }), ...(gzip && { gzip }) });
  };
  return {
    folder,
    has,
    holds,
    read,
    async put(hash, name, content) {
      if (!isStorable(hash, name)) throw new Error(`The store has no place for ${hash}/${name}.`);
      if ((await has(hash, name)) && (await holds(hash, name, await bytesOf(content)))) return;
      await mkdir(join(folder, hash), { recursive: true });
      if (compresses && storedKind(name)?.isText) await putCompressed(place(hash, name), await bytesOf(content));
      // Last, so that a file which is there always has its compressed forms beside it.
      await write(place(hash, name), content);
    },
  };
}

async function putCompressed(path: string, bytes: Buffer): Promise<void> {
  const { brotli, gzip } = await compress(bytes);
  if (brotli) await write(`${path}.br`, brotli);
  if (gzip) await write(`${path}.gz`, gzip);
}

// Under another name first: whoever reads, or a crash, never meets half a file.
async function write(path: string, content: Content): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  if (Buffer.isBuffer(content)) await writeFile(draft, content);
  else await copyFile(content.path, draft);
  await rename(draft, path);
}

async function bytesOf(content: Content): Promise<Buffer> {
  return Buffer.isBuffer(content) ? content : readFile(content.path);
}
