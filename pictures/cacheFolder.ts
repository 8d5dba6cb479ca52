import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";

/**
 * Returns the folder in which made pictures are cached: that of the server's data, so that what the
 * command has made is ready for the server. Outside of a clone it is in the user's cache folder,
 * unless DATA_DIR names a data folder.
 */
export function pictureCache(env: NodeJS.ProcessEnv = process.env): string {
  const clone = findClone(import.meta.dirname);
  const data = env.DATA_DIR || (clone && ".data");
  return data ? join(resolve(clone ?? ".", data), "pictures") : join(userCache(env), "startline", "pictures");
}

function findClone(folder: string): string | undefined {
  if (existsSync(join(folder, "startline.js")) && existsSync(join(folder, "fixtures"))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findClone(parent);
}

function userCache({ XDG_CACHE_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv): string {
  if (process.platform === "win32" && LOCALAPPDATA) return LOCALAPPDATA;
  if (process.platform === "darwin") return join(homedir(), "Library", "Caches");
  return XDG_CACHE_HOME || join(homedir(), ".cache");
}
