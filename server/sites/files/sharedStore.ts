import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setBounded } from "#core/boundedMap.ts";
import { gather } from "../../base/db/gather.ts";
import type { Database } from "../../base/db/open.ts";
import { compress } from "../../base/http/prebuilt.ts";
import type { Contents } from "./contents.ts";
import { CacheFull, DamagedContent, type FileCache } from "./fileCache.ts";
import { enterFiles, findFiles, type IndexedFile, markDamaged } from "./fileIndex.ts";
import { isStorable } from "./names.ts";
import { type FileStore, getBytes, holdsBytes, NoCopy, StoreFailed } from "./store.ts";
import { storedKind } from "./types.ts";

/** What a store that servers share is made of. */
export interface SharedParts {
  db: Database;
  contents: Contents;
  /** This server's copies. */
  cache: FileCache;
  /** Called with a line for the log. */
  warn?: (line: string) => void;
}

/** The compressed forms of a text that are smaller than it. */
export type CompressedForms = Awaited<ReturnType<typeof compress>>;

const mostKnown = 20_000;

/**
 * Opens the store of published files that servers share: paths in the database, bytes in
 * `contents`, copies in this server's cache.
 */
export function openSharedStore(parts: SharedParts): FileStore {
  const cache = new Map<string, IndexedFile>();
  const findGathered = gather((paths) => findFiles(parts.db, paths));
  const find = async (path: string) => {
    const file = cache.get(path) ?? (await findGathered(path));
    if (file) setBounded(cache, path, file, mostKnown);
    return file;
  };
  const locate = async (path: string, isSecondTry = false): Promise<string | undefined> => {
    const file = await find(path);
    if (!file) return undefined;
    try {
      return await parts.cache.locate(file, () => parts.contents.read(file.sha256));
    } catch (error) {
      if (error instanceof CacheFull) throw new NoCopy(`${path} cannot be copied.`, { cause: error });
      if (!(error instanceof DamagedContent)) throw new StoreFailed(`${path} cannot be read.`, { cause: error });
      // Another server may have stored other bytes at this path meanwhile.
      cache.delete(path);
      if (!isSecondTry && (await find(path))?.sha256 !== file.sha256) return locate(path, true);
      await reportDamage(parts, path, file);
      return undefined;
    }
  };
  const read: FileStore["read"] = async (hash, name, form) => {
    const at = pathIn(hash, name, form);
    // A copy may be removed between these two steps; it is then fetched again.
    const open = async () => {
      const copy = at && (await locate(at));
      return copy ? readFile(copy) : undefined;
    };
    return open().catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return open();
      if (at && error instanceof NoCopy) return readWhole(at);
      throw error;
    });
  };
  // Without a copy, as long as the disk is full.
  const readWhole = async (path: string) => {
    const file = await find(path);
    if (!file) return undefined;
    const bytes = await gatherBytes(parts.contents.read(file.sha256));
    if (sha256(bytes) === file.sha256) return bytes;
    await reportDamage(parts, path, file);
    return undefined;
  };
  return {
    folder: parts.cache.folder,
    async put(hash, name, content) {
      for (const path of await storeFile(parts, hash, name, await getBytes(content))) cache.delete(path);
    },
    async findMissing(paths) {
      const files = await findFiles(parts.db, paths);
      return paths.filter((path) => files.get(path)?.isDamaged !== false);
    },
    async tryRead(hash, name) {
      const path = pathIn(hash, name);
      const file = path && (await find(path));
      if (file) for await (const _part of parts.contents.read(file.sha256)) return;
    },
    holds: (hash, name, bytes) => holdsBytes(read, hash, name, bytes),
    locate: async (hash, name) => {
      const path = pathIn(hash, name);
      return path && locate(path);
    },
    read,
  };
}

/**
 * Stores a file and its compressed forms, all or none, for all servers; `forms` are those forms if
 * they are known. Returns the paths that it wrote, none if everything was stored before.
 */
export async function storeFile(
  { db, contents }: Pick<SharedParts, "db" | "contents">,
  hash: string,
  name: string,
  plain: Buffer,
  forms?: CompressedForms,
): Promise<string[]> {
  const path = pathIn(hash, name);
  if (!path) throw new Error(`The store has no place for ${hash}/${name}.`);
  if (await isStored(db, contents, path, sha256(plain))) return [];
  const { brotli, gzip } = forms ?? (storedKind(name)?.isText ? await compress(plain) : {});
  const pieces: [path: string, content: Buffer][] = [[path, plain]];
  if (brotli) pieces.push([`${path}.br`, brotli]);
  if (gzip) pieces.push([`${path}.gz`, gzip]);
  const files = pieces.map(([at, content]) => ({ path: at, sha256: sha256(content), bytes: content.length, content }));
  for (const { sha256: hash, content } of files) await contents.put(hash, content);
  // Together and last: a path that is entered has its bytes and its compressed forms.
  await enterFiles(
    db,
    files.map(({ content: _, ...file }) => file),
  );
  return files.map(({ path: at }) => at);
}

async function isStored(db: Database, contents: Contents, path: string, hash: string): Promise<boolean> {
  const rows = await findFiles(db, [path, `${path}.br`, `${path}.gz`]);
  if (rows.get(path)?.sha256 !== hash) return false;
  for (const { sha256: fileHash, bytes, isDamaged } of rows.values())
    if (isDamaged || !(await contents.holds(fileHash, bytes))) return false;
  return true;
}

async function reportDamage({ db, warn = console.error }: SharedParts, path: string, { sha256: hash }: IndexedFile) {
  await markDamaged(db, hash);
  warn(`The stored bytes of ${path} are damaged or missing. Publish its site again.`);
}

async function gatherBytes(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const part of parts) chunks.push(part);
  return Buffer.concat(chunks);
}

function pathIn(hash: string, name: string, form?: "br" | "gz"): string | undefined {
  if (!isStorable(hash, name)) return undefined;
  return form ? `${hash}/${name}.${form}` : `${hash}/${name}`;
}

function sha256(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
