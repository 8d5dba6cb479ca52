import { chmod, lstat, opendir, realpath } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes files and folders that this process creates from now on accessible to its own user only:
 * 0600 and 0700.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * How many files and folders other users could access: those that they no longer can, and those
 * that belong to somebody else and stay as they are.
 */
export interface Narrowed {
  narrowed: number;
  left: number;
}

/**
 * Takes the rights of other users from a folder, or from the one that a link leads to: they no
 * longer get at what is in it.
 */
export async function narrowFolder(folder: string): Promise<Narrowed> {
  const counts = { narrowed: 0, left: 0 };
  await narrow(await realpath(folder), counts);
  return counts;
}

/**
 * Takes the rights of other users from everything in a folder and adds to the counts. Links are
 * neither followed nor changed.
 */
export async function narrowContent(folder: string, counts: Narrowed, signal: AbortSignal): Promise<void> {
  for await (const entry of await opendir(folder)) {
    if (signal.aborted) return;
    const path = join(folder, entry.name);
    // The database and the caches remove files at any time.
    await narrow(path, counts).catch(ignore("ENOENT"));
    if (entry.isDirectory()) await narrowContent(path, counts, signal).catch(ignore("ENOENT", "EACCES"));
  }
}

async function narrow(path: string, counts: Narrowed): Promise<void> {
  const stats = await lstat(path);
  // Windows has no such rights, and its modes do not state who may read.
  if (process.platform === "win32" || stats.isSymbolicLink() || (stats.mode & 0o077) === 0) return;
  try {
    await chmod(path, stats.mode & 0o7700);
    counts.narrowed++;
  } catch (error) {
    ignore("EPERM", "EACCES", "EROFS")(error as NodeJS.ErrnoException);
    counts.left++;
  }
}

function ignore(...codes: string[]): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (!codes.includes(error.code ?? "")) throw error;
  };
}
