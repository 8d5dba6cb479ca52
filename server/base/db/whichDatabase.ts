import { existsSync } from "node:fs";
import pg from "pg";
import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/server/start.ts";
import { getText } from "#locales/getText.ts";
import { type DatabaseSettings, embeddedFolder, isEmbeddedMade, movedFolder } from "./open.ts";

type Settings = Pick<DatabaseSettings, "databaseUrl" | "dataDir">;

/** Names a database as its operator knows it, without a password. */
export function nameDatabase({ databaseUrl, dataDir }: Settings): Sentence {
  if (!databaseUrl) return getText(messages, "embeddedDatabase", { folder: embeddedFolder(dataDir) });
  const { host, pathname } = new URL(databaseUrl);
  return getText(messages, "postgresDatabase", { place: `${host || "localhost"}${pathname}` });
}

/**
 * Returns whether a database has tables, or had them before it was moved. One that cannot be
 * reached counts as made: opening it states why.
 */
export async function isDatabaseMade({ databaseUrl, dataDir }: Settings): Promise<boolean> {
  if (!databaseUrl) return isEmbeddedMade(dataDir) || existsSync(movedFolder(dataDir));
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ made: boolean }>("select to_regclass('public.releases') is not null as made");
    return rows[0]?.made !== false;
  } catch {
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}
