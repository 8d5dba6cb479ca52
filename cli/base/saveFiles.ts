import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getEnding } from "#core/fileEndings.ts";
import { cleanName } from "#server/people/uploads/names.ts";

interface FileToSave {
  id: string;
  /** As the runner called it. */
  name: string;
}

/**
 * What was written: the paths; the names of files that are no longer stored; or the paths that
 * exist, and then nothing is written.
 */
export type Saved = { outcome: "saved"; paths: string[]; missing: string[] } | { outcome: "exists"; paths: string[] };

/**
 * Writes files into a folder, each readable for its owner only, and never over a file that exists.
 * Names have no folders and no characters that a system refuses; of two with the same name the
 * second one gets a number.
 */
export async function saveFiles(
  folder: string,
  files: FileToSave[],
  open: (id: string) => Promise<Readable | undefined>,
): Promise<Saved> {
  const names = distinctNames(files.map(({ name }) => sanitiseName(name)));
  const targets = files.map(({ id }, at) => ({ id, path: join(folder, names[at] as string) }));
  const existing = targets.filter(({ path }) => existsSync(path)).map(({ path }) => path);
  if (existing.length > 0) return { outcome: "exists", paths: existing };
  await mkdir(folder, { recursive: true });
  const saved = { outcome: "saved" as const, paths: [] as string[], missing: [] as string[] };
  for (const { id, path } of targets) {
    const content = await open(id);
    if (content) await writeNew(content, path);
    (content ? saved.paths : saved.missing).push(path);
  }
  return saved;
}

// Files of these names are devices on Windows.
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function sanitiseName(name: string): string {
  const clean = cleanName(name).replace(/[. ]+$/, "");
  return devices.test(clean) ? `_${clean}` : clean || "file";
}

function distinctNames(names: string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const ending = getEnding(name) && `.${getEnding(name)}`;
    const stem = name.slice(0, name.length - ending.length);
    let free = name;
    // Some file systems ignore case.
    for (let number = 2; used.has(free.toLowerCase()); number++) free = `${stem} (${number})${ending}`;
    used.add(free.toLowerCase());
    return free;
  });
}

async function writeNew(content: Readable, path: string): Promise<void> {
  const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
  let isOurs = false;
  file.once("open", () => {
    isOurs = true;
  });
  try {
    await pipeline(content, file);
  } catch (error) {
    if (isOurs) await rm(path, { force: true });
    throw error;
  }
}
