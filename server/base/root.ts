import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The project's folder, found from this file's place, which differs between the sources and the
 * built server.
 */
export const root = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("The server's files are not inside the project: no package.json above them.");
  return findRoot(parent);
}
