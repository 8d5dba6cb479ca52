import { readFile, rm, writeFile } from "node:fs/promises";
import { startError } from "../startError.ts";

/**
 * Keeps other processes out of an embedded database's folder, which two at once would destroy. Returns what frees it.
 * Throws StartError when a living process has it; a lock left by a crash is taken over. After a restart of the machine the
 * number in such a lock may be another program's, so the sentence names the file too.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await writeFile(file, String(process.pid), { flag: "wx" });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST" || attempt > 0) throw error;
      const owner = Number(await readFile(file, "utf8"));
      if (isAlive(owner)) {
        throw startError("databaseInUse", { owner, folder, file });
      }
      await rm(file, { force: true });
    }
  }
}

// In a container the program often has the same id at every start, so its own id means a lock from before.
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
