import { join } from "node:path";
import type { Database } from "../../base/db/open.ts";
import type { AccountSettings } from "../../base/env/accountSettings.ts";
import type { Env } from "../../base/env/env.ts";
import type { UploadSettings } from "../../base/env/uploadSettings.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { openFolderStore, type UploadStore } from "./store.ts";

/** The parts that the functions of uploads share. */
export interface Uploads {
  db: Database;
  secrets: Secrets;
  settings: UploadSettings;
  /** What organisers need before they read others' files. */
  accounts: Pick<AccountSettings, "organiserSecondFactor">;
  store: UploadStore;
  /** Absolute path of the folder where files arrive before they are checked. */
  arrivals: string;
}

/**
 * Opens the store that the settings name: an S3-compatible one, else the folder DATA_DIR/uploads.
 */
export async function openUploads({
  env: { uploads: settings, accounts, dataDir },
  db,
  secrets,
}: {
  env: Pick<Env, "uploads" | "accounts" | "dataDir">;
  db: Database;
  secrets: Secrets;
}): Promise<Uploads> {
  const { s3 } = settings;
  // The client of S3 is large; most servers never need it.
  const store = s3 ? (await import("./s3Store.ts")).openS3Store(s3) : openFolderStore(join(dataDir, "uploads"));
  return { db, secrets, settings, accounts, store, arrivals: join(dataDir, "arrivals") };
}
