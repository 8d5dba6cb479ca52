import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../base/db/open.ts";
import { photos } from "../../../base/db/photoSchema.ts";

/**
 * The condition that a photo is shown: nobody removed it for everybody, nor from this bib if one is
 * given.
 */
export function isNotRemoved(bib?: string): SQL {
  const bibs = bib === undefined ? sql`r.bib = ''` : sql`r.bib in ('', ${bib})`;
  return sql`not exists (select from photo_removals r
    where(r.photo_id = ${photos.photoId} and r.restored_at is null and ${bibs}))`;
}

/** Returns whether a photo is there and shown. */
export async function isShown(db: Database, photoId: string): Promise<boolean> {
  return (await db.$count(photos, and(eq(photos.photoId, photoId), isNotRemoved()))) > 0;
}
