import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { uploads as table } from "../../base/db/accountSchema.ts";
import { scheduleCleanUp } from "../../base/jobs/cleanUp.ts";
import type { Uploads } from "./uploads.ts";

const hour = 3_600_000;
const batchSize = 500;

/**
 * Deletes bytes without a row (after a crash, or of a deleted account) and received files that were
 * never stored, if they are older than `age` ms: the row of a newer one may not be written yet.
 * Returns how many were deleted.
 */
export async function sweepUploads(uploads: Uploads, age = hour): Promise<number> {
  let count = 0;
  let keys: string[] = [];
  for await (const { key, keptAt } of uploads.store.list()) {
    if (Date.now() - keptAt.getTime() >= age) keys.push(key);
    if (keys.length < batchSize) continue;
    count += await deleteOrphans(uploads, keys);
    keys = [];
  }
  count += await deleteOrphans(uploads, keys);
  await deleteArrivals(uploads.arrivals, age);
  return count;
}

/** Sweeps when the server has started, then every hour; several servers may do so at once. */
export function scheduleSweeps(app: FastifyInstance, uploads: Uploads): void {
  scheduleCleanUp(app, { everyMs: hour, failure: "uploads could not be swept", run: () => sweepUploads(uploads) });
}

async function deleteOrphans({ db, store }: Uploads, keys: string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const rows = await db.select({ key: table.key }).from(table).where(inArray(table.key, keys));
  const knownKeys = new Set(rows.map(({ key }) => key));
  const orphans = keys.filter((key) => !knownKeys.has(key));
  for (const key of orphans) await store.remove(key);
  return orphans.length;
}

async function deleteArrivals(folder: string, age: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs >= age) await rm(path, { force: true });
  }
}
