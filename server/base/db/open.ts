import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { StartError, startError } from "../startError.ts";
import { lockFolder } from "./lockFolder.ts";
import { checkMigrations, migratePostgres, migrationsFolder, readHashes } from "./migrate.ts";
import { refuseNested } from "./oneConnection.ts";
import { PreparingClient } from "./prepared.ts";
import { schema } from "./tables.ts";

/** The database as all services use it, whichever of the two it is. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** The embedded database itself; undefined with PostgreSQL. */
  embedded?: PGlite;
  close(): Promise<void>;
}

/** Which database is opened, and how. */
export interface DatabaseSettings {
  databaseUrl?: string;
  dataDir: string;
  isProduction?: boolean;
  /** How many ms a query waits for a connection before it fails; 10 s by default. */
  patienceMs?: number;
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL if `databaseUrl` is set, else
 * PGlite in `dataDir`/pg. Throws StartError, a sentence for the operator, if it cannot, or if
 * PostgreSQL is empty and the embedded database is not.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl) return openEmbedded(dataDir);
  const open = await openPostgres(databaseUrl, settings);
  try {
    await refuseLeftBehind(open.db, dataDir);
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}

// Visitors and runners would see an empty site, and sign up beside what they have signed up for.
async function refuseLeftBehind(db: Database, dataDir: string): Promise<void> {
  if (!isEmbeddedMade(dataDir) || (await hasOwnRows(db))) return;
  const embedded = await openEmbedded(dataDir);
  const isLeftBehind = await hasOwnRows(embedded.db).finally(embedded.close);
  if (isLeftBehind) throw startError("databaseLeftBehind", { folder: embeddedFolder(dataDir) });
}

/**
 * Opens a database that lives in memory and is gone on close: empty, or as it was when `dump` was
 * made of another.
 */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase> {
  return fromPglite(await PGlite.create({ startParams: withBuffers(8), ...(dump && { loadDataDir: dump }) }));
}

// Preparing the usual 128 MB of buffers takes half of the time in which a database opens, as it
// does for each call of the command. The pages that do not fit are in the cache of the operating
// system, or in memory anyway.
function withBuffers(megabytes: number): string[] {
  return [...PGlite.defaultStartParams, "-c", `shared_buffers=${megabytes}MB`];
}

/** Returns the folder of the embedded database. */
export function embeddedFolder(dataDir: string): string {
  return join(dataDir, "pg");
}

/** Returns the folder that the embedded database has once it was moved to PostgreSQL. */
export function movedFolder(dataDir: string): string {
  return join(dataDir, "pg.moved");
}

/** Returns whether there is an embedded database in a data folder. */
export function isEmbeddedMade(dataDir: string): boolean {
  return existsSync(join(embeddedFolder(dataDir), "PG_VERSION"));
}

/**
 * Opens the embedded database, which is made if there is none. Throws StartError if it cannot, or
 * if it was moved to PostgreSQL.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = embeddedFolder(dataDir);
  const movedDir = movedFolder(dataDir);
  if (!isEmbeddedMade(dataDir) && existsSync(movedDir)) throw startError("databaseMoved", { folder, moved: movedDir });
  let unlock: (() => Promise<void>) | undefined;
  try {
    await mkdir(folder, { recursive: true });
    unlock = await lockFolder(folder);
    const open = await fromPglite(await PGlite.create(folder, { startParams: withBuffers(32) }));
    return { ...open, close: () => open.close().finally(unlock) };
  } catch (error) {
    await unlock?.();
    if (error instanceof StartError) throw error;
    const { message } = error as Error;
    throw startError("databaseUnreadable", { folder, reason: message });
  }
}

async function fromPglite(client: PGlite): Promise<OpenDatabase> {
  await forgetRows(client);
  refuseNested(client);
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  checkMigrations((await client.query<{ hash: string }>(readHashes)).rows);
  return { db, embedded: client, close: () => client.close() };
}

/**
 * Returns whether a database has what only people put there: accounts, sign-ups, entries or
 * editions that were published by hand. A start writes all else.
 */
export async function hasOwnRows(db: Database): Promise<boolean> {
  const result = await db.execute(
    sql`select exists(select 1 from accounts) or exists(select 1 from submissions) or exists(select 1 from entries)
      or exists(select 1 from releases where origin = 'organiser') as has`,
  );
  return (result as unknown as { rows: { has: boolean }[] }).rows[0]?.has === true;
}

// With each query, the client copies its table of readers of types. Most of them read arrays of
// whole rows of each table, also of the catalogue, which no query returns: without them a query
// takes a third less time.
async function forgetRows(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ array: number }>(
    `select typarray::int as array from pg_type where(typtype = 'c')`,
  );
  for (const { array } of rows) {
    delete client.parsers[array];
    delete client.serializers[array];
  }
}

/**
 * Opens PostgreSQL, empty or not. Throws StartError if it cannot, or if it could lose what it
 * acknowledges.
 */
export async function openPostgres(
  databaseUrl: string,
  { isProduction = false, patienceMs = 10_000 }: Omit<DatabaseSettings, "dataDir">,
): Promise<OpenDatabase> {
  try {
    await migratePostgres(databaseUrl);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw startError("databaseUnreachable", { reason: reason(error) });
  }
  // Without a limit, a query whose connections are all taken would wait forever, and its runner
  // with it.
  const limits = { max: 10, connectionTimeoutMillis: patienceMs };
  const pool = new pg.Pool({ connectionString: databaseUrl, ...limits, Client: PreparingClient });
  // An idle connection that the database drops must not end the program; the next query opens
  // another.
  pool.on("error", () => undefined);
  // Nor must one that is in use, whose query fails anyway: the pool listens only to those that are
  // idle.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const unsafe = isProduction ? await listUnsafeSettings(pool) : [];
  if (unsafe.length > 0) {
    await pool.end();
    throw startError("databaseForgets", { settings: unsafe.join(", ") });
  }
  return { db: drizzlePg(pool, { schema }), close: () => pool.end() };
}

// With either of them off, PostgreSQL acknowledges what a crash then loses: sign-ups that runners
// have receipts for.
async function listUnsafeSettings(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select name from pg_settings where(name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off') order by name",
  );
  return rows.map(({ name }) => `${name}=off`);
}

// A refused connection to a name with several addresses is an AggregateError without a message of
// its own.
function reason(error: unknown): string {
  const { message, code, cause } = error as Error & { code?: string; cause?: Error };
  return cause?.message || message || code || "no reason given";
}
