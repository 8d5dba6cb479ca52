import type { ConfigFile, StoredConfig } from "#contract/configFiles.ts";
import { countChange } from "../../base/db/changes.ts";
import type { Database } from "../../base/db/open.ts";
import { configFiles } from "../../base/db/schema.ts";
import type { Env } from "../../base/env/env.ts";
import { checkConfigFile, isOnlyReported } from "./check.ts";
import { readConfigFile } from "./service.ts";

/** What config files are read and stored with. */
export interface EditTools {
  db: Database;
  env: Pick<Env, "uploads">;
}

/** Returns a config file with what is wrong with it, and the names of all. */
export async function openConfigFile({ db, env }: EditTools, name: string): Promise<ConfigFile> {
  const body = (await readConfigFile(db, name)) ?? null;
  const rows = await db.select({ name: configFiles.name }).from(configFiles).orderBy(configFiles.name);
  const problems = body === null ? [] : checkConfigFile(name, body, env.uploads.s3?.endpoint);
  return { body, names: rows.map((row) => row.name), problems };
}

/**
 * Checks and stores a config file, which all servers then serve. One that cannot be used is not
 * stored.
 */
export async function storeConfigFile(
  { db, env }: EditTools,
  { name, text }: { name: string; text: string },
): Promise<StoredConfig> {
  const problems = checkConfigFile(name, text, env.uploads.s3?.endpoint);
  if (!problems.every(isOnlyReported)) return { isStored: false, problems };
  const body = JSON.stringify(JSON.parse(text));
  await db.transaction(async (tx) => {
    await tx.insert(configFiles).values({ name, body }).onConflictDoUpdate({ target: configFiles.name, set: { body } });
    await countChange(tx);
  });
  return { isStored: true, problems };
}

/** The pattern of the names of config files. */
export const configFileName = /^(?:cloud|i18n\/[\w-]{1,60})\.json$/;
