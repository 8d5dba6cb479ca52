import { type FSWatcher, watch } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

// An editor writes a file in several steps, and a checkout writes many files: they are one change.
const quietMs = 60;

/**
 * Calls `onChange` after files in folders or below them were changed, once for what changes
 * together and never while it is still at work. `list` returns the folders, again after each
 * change. Returns what stops it. Rejects if a folder cannot be read.
 */
export async function watchFolder(
  list: () => string[] | Promise<string[]>,
  onChange: () => Promise<void>,
): Promise<() => void> {
  const watched = new Map<string, FSWatcher>();
  const change = settle(async () => {
    await watchAll();
    await onChange();
  });
  // Each folder has a watcher of its own: those of files are lost when an editor puts a new file in
  // the place of the old one.
  const watchAll = async () => {
    const roots = await list();
    const folders = [...roots, ...(await Promise.all(roots.map(foldersIn))).flat()];
    for (const [path, watcher] of watched) {
      if (folders.includes(path)) continue;
      watcher.close();
      watched.delete(path);
    }
    for (const path of folders) if (!watched.has(path)) watched.set(path, watchOne(path, change.ask));
  };
  await watchAll();
  return () => {
    change.stop();
    for (const watcher of watched.values()) watcher.close();
  };
}

function watchOne(path: string, onEvent: () => void): FSWatcher {
  const watcher = watch(path, (_event, file) => {
    // Editors keep their own notes beside a file for a moment.
    if (file && /^\.|~$|\.sw[a-z]$/.test(file)) return;
    onEvent();
  });
  // The parent's watcher reports a folder that is removed.
  watcher.on("error", () => watcher.close());
  return watcher;
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Debounces `work`, and runs it again if it is requested while it runs. */
function settle(work: () => Promise<void>): { ask(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWorking = false;
  let isAsked = false;
  const run = async () => {
    if (isWorking) return;
    isWorking = true;
    isAsked = false;
    await work().finally(() => {
      isWorking = false;
    });
    if (isAsked) ask();
  };
  const ask = () => {
    isAsked = true;
    clearTimeout(timer);
    timer = setTimeout(run, quietMs);
  };
  return { ask, stop: () => clearTimeout(timer) };
}
