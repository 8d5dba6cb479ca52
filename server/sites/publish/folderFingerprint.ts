import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { listPaths } from "./listPaths.ts";
import { readPackFolders } from "./packs.ts";

/**
 * What a folder's files look like from outside; two equal fingerprints mean that no file was read
 * to compare them.
 */
export interface FolderFingerprint {
  hash: string;
  /** Whether a file changed so recently that a further change could have the same time. */
  isFresh: boolean;
}

// Coarser file systems keep times in steps of up to two seconds.
const freshMs = 2000;
const atOnce = 32;

/**
 * Returns the fingerprint of a folder: the names, sizes, times and inodes of its files. Their bytes
 * are not read. The time of a file's last change of any kind is among them, which no program can
 * set back.
 */
export async function fingerprintFolder(folder: string): Promise<FolderFingerprint> {
  const { paths, unreadable } = await listPaths(folder);
  const hash = createHash("sha256").update(unreadable.sort().join("\n"));
  let newest = 0;
  for (let first = 0; first < paths.length; first += atOnce) {
    const batch = paths.slice(first, first + atOnce);
    const stats = await Promise.all(batch.map((path) => stat(join(folder, path))));
    for (const [index, { size, mtimeMs, ctimeMs, ino }] of stats.entries()) {
      hash.update(`${batch[index]}\n${size} ${mtimeMs} ${ctimeMs} ${ino}\n`);
      newest = Math.max(newest, mtimeMs, ctimeMs);
    }
  }
  return { hash: hash.digest("hex"), isFresh: newest > Date.now() - freshMs };
}

/** Returns the fingerprint of a site's folder, together with those of the packs that it names. */
export async function fingerprintSite(folder: string): Promise<FolderFingerprint> {
  const folderFingerprint = await fingerprintFolder(folder);
  const packs = await readPackFolders(folder);
  if (packs.length === 0) return folderFingerprint;
  const fingerprints = [folderFingerprint, ...(await Promise.all(packs.map(fingerprintFolder)))];
  const hash = createHash("sha256").update(fingerprints.map((folderFingerprint) => folderFingerprint.hash).join("\n"));
  return { hash: hash.digest("hex"), isFresh: fingerprints.some(({ isFresh }) => isFresh) };
}

/** Returns the fingerprint of several folders together. */
export async function fingerprintFolders(folders: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of folders) hash.update((await fingerprintFolder(folder)).hash);
  return hash.digest("hex");
}
