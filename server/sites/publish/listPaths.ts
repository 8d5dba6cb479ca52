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
  const listing: Listed = { paths: [], folders: [], unreadable: [] };
  await addFolder(listing, folder, "");
  listing.paths.sort();
  return listing;
}

async function addFolder(listing: Listed, folder: string, below: string): Promise<void> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const folders: string[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith(".")) continue;
    const path = `${below}${entry.name}`;
    // Names are bytes on the disk: read as UTF-8, others have U+FFFD in them, and cannot be opened
    // by that name.
    const name = withoutInvisible(path, "\ufffd");
    if (name.includes("\ufffd")) listing.unreadable.push(name);
    else if (entry.isDirectory()) folders.push(`${path}/`);
    else if (entry.isFile()) listing.paths.push(path);
  }
  listing.folders.push(...folders.map((folder) => folder.slice(0, -1)));
  await Promise.all(folders.map((subfolder) => addFolder(listing, folder, subfolder)));
}
