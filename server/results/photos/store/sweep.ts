import { inArray, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../../base/db/open.ts";
import { photos } from "../../../base/db/photoSchema.ts";
import { readRows } from "../../../base/db/readRows.ts";
import { scheduleCleanUp } from "../../../base/jobs/cleanUp.ts";
import { removeFiles } from "./sizes.ts";
import type { PhotoTools } from "./tools.ts";

const day = 24 * 3_600_000;
/** How many days a photo that nobody sees can be restored. */
export const keptDays = 30;
const batchSize = 500;

/**
 * Deletes the photos that were removed for everybody 30 days ago, stored files without a row, which
 * a crash leaves, and sizes that nobody has seen for long.
 */
export async function sweepPhotos({ db, photos: files }: Pick<PhotoTools, "db" | "photos">, age = day): Promise<void> {
  const removed = await readRows<{ photo_id: string }>(
    db,
    sql`delete from photos where(photo_id in (
      select photo_id from photo_removals
      where(bib = '' and restored_at is null and removed_at < now() - make_interval(days => ${keptDays}))
    )) returning photo_id`,
  );
  await removeFiles(
    files,
    removed.map(({ photo_id }) => photo_id),
  );
  let keys: string[] = [];
  for await (const { key, keptAt } of files.store.list()) {
    if (Date.now() - keptAt.getTime() >= age) keys.push(key);
    if (keys.length < batchSize) continue;
    await removeFiles(files, await findOrphans(db, keys));
    keys = [];
  }
  await removeFiles(files, await findOrphans(db, keys));
  await files.sizes.sweep();
}

async function findOrphans(db: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db.select({ photoId: photos.photoId }).from(photos).where(inArray(photos.photoId, keys));
  const known = new Set(rows.map(({ photoId }) => photoId));
  return keys.filter((key) => !known.has(key));
}

/** Sweeps when the server has started, then every day. */
export function schedulePhotoSweeps(app: FastifyInstance, tools: Pick<PhotoTools, "db" | "photos">): void {
  scheduleCleanUp(app, { everyMs: day, failure: "photos could not be swept", run: () => sweepPhotos(tools) });
}
