import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { withoutInvisible } from "#core/invisible.ts";

/** The files of a folder and of the folders in it, by their paths with forward slashes, sorted. */
export interface Listed {
  paths: string[];
  /** The paths of the folders in it. */
  folders: string[];
  /**
   * Files and folders whose name is not UTF-8 or has invisible characters, with U+FFFD in their
   * place.
   */
  unreadable: string[];
}

/** Lists a folder without hidden files and folders, such as .git; links are not followed. */
export async function listPaths(folder: string): Promise<Listed> {
  const listed: Listed = { paths: [], folders: [], unreadable: [] };
  await addFolder(listed, folder, "");
  listed.paths.sort();
  return listed;
}

async function addFolder(listed: Listed, folder: string, below: string): Promise<void> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const folders: string[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith(".")) continue;
    const path = `${below}${entry.name}`;
    // Names are bytes on the disk: read as UTF-8, others have U+FFFD in them, and cannot be opened
    // by that name.
    const shown = withoutInvisible(path, "\ufffd");
    if (shown.includes("\ufffd")) listed.unreadable.push(shown);
    else if (entry.isDirectory()) folders.push(`${path}/`);
    else if (entry.isFile()) listed.paths.push(path);
  }
  listed.folders.push(...folders.map((folder) => folder.slice(0, -1)));
  await Promise.all(folders.map((one) => addFolder(listed, folder, one)));
}
