import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { PhotoRemoval } from "#contract/photos.ts";
import type { AuditAction } from "#core/auditWords.ts";
import { recordAudit } from "../../../base/audit/record.ts";
import type { Database } from "../../../base/db/open.ts";
import { photoRemovals, photos } from "../../../base/db/photoSchema.ts";
import type { Reviewer } from "../../../base/rights.ts";
import { organisedRace } from "../../../race/organisedRace.ts";
import { normaliseBib } from "../import/bibs.ts";
import { showPhoto } from "../serve/addresses.ts";
import { removeSizes } from "../store/sizes.ts";
import type { PhotoTools } from "../store/tools.ts";
import { listGallery } from "./findPhotos.ts";
import type { PhotoRunner } from "./grant.ts";

/** The actor of what a runner did by the own bib and a second fact, without an account. */
export const runnerActor = "runner";

/**
 * Removes a photo of a runner's own gallery, from the bib or for everybody. Returns whether it is
 * there.
 */
export async function removeOwn(
  tools: PhotoTools,
  runner: PhotoRunner,
  { photoId, kind }: { photoId: string; kind: "not-me" | "everybody" },
): Promise<boolean> {
  const gallery = await listGallery(tools, runner);
  if (!gallery.some((photo) => photo.photoId === photoId)) return false;
  const { raceId, bib } = runner;
  const removal = { raceId, photoId, bib: kind === "not-me" ? bib : "", actor: runnerActor, runnerBib: bib };
  return removePhoto(tools, removal);
}

/** Removes a photo of a race for everybody, or from a bib, as an organiser. */
export async function removeAsOrganiser(
  tools: PhotoTools,
  reviewer: Reviewer,
  { domainName, photoId, bib }: { domainName: string; photoId: string; bib: string },
): Promise<"removed" | "site/not-bound" | "session/not-allowed" | "photos/not-found"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const removal = { raceId: site.raceId, photoId, bib: normaliseBib(bib), actor: reviewer.actor, runnerBib: null };
  return (await removePhoto(tools, removal)) ? "removed" : "photos/not-found";
}

interface Removal {
  raceId: string;
  photoId: string;
  /** Empty for everybody. */
  bib: string;
  actor: string;
  /** Null for organisers. */
  runnerBib: string | null;
}

// Removed once however often: every call asks the row, so that it acts on all servers at once.
async function removePhoto(
  { db, photos: files }: PhotoTools,
  { raceId, photoId, bib, actor, runnerBib }: Removal,
): Promise<boolean> {
  const isRemoved = await db.transaction(async (tx) => {
    const isPhoto = and(eq(photos.photoId, photoId), eq(photos.raceId, raceId));
    const [photo] = await tx.select({ edition: photos.edition }).from(photos).where(isPhoto);
    if (!photo) return false;
    const [removal] = await tx
      .insert(photoRemovals)
      .values({ removalId: randomUUID(), raceId, edition: photo.edition, photoId, bib, removedBy: actor, runnerBib })
      .onConflictDoNothing()
      .returning({ removalId: photoRemovals.removalId });
    if (removal) await recordRemoval(tx as Database, { raceId, photoId, bib, actor, action: "remove-photo" });
    return true;
  });
  if (isRemoved && bib === "") await removeSizes(files, [photoId]);
  return isRemoved;
}

/** Ends a removal, as an organiser. */
export async function restorePhoto(
  tools: PhotoTools,
  reviewer: Reviewer,
  { domainName, removalId }: { domainName: string; removalId: string },
): Promise<"restored" | "site/not-bound" | "session/not-allowed" | "photos/not-found"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  return tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isRemoval = and(eq(photoRemovals.removalId, removalId), eq(photoRemovals.raceId, raceId));
    const [removal] = await tx.select().from(photoRemovals).where(isRemoval).for("update");
    if (!removal) return "photos/not-found";
    if (removal.restoredAt !== null) return "restored";
    await tx.update(photoRemovals).set({ restoredBy: reviewer.actor, restoredAt: sql`now()` }).where(isRemoval);
    const { photoId, bib } = removal;
    await recordRemoval(tx, { raceId, photoId, bib, actor: reviewer.actor, action: "restore-photo" });
    return "restored";
  });
}

const mostListed = 200;

/** Lists the removals of a race, those in force first, then the newest; at most 200. */
export async function listRemovals(
  tools: PhotoTools,
  reviewer: Reviewer,
  domainName: string,
): Promise<PhotoRemoval[] | "site/not-bound" | "session/not-allowed"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const rows = await tools.db
    .select({ removal: photoRemovals, photo: photos })
    .from(photoRemovals)
    .leftJoin(photos, eq(photos.photoId, photoRemovals.photoId))
    .where(eq(photoRemovals.raceId, site.raceId))
    .orderBy(desc(isNull(photoRemovals.restoredAt)), desc(photoRemovals.seq))
    .limit(mostListed);
  const now = Date.now();
  return rows.map(({ removal: { removalId, photoId, bib, removedBy, runnerBib, removedAt, restoredAt }, photo }) => ({
    removalId,
    photoId,
    bib: bib === "" ? null : bib,
    removedBy,
    runnerBib,
    removedAt: removedAt.getTime(),
    restoredAt: restoredAt?.getTime() ?? null,
    photo: photo && showPhoto(tools.secrets, photo, { widest: 480, now, isForStaff: true }),
  }));
}

// The audit names no bib: it stays when the photo is long gone.
async function recordRemoval(
  tx: Database,
  { raceId, photoId, bib, actor, action }: Omit<Removal, "runnerBib"> & { action: AuditAction },
): Promise<void> {
  const details = { kind: bib === "" ? "everybody" : "not-me" };
  await recordAudit(tx, { raceId, actor, action, entity: "photo", entityId: photoId, details });
}
