import { join } from "node:path";
import type { Env } from "../base/env/env.ts";
import type { FileStore } from "../sites/files/store.ts";

/** Returns the folders that a server writes to: each may be a disk of its own. */
export function writtenFolders(
  { dataDir, databaseUrl, uploads }: Pick<Env, "dataDir" | "databaseUrl" | "uploads">,
  { folder }: Pick<FileStore, "folder">,
): string[] {
  const others = ["arrivals", ...(uploads.s3 ? [] : ["uploads"]), ...(databaseUrl ? [] : ["pg"])];
  return [dataDir, folder, ...others.map((name) => join(dataDir, name))];
}
