import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isCompressed, md5 } from "../../base/http/prebuilt.ts";
import { findFiles } from "./fileIndex.ts";
import { isStorable } from "./names.ts";
import { type SharedParts, storeFile } from "./sharedStore.ts";
import type { FileStore } from "./store.ts";
import { storedKind } from "./types.ts";

/**
 * Returns a shared store that also has what only this server's disk has, from before servers shared
 * their files: such a file is moved into the shared store when it is first read.
 */
export function withEarlierFiles(shared: FileStore, earlier: FileStore, parts: SharedParts): FileStore {
  const adopt = (hash: string, name: string) => adoptFile(parts, earlier, hash, name);
  return {
    ...shared,
    async read(hash, name, form) {
      const content = await shared.read(hash, name, form);
      if (content || form || !(await adopt(hash, name))) return content;
      return shared.read(hash, name);
    },
    async locate(hash, name) {
      const location = await shared.locate(hash, name);
      if (location !== undefined || !(await adopt(hash, name))) return location;
      return shared.locate(hash, name);
    },
    async findMissing(paths) {
      const missing = await shared.findMissing(paths);
      const stillMissing: string[] = [];
      for (const path of missing) {
        const [hash = "", name = ""] = path.split("/");
        if (!(await adopt(hash, name))) stillMissing.push(path);
      }
      return stillMissing;
    },
  };
}

/**
 * Moves all files that only this server's disk has into the shared store; returns how many. They
 * are read one by one.
 */
export async function shareEarlierFiles(parts: SharedParts, earlier: FileStore, signal: AbortSignal): Promise<number> {
  let shared = 0;
  for await (const paths of listFiles(earlier.folder)) {
    const files = await findFiles(parts.db, paths);
    for (const path of paths.filter((path) => !files.has(path))) {
      const [hash = "", name = ""] = path.split("/");
      if (signal.aborted) return shared;
      if (await adoptFile(parts, earlier, hash, name)) shared++;
    }
  }
  return shared;
}

async function adoptFile(parts: SharedParts, earlier: FileStore, hash: string, name: string): Promise<boolean> {
  const kind = storedKind(name);
  const plain = kind && isStorable(hash, name) ? await earlier.read(hash, name) : undefined;
  // The variants of a picture share the hash of all their hashes, which one of them cannot be
  // compared with.
  if (!plain || (kind?.isText && md5(plain) !== hash)) return false;
  const [brotli, gzip] = await Promise.all([earlier.read(hash, name, "br"), earlier.read(hash, name, "gz")]);
  const forms = { ...(brotli && { brotli }), ...(gzip && { gzip }) };
  const areForms = (brotli || gzip) && (await isCompressed(plain, forms));
  await storeFile(parts, hash, name, plain, areForms ? forms : undefined);
  return true;
}

async function* listFiles(folder: string): AsyncGenerator<string[]> {
  let paths: string[] = [];
  for (const hash of await readdir(folder).catch(() => [])) {
    const names = await readdir(join(folder, hash)).catch(() => []);
    paths.push(...names.filter((name) => storedKind(name) && isStorable(hash, name)).map((name) => `${hash}/${name}`));
    if (paths.length < 500) continue;
    yield paths;
    paths = [];
  }
  yield paths;
}
