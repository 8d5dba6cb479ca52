import { readFile, rm, writeFile } from "node:fs/promises";
import { startError } from "../startError.ts";

// How often a lock is tried that others free and take at the same time.
const attempts = 5;

/**
 * Keeps other processes out of an embedded database's folder, which two at once would destroy.
 * Returns what frees it. Throws StartError when a living process has it; a lock left by a crash is
 * taken over. After a restart of the machine the number in such a lock may be another program's, so
 * the sentence names the file too.
 */
export async function lockFolder(folder: string, readFile = readLock): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await writeFile(file, String(process.pid), { flag: "wx" });
      return () => rm(file, { force: true });
    } catch (error) {
      if (findCode(error) !== "EEXIST" || attempt === attempts) throw error;
      const content = await readFile(file);
      // Its owner has freed it since: it is tried again, and not removed, because it may have
      // another owner by now.
      if (content === undefined) continue;
      const owner = Number(content);
      if (isAlive(owner)) {
        throw startError("databaseInUse", { owner, folder, file });
      }
      await rm(file, { force: true });
    }
  }
}

/** Returns the id of the process in a lock; undefined if there is no lock. */
export async function readLock(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (findCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

function findCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

// In a container the program often has the same id at every start, so its own id means a lock from
// before.
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return findCode(error) === "EPERM";
  }
}
