import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
// Several times what the tests use at once.
const enoughBytes = 4 * 2 ** 30;

/**
 * Gives the tests a temporary folder in memory, if this machine has room for one, and returns what
 * removes it. Tests write thousands of small files and databases; on a disk, that takes twice the
 * processor time. A TMPDIR that is already set stays.
 */
export default function openMemoryFolder(): (() => void) | undefined {
  if (process.env.TMPDIR || !hasRoom()) return undefined;
  const folder = mkdtempSync(join(memory, "startline-tests-"));
  // PostgreSQL runs as a user of its own, who has to get in.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}

function hasRoom(): boolean {
  if (!existsSync(memory) || !existsSync("/proc/mounts")) return false;
  const options = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .findLast(([, place]) => place === memory)?.[3];
  // Tests start programs that they have written.
  if (!options || /\b(?:noexec|ro)\b/.test(options)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) >= enoughBytes;
}
