import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { root } from "../root.ts";
import { migrationsFolder } from "./migrate.ts";
import { type OpenDatabase, openDatabase, openInMemory } from "./open.ts";
import { schema } from "./tables.ts";

const cache = join(root, "node_modules/.cache/startline");

// Databases of test files of this process that have ended, emptied for the next ones.
const emptied: { open: OpenDatabase; plan: string }[] = [];
const mostEmptied = 3;

/**
 * Opens an empty database in memory with all tables made. Loading one takes a second, emptying one
 * a fiftieth: a closed one is given out again.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { open, plan } = emptied.pop() ?? (await loadTestDatabase());
  const { embedded } = open;
  if (!embedded) return open;
  const lease = getLease(embedded);
  return {
    db: drizzle(lease.client, { schema }),
    embedded: lease.client,
    close: () => lease.end(() => giveBack(open, plan)),
  };
}

/**
 * The database for one user, until the end: what that one still asks for afterwards must not reach
 * the next one's rows.
 */
function getLease(client: PGlite): { client: PGlite; end(then: () => Promise<void>): Promise<void> } {
  let hasEnded = false;
  const wrapped = new Proxy(client, {
    get(target, name) {
      if (hasEnded) throw new Error("This test database is closed.");
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const end = async (then: () => Promise<void>) => {
    if (hasEnded) return;
    hasEnded = true;
    if (!client.closed) await then();
  };
  return { client: wrapped, end };
}

// A database whose tables, indexes or triggers a test has changed is not given out again, nor one
// in which a transaction never ends.
async function giveBack(open: OpenDatabase, plan: string): Promise<void> {
  const { embedded } = open;
  const isEmptied = embedded && emptied.length < mostEmptied && (await withinSeconds(5, empty(embedded)));
  if (isEmptied && (await getPlan(embedded)) === plan) emptied.push({ open, plan });
  else await open.close();
}

// As a replica, so that the triggers that keep rows from being deleted do not fire.
async function empty(client: PGlite): Promise<boolean> {
  await client.exec("discard all");
  await client.exec(`
    set session_replication_role = replica;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where(schemaname = 'public') loop
        execute format('delete from %I', name);
      end loop;
      for name in select sequencename from pg_sequences where(schemaname = 'public' and last_value is not null) loop
        execute format('alter sequence %I restart', name);
      end loop;
    end $$;
    set session_replication_role = origin;`);
  return true;
}

function withinSeconds(seconds: number, work: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, seconds * 1000, false).unref());
  return Promise.race([work.catch(() => false), late]);
}

// Everything that a test could change of tables, indexes, constraints, triggers and functions, as
// one text.
async function getPlan(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ plan: string }>(`
    select md5(string_agg(line, ',' order by line)) as plan from (
      select format('%s %s %s', c.relname, c.relkind, c.relnatts) from pg_class c where(c.relnamespace = 'public'::regnamespace)
      union all select format('%s %s %s', attrelid::regclass, attname, attnotnull) from pg_attribute where(attnum > 0 and attrelid in (select oid from pg_class where(relnamespace = 'public'::regnamespace)))
      union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where(connamespace = 'public'::regnamespace)
      union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where(not tgisinternal)
      union all select format('%s %s', proname, md5(prosrc)) from pg_proc where(pronamespace = 'public'::regnamespace)
    ) as parts (line)`);
  return rows[0]?.plan ?? "";
}

// A copy of one that is made once for each state of the migrations and kept between runs, because
// making one takes several times as long as loading it.
async function loadTestDatabase(): Promise<{ open: OpenDatabase; plan: string }> {
  const path = join(cache, `database-${await stateOfMigrations()}.tar`);
  const cached = await readFile(path).catch(() => undefined);
  const open = await openInMemory(cached && new Blob([cached]));
  if (!cached) {
    // Without it, each database that is loaded from the copy would make the tables again from its
    // log.
    await open.embedded?.exec("checkpoint");
    const dump = await open.embedded?.dumpDataDir("none");
    if (dump) await keep(path, Buffer.from(await dump.arrayBuffer()));
  }
  return { open, plan: open.embedded ? await getPlan(open.embedded) : "" };
}

/**
 * Lays an empty database with all tables made into a data folder, as a server that starts there
 * would find it at its second start; kept in the same way.
 */
export async function layTestDatabase(dataDir: string): Promise<void> {
  const cachedFile = join(cache, `database-${await stateOfMigrations()}`);
  if (!existsSync(cachedFile)) {
    const arriving = arrivingAt(cachedFile);
    await (await openDatabase({ dataDir: arriving })).close();
    // Another test may have been quicker.
    await rename(arriving, cachedFile).catch(() => rm(arriving, { recursive: true }));
  }
  await cp(cachedFile, dataDir, { recursive: true });
}

// Under its name only when it is whole: other tests start at the same moment.
async function keep(path: string, content: Buffer): Promise<void> {
  await mkdir(cache, { recursive: true });
  const arriving = arrivingAt(path);
  await writeFile(arriving, content);
  await rename(arriving, path);
}

function arrivingAt(path: string): string {
  return `${path}.${process.pid}.${performance.now()}`;
}

async function stateOfMigrations(): Promise<string> {
  const hash = createHash("sha256");
  // What makes the copy: the package, and this file.
  hash.update(await readFile(join(root, "node_modules/@electric-sql/pglite/package.json")));
  hash.update(await readFile(join(import.meta.dirname, "testDatabase.ts")));
  const names = (await readdir(migrationsFolder, { recursive: true })).filter((name) => /\.(sql|json)$/.test(name));
  for (const name of names.sort()) hash.update(name).update(await readFile(join(migrationsFolder, name)));
  return hash.digest("hex").slice(0, 16);
}
