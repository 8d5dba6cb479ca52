import { join } from "node:path";
import type { Database } from "../../base/db/open.ts";
import type { Env } from "../../base/env/env.ts";
import type { S3Settings } from "../../base/env/uploadSettings.ts";
import { type Contents, openDatabaseContents } from "./contents.ts";
import { shareEarlierFiles, withEarlierFiles } from "./earlierFiles.ts";
import { openFileCache } from "./fileCache.ts";
import { openSharedStore } from "./sharedStore.ts";
import { type FileStore, openFileStore } from "./store.ts";

/** The store of published files that the settings name. */
export interface OpenStore {
  store: FileStore;
  /** The place that operators know it by. */
  place: string;
  /**
   * Moves what only this server's disk has into the store that servers share; returns how many
   * files. Missing if the disk is the store.
   */
  shareEarlier?(signal: AbortSignal): Promise<number>;
}

/**
 * Opens the store of published files: with S3_* that store, else the PostgreSQL of DATABASE_URL,
 * each with a cache in DATA_DIR/cache; with the embedded database the folder DATA_DIR/files.
 */
export async function openStore(
  env: Pick<Env, "dataDir" | "databaseUrl" | "uploads" | "fileCacheBytes">,
  db: Database,
): Promise<OpenStore> {
  const folder = join(env.dataDir, "files");
  const onDisk = openFileStore(folder);
  const { s3 } = env.uploads;
  if (!s3 && !env.databaseUrl) return { store: onDisk, place: folder };
  const cache = openFileCache(join(env.dataDir, "cache"), env.fileCacheBytes);
  const parts = { db, contents: await openContents(db, s3), cache };
  return {
    store: withEarlierFiles(openSharedStore(parts), onDisk, parts),
    place: s3 ? `the bucket ${s3.bucket}` : "the database",
    shareEarlier: (signal) => shareEarlierFiles(parts, onDisk, signal),
  };
}

async function openContents(db: Database, s3: S3Settings | undefined): Promise<Contents> {
  const inDatabase = openDatabaseContents(db);
  // The client of S3 is large; most servers never need it.
  return s3 ? withContentsBefore((await import("./s3Contents.ts")).openS3Contents(s3), inDatabase) : inDatabase;
}

/** Returns contents that also read what is only in the store from before. */
export function withContentsBefore(contents: Contents, before: Contents): Contents {
  return {
    ...contents,
    async *read(sha256) {
      let isFound = false;
      for await (const part of contents.read(sha256)) {
        isFound = true;
        yield part;
      }
      if (!isFound) yield* before.read(sha256);
    },
  };
}
