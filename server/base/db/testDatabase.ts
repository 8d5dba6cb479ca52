import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../root.ts";
import { migrationsFolder } from "./migrate.ts";
import { type OpenDatabase, openDatabase, openInMemory } from "./open.ts";

const cache = join(root, "node_modules/.cache/startline");

/**
 * Opens an empty database in memory with all tables made: a copy of one that is made once for each state of the migrations and
 * kept between runs, because making one takes several times as long as loading it.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const path = join(cache, `database-${await stateOfMigrations()}.tar`);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return openInMemory(new Blob([kept]));
  const made = await openInMemory();
  const dump = await made.embedded?.dumpDataDir("none");
  if (dump) await keep(path, Buffer.from(await dump.arrayBuffer()));
  return made;
}

/** Lays an empty database with all tables made into a data folder, as a server that starts there would find it at its second start; kept in the same way. */
export async function layTestDatabase(dataDir: string): Promise<void> {
  const made = join(cache, `database-${await stateOfMigrations()}`);
  if (!existsSync(made)) {
    const arriving = arrivingAt(made);
    await (await openDatabase({ dataDir: arriving })).close();
    // Another test may have been quicker.
    await rename(arriving, made).catch(() => rm(arriving, { recursive: true }));
  }
  await cp(made, dataDir, { recursive: true });
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
  hash.update(await readFile(join(root, "node_modules/@electric-sql/pglite/package.json")));
  const names = (await readdir(migrationsFolder, { recursive: true })).filter((name) => /\.(sql|json)$/.test(name));
  for (const name of names.sort()) hash.update(name).update(await readFile(join(migrationsFolder, name)));
  return hash.digest("hex").slice(0, 16);
}
