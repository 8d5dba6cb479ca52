import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A content to copy: its SHA-256 and how many bytes it has. */
export interface CachedContent {
  sha256: string;
  bytes: number;
}

/** Reads a content from the store that servers share, in parts. */
export type FetchContent = () => AsyncIterable<Uint8Array>;

/**
 * Copies of shared contents on this server's disk, limited in bytes: the least recently used are
 * removed first.
 */
export interface FileCache {
  /** Absolute path of the folder. It can be removed at any time. */
  folder: string;
  /**
   * Returns the path of a whole copy, made by `fetch` if there is none or a damaged one. It stays
   * for a minute at least. Throws DamagedContent if `fetch` returns other bytes twice, and
   * CacheFull if the disk has no room.
   */
  locate(content: CachedContent, fetch: FetchContent): Promise<string>;
}

/** This server's disk has no room for a copy, also without the others. */
export class CacheFull extends Error {}

/** The bytes in the store do not match their hash. */
export class DamagedContent extends Error {}

/** Copies by their SHA-256. */
interface Copies {
  /** `checkedAt` is the file's time when this process last compared its bytes with their hash. */
  known: Map<string, { bytes: number; usedAt: number; checkedAt?: number }>;
  total: number;
}

// A copy in use is not removed: a response opens its file after `locate`, and another process may
// use the same folder.
const leastAgeMs = 60_000;
const touchEveryMs = 20_000;

/** Opens the cache in a folder, which is created with the first copy. */
export function openFileCache(folder: string, mostBytes: number): FileCache {
  const copies: Copies = { known: new Map(), total: 0 };
  const running = new Map<string, Promise<string>>();
  const place = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  let listing: Promise<void> | undefined;
  let isEvicting = false;
  const keepBounded = async () => {
    listing ??= listCopies(folder, copies);
    await listing;
    if (copies.total <= mostBytes || isEvicting) return;
    isEvicting = true;
    // More than necessary, so that not every further copy evicts again.
    await evictOldest(copies, mostBytes * 0.9, place).finally(() => {
      isEvicting = false;
    });
  };
  // On a full disk, other copies make room; if they are none, or all in use, there is no copy.
  const writeWithRoom = async (path: string, content: CachedContent, fetch: FetchContent) => {
    try {
      return await write(path, content, fetch);
    } catch (error) {
      if (!isFull(error)) throw error;
    }
    listing ??= listCopies(folder, copies);
    await listing;
    await evictOldest(copies, 0, place);
    return write(path, content, fetch).catch((error) => {
      throw isFull(error) ? new CacheFull(`There is no room in ${folder}.`, { cause: error }) : error;
    });
  };
  const copy = async (content: CachedContent, fetch: FetchContent) => {
    const path = place(content.sha256);
    if (await hasCopy(copies, path, content)) return path;
    // A second try: the connection may have been cut.
    if (!((await writeWithRoom(path, content, fetch)) || (await writeWithRoom(path, content, fetch)))) {
      forget(copies, content.sha256);
      throw new DamagedContent(`The store has other bytes than those of ${content.sha256}.`);
    }
    recordUse(copies, content, { usedAt: Date.now(), checkedAt: (await stat(path)).mtimeMs });
    keepBounded().catch(() => undefined);
    return path;
  };
  return {
    folder,
    locate(content, fetch) {
      const { sha256 } = content;
      const download = running.get(sha256) ?? copy(content, fetch).finally(() => running.delete(sha256));
      running.set(sha256, download);
      return download;
    },
  };
}

function isFull(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "");
}

function recordUse(
  copies: Copies,
  { sha256, bytes }: CachedContent,
  use: { usedAt: number; checkedAt?: number },
): void {
  forget(copies, sha256);
  copies.known.set(sha256, { bytes, ...use });
  copies.total += bytes;
}

function forget(copies: Copies, sha256: string): void {
  copies.total -= copies.known.get(sha256)?.bytes ?? 0;
  copies.known.delete(sha256);
}

// Returns whether there is a whole copy: its bytes are compared with their hash once, and again if
// the file has changed.
async function hasCopy(copies: Copies, path: string, content: CachedContent): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats || stats.size !== content.bytes) return false;
  const isChecked = copies.known.get(content.sha256)?.checkedAt === stats.mtimeMs;
  if (!isChecked && (await computeHash(path)) !== content.sha256) return false;
  let checkedAt = stats.mtimeMs;
  if (Date.now() - checkedAt > touchEveryMs) {
    // The file's time is that of its last use, also for other processes and the next start.
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined);
    checkedAt = (await stat(path).catch(() => stats)).mtimeMs;
  }
  recordUse(copies, content, { usedAt: Date.now(), checkedAt });
  return true;
}

// Under another name first, so that nobody reads half a copy. Returns whether the bytes are those
// of the hash.
async function write(path: string, { sha256, bytes }: CachedContent, fetch: FetchContent): Promise<boolean> {
  const draft = `${path}.${randomUUID()}.draft`;
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash("sha256");
  let size = 0;
  try {
    const file = await open(draft, "w");
    try {
      for await (const part of fetch()) {
        hash.update(part);
        size += part.length;
        if (size > bytes) break;
        await file.writeFile(part);
      }
    } finally {
      await file.close();
    }
    const isWhole = size === bytes && hash.digest("hex") === sha256;
    if (isWhole) await rename(draft, path);
    return isWhole;
  } finally {
    await rm(draft, { force: true });
  }
}

async function computeHash(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest("hex");
}

async function evictOldest(copies: Copies, mostBytes: number, place: (sha256: string) => string): Promise<void> {
  for (const [sha256] of [...copies.known].sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
    if (copies.total <= mostBytes) return;
    const stats = await stat(place(sha256)).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs < leastAgeMs) continue;
    forget(copies, sha256);
    await rm(place(sha256), { force: true });
  }
}

// The copies of an earlier run.
async function listCopies(folder: string, copies: Copies): Promise<void> {
  for (const group of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, group)).catch(() => [])) {
      const path = join(folder, group, name);
      const stats = await stat(path).catch(() => undefined);
      if (!stats || copies.known.has(name)) continue;
      if (/^[0-9a-f]{64}$/.test(name))
        recordUse(copies, { sha256: name, bytes: stats.size }, { usedAt: stats.mtimeMs });
      // Left by a crash.
      else if (Date.now() - stats.mtimeMs > 3_600_000) await rm(path, { force: true });
    }
  }
}
