import { join } from "node:path";
import { type Cache, openCache } from "#pictures/cache.ts";
import type { Env } from "../../../base/env/env.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { openFolderStore, type UploadStore } from "../../../people/uploads/store.ts";
import type { RaceTools } from "../../../race/tools.ts";

/** The photos as they were given, which nobody gets, and the sizes that were made of them. */
export interface PhotoFiles {
  store: UploadStore;
  /** On this server's disk. */
  sizes: Cache;
  /** Absolute path of the folder in which files of the store are opened to be scaled. */
  arrivals: string;
}

/** What the functions of photos work with. */
export type PhotoTools = RaceTools & { secrets: Secrets; photos: PhotoFiles };

/** Opens the files of photos: in an S3-compatible store if the settings name one, else on disk. */
export async function openPhotoFiles({
  uploads: { s3 },
  dataDir,
}: Pick<Env, "uploads" | "dataDir">): Promise<PhotoFiles> {
  const store = s3
    ? (await import("../../../people/uploads/s3Store.ts")).openS3Store(s3, "photos/")
    : openFolderStore(join(dataDir, "photos"));
  return { store, sizes: openCache(join(dataDir, "photo-sizes")), arrivals: join(dataDir, "arrivals") };
}
