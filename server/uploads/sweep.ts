import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { uploads as table } from "../base/db/accountSchema.ts";
import type { Uploads } from "./uploads.ts";

const hour = 3_600_000;
const atOnce = 500;

/**
 * Forgets bytes that no row names (a crash came between, or their account went), and what arrived but was never stored. What
 * is younger than `age` ms is left alone: its row may be on the way. Answers how many were forgotten.
 */
export async function sweepUploads(uploads: Uploads, age = hour): Promise<number> {
  let forgotten = 0;
  let keys: string[] = [];
  for await (const { key, keptAt } of uploads.store.list()) {
    if (Date.now() - keptAt.getTime() >= age) keys.push(key);
    if (keys.length < atOnce) continue;
    forgotten += await forgetUnnamed(uploads, keys);
    keys = [];
  }
  forgotten += await forgetUnnamed(uploads, keys);
  await forgetArrivals(uploads.arrivals, age);
  return forgotten;
}

/** Sweeps when the server is ready and every hour from then on; several servers may do so at once. */
export function keepSweeping(app: FastifyInstance, uploads: Uploads): void {
  let running = Promise.resolve();
  const sweep = () => {
    running = sweepUploads(uploads).then(
      () => undefined,
      (error) => app.log.error({ err: error }, "uploads could not be swept"),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    sweep();
    timer = setInterval(sweep, hour).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
}

async function forgetUnnamed({ db, store }: Uploads, keys: string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const rows = await db.select({ key: table.key }).from(table).where(inArray(table.key, keys));
  const named = new Set(rows.map(({ key }) => key));
  const unnamed = keys.filter((key) => !named.has(key));
  for (const key of unnamed) await store.remove(key);
  return unnamed.length;
}

async function forgetArrivals(folder: string, age: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs >= age) await rm(path, { force: true });
  }
}
