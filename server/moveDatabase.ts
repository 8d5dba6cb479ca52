import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { uploads } from "./base/db/accountSchema.ts";
import { type MovedRows, moveRows } from "./base/db/moveRows.ts";
import {
  type Database,
  embeddedFolder,
  isEmbeddedMade,
  movedFolder,
  openEmbedded,
  openPostgres,
} from "./base/db/open.ts";
import type { Env } from "./base/env/env.ts";
import { openSecrets } from "./base/secrets/secrets.ts";
import { startError } from "./base/startError.ts";
import { uploadPath } from "./people/uploads/store.ts";
import { openStore } from "./sites/files/openStore.ts";

/** What was moved, and what stays on this disk. */
export interface MovedDatabase extends MovedRows {
  /** How many published files are in the store of all servers now. */
  files: number;
  /**
   * How many uploads are in the folder of uploads, which only servers that share it can read; 0 if
   * they are in S3.
   */
  uploads: number;
  /** The folder that the embedded database has from now on. */
  folder: string;
}

/**
 * Moves everything of the embedded database to the PostgreSQL of `databaseUrl`, and published files
 * to the store that servers share. The embedded database keeps a name under which no server opens
 * it. Throws a StartError if a server still runs on it, if PostgreSQL is not empty, or if anything
 * differs; then nothing is changed.
 */
export async function moveDatabase(env: Env): Promise<MovedDatabase> {
  const { databaseUrl, dataDir } = env;
  if (!databaseUrl) throw startError("moveNeedsUrl");
  if (!isEmbeddedMade(dataDir)) throw startError("nothingToMove", { folder: embeddedFolder(dataDir) });
  const embedded = await openEmbedded(dataDir);
  const { db, close } = await openPostgres(databaseUrl, env).catch(async (error) => {
    await embedded.close();
    throw error;
  });
  try {
    let report: MovedRows;
    try {
      // With another key, nobody could read what is sealed in it.
      await openSecrets(embedded.db, env);
      report = await moveRows(embedded.db, db);
    } finally {
      await embedded.close();
    }
    await rename(embeddedFolder(dataDir), movedFolder(dataDir));
    const { shareEarlier } = await openStore(env, db);
    const files = (await shareEarlier?.(new AbortController().signal)) ?? 0;
    return { ...report, files, uploads: await shareUploads(db, env), folder: movedFolder(dataDir) };
  } finally {
    await close();
  }
}

// Those of the folder are sent to the bucket, if there is one; else they stay in the folder, and
// are counted.
async function shareUploads(db: Database, { uploads: { s3 }, dataDir }: Env): Promise<number> {
  const rows = await db.select({ key: uploads.key, type: uploads.type }).from(uploads);
  if (!s3) return rows.length;
  const bucket = (await import("./people/uploads/s3Store.ts")).openS3Store(s3);
  for (const { key, type } of rows) {
    const path = uploadPath(join(dataDir, "uploads"), key);
    if (existsSync(path)) await bucket.put(key, path, type);
  }
  return 0;
}
