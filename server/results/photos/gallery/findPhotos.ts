import { and, asc, desc, eq, gte, isNull, or, type SQL, sql } from "drizzle-orm";
import type { GalleryPhoto, ShownPhoto } from "#contract/photos.ts";
import type { Database } from "../../../base/db/open.ts";
import { photoBibs, photos } from "../../../base/db/photoSchema.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { showPhoto } from "../serve/addresses.ts";
import { isNotRemoved } from "../store/shown.ts";
import type { PhotoRunner } from "./grant.ts";
import { findPassings } from "./passings.ts";
import { findResults } from "./runner.ts";

/** From which confidence on, in percent, a bib on a photo counts as read. */
const certain = 80;
/** How many photos somebody sees who knows nothing but a bib, and how wide. */
const mostPreviews = 3;
const previewWidth = 480;
const mostInGallery = 200;
const mostByTime = 60;

interface FindTools {
  db: Database;
  secrets: Pick<Secrets, "mac">;
}

const columns = {
  photoId: photos.photoId,
  width: photos.width,
  height: photos.height,
  takenAt: photos.takenAt,
  point: photos.point,
};

/** Returns how many photos have a bib for certain, and the first of them in small. */
export async function previewPhotos(
  { db, secrets }: FindTools,
  { raceId, edition, bib }: Omit<PhotoRunner, "item">,
): Promise<{ count: number; previews: ShownPhoto[] }> {
  const isBib = and(
    eq(photoBibs.raceId, raceId),
    eq(photoBibs.edition, edition),
    eq(photoBibs.bib, bib),
    gte(photoBibs.confidence, certain),
    eq(photoBibs.isPartial, false),
    isNotRemoved(bib),
  );
  const rows = await db
    .select({ ...columns, count: sql<number>`count(*) over ()::int` })
    .from(photoBibs)
    .innerJoin(photos, eq(photos.photoId, photoBibs.photoId))
    .where(isBib)
    .orderBy(desc(photoBibs.confidence), asc(photos.takenAt), asc(photos.photoId))
    .limit(mostPreviews);
  const now = Date.now();
  return {
    count: rows[0]?.count ?? 0,
    previews: rows.map((row) => showPhoto(secrets, row, { widest: previewWidth, now })),
  };
}

/**
 * Returns the photos of a runner: those with the bib, then those on which it was not read for
 * certain, then those that were taken at a point when the runner passed it.
 */
export async function listGallery({ db, secrets }: FindTools, runner: PhotoRunner): Promise<GalleryPhoto[]> {
  const withBib = await findByBib(db, runner);
  const byTime = await findByTime(db, runner);
  const known = new Set(withBib.map(({ photoId }) => photoId));
  const rows = [
    ...withBib.map((row) => ({ ...row, isPossible: row.isCertain ? ("no" as const) : ("bib" as const) })),
    ...byTime.filter(({ photoId }) => !known.has(photoId)).map((row) => ({ ...row, isPossible: "time" as const })),
  ].slice(0, mostInGallery);
  const now = Date.now();
  return rows.map((row) => ({
    ...showPhoto(secrets, row, { widest: 2400, now }),
    isPossible: row.isPossible,
    takenAt: row.takenAt?.getTime() ?? null,
    point: row.point,
  }));
}

async function findByBib(db: Database, { raceId, edition, item, bib }: PhotoRunner) {
  const isWhole = and(eq(photoBibs.bib, bib), eq(photoBibs.isPartial, false));
  // Each "?" is one sign that was not read.
  const isPart = and(eq(photoBibs.isPartial, true), sql`${bib} like replace(${photoBibs.bib}, '?', '_')`);
  const isCertain = sql<boolean>`bool_or(not ${photoBibs.isPartial} and ${photoBibs.confidence} >= ${certain})`;
  return db
    .select({ ...columns, isCertain })
    .from(photoBibs)
    .innerJoin(photos, eq(photos.photoId, photoBibs.photoId))
    .where(
      and(
        eq(photoBibs.raceId, raceId),
        eq(photoBibs.edition, edition),
        or(isWhole, isPart),
        isOfItem(item),
        isNotRemoved(bib),
      ),
    )
    .groupBy(photos.photoId)
    .orderBy(desc(isCertain), asc(photos.takenAt), asc(photos.photoId))
    .limit(mostInGallery);
}

async function findByTime(db: Database, runner: PhotoRunner) {
  const { raceId, edition, item, bib } = runner;
  const passings = (await findResults(db, runner)).flatMap(findPassings);
  if (passings.length === 0) return [];
  const wasTaken = passings.map(({ point, from, until }) =>
    and(eq(photos.point, point), sql`${photos.takenAt} between ${from.toISOString()} and ${until.toISOString()}`),
  );
  return db
    .select(columns)
    .from(photos)
    .where(
      and(eq(photos.raceId, raceId), eq(photos.edition, edition), or(...wasTaken), isOfItem(item), isNotRemoved(bib)),
    )
    .orderBy(asc(photos.takenAt), asc(photos.photoId))
    .limit(mostByTime);
}

function isOfItem(item: string | null): SQL | undefined {
  return item === null ? undefined : or(isNull(photos.item), eq(photos.item, item));
}
