import { createHash } from "node:crypto";
import { lstat, readFile } from "node:fs/promises";
import { isAbsolute, join, normalize } from "node:path";
import { and, eq } from "drizzle-orm";
import type { PhotoFault, PhotoOutcome } from "#contract/photoWords.ts";
import { usualBounds } from "#pictures/bounds.ts";
import type { Database } from "../../../base/db/open.ts";
import { photoBatches, photoBibs, photoStatements, photos } from "../../../base/db/photoSchema.ts";
import type { Reviewer } from "../../../base/rights.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { organisedRace } from "../../../race/organisedRace.ts";
import { type PhotoMetadata, readMetadata, readSidecar } from "../metadata/readMetadata.ts";
import type { PhotoTools } from "../store/tools.ts";
import { type PhotoBatchRow, readFacts } from "./begin.ts";
import { type ImportFacts, type StatedPhoto, statePhoto, type WrittenPhoto } from "./stated.ts";

/** How many bytes the file of a photo may have. */
export const mostPhotoBytes = 50 * 1024 * 1024;
const mostSidecarBytes = 4 * 1024 * 1024;
// Each file is in memory while it is read.
const filesAtOnce = 4;

/** A file of a folder, by its path in it, and what the rows of a CSV state of it. */
export interface PhotoFile {
  path: string;
  written?: WrittenPhoto | undefined;
}

/** What became of a file, and words in it that could have been bibs. */
export interface ImportedFile {
  path: string;
  outcome: PhotoOutcome;
  fault: PhotoFault | null;
  doubtful: string[];
}

/**
 * Imports files of a folder, each by itself: one that is refused leaves the others alone. What is
 * known already, with the same bibs, time and point, changes nothing.
 */
export async function importFiles(
  tools: PhotoTools,
  reviewer: Reviewer,
  { domainName, batchId, files }: { domainName: string; batchId: string; files: PhotoFile[] },
): Promise<ImportedFile[] | "site/not-bound" | "session/not-allowed" | "photos/unknown-import"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const [batch] = await tools.db.select().from(photoBatches).where(eq(photoBatches.batchId, batchId));
  if (batch?.raceId !== site.raceId || batch.state !== "importing") return "photos/unknown-import";
  const facts = readFacts(site, batch);
  const imported: ImportedFile[] = [];
  for (let first = 0; first < files.length; first += filesAtOnce) {
    const some = files.slice(first, first + filesAtOnce);
    imported.push(...(await Promise.all(some.map((file) => importFile(tools, batch, facts, file)))));
  }
  return imported;
}

async function importFile(
  tools: PhotoTools,
  batch: PhotoBatchRow,
  facts: ImportFacts,
  { path, written }: PhotoFile,
): Promise<ImportedFile> {
  const refuseFile = (fault: PhotoFault, doubtful: string[] = []) => ({
    path,
    outcome: "refused" as const,
    fault,
    doubtful,
  });
  const file = findFile(batch.folder, path);
  if (file === undefined) return refuseFile("unreadable");
  const bytes = await readPhoto(file);
  if (typeof bytes === "string") return refuseFile(bytes);
  const metadata = await readMetadata(bytes);
  if (typeof metadata === "string") return refuseFile(metadata);
  if (metadata.width * metadata.height > usualBounds.pixels) return refuseFile("too-many-pixels");
  const { stated, doubtful } = statePhoto(metadata, await findSidecar(file), written, facts);
  if (typeof stated === "string") return refuseFile(stated, doubtful);
  const photoId = makePhotoId(tools.secrets, batch, bytes);
  const outcome = await storePhoto(tools, batch, { photoId, file, path, metadata, stated });
  return { path, outcome, fault: null, doubtful };
}

function findFile(folder: string, path: string): string | undefined {
  const plain = normalize(path);
  return plain.startsWith("..") || isAbsolute(plain) ? undefined : join(folder, plain);
}

async function readPhoto(path: string): Promise<Buffer | PhotoFault> {
  try {
    const stats = await lstat(path);
    if (!stats.isFile()) return "unreadable";
    return stats.size > mostPhotoBytes ? "too-large" : await readFile(path);
  } catch {
    return "unreadable";
  }
}

// photo.xmp or photo.jpg.xmp, in the letters that programs write it with.
async function findSidecar(path: string): Promise<ReturnType<typeof readSidecar> | undefined> {
  const stem = path.replace(/\.[^./\\]+$/, "");
  for (const sidecar of [`${stem}.xmp`, `${path}.xmp`, `${stem}.XMP`]) {
    const stats = await lstat(sidecar).catch(() => undefined);
    if (stats?.isFile() && stats.size <= mostSidecarBytes) return readSidecar(await readFile(sidecar, "utf8"));
  }
  return undefined;
}

/**
 * Returns the id of a photo in an edition of a race: nobody can guess it, and the same bytes have
 * it.
 */
export function makePhotoId(
  { mac }: Pick<Secrets, "mac">,
  { raceId, edition }: Pick<PhotoBatchRow, "raceId" | "edition">,
  bytes: Buffer,
): string {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  // 128 bits, so that many of them fit into the address of an archive.
  return mac("photo", `${raceId}\0${edition}\0${sha256}`).slice(0, 32);
}

interface NewPhoto {
  photoId: string;
  /** Its absolute path, and that in the folder. */
  file: string;
  path: string;
  metadata: PhotoMetadata;
  stated: StatedPhoto;
}

async function storePhoto(
  { db, photos: { store } }: PhotoTools,
  batch: PhotoBatchRow,
  { photoId, file, path, metadata, stated }: NewPhoto,
): Promise<Exclude<PhotoOutcome, "refused">> {
  const current = await findStatement(db, photoId);
  if (current && current.item === batch.item && isStated(current, stated)) return "known";
  // The bytes first, so that those of every row exist; a crash between the two leaves bytes that
  // the same file has again, or that are swept.
  if (!current) await store.put(photoId, file, "application/octet-stream");
  const { raceId, edition, item, batchId } = batch;
  const { width, height } = metadata;
  const takenAt = stated.takenAt === null ? null : new Date(stated.takenAt);
  const counts = { item, batchId, takenAt, point: stated.point };
  await db.transaction(async (tx) => {
    const isOpen = and(eq(photoBatches.batchId, batchId), eq(photoBatches.state, "importing"));
    const [open] = await tx.select({ state: photoBatches.state }).from(photoBatches).where(isOpen).for("share");
    if (!open) throw new Error("The import of photos ended while its files came.");
    await tx
      .insert(photos)
      .values({ photoId, raceId, edition, width, height, ...counts })
      .onConflictDoUpdate({ target: photos.photoId, set: counts });
    const statement = { fileName: path, takenAt, point: stated.point, bibs: stated.bibs };
    await tx
      .insert(photoStatements)
      .values({ batchId, photoId, ...statement })
      .onConflictDoUpdate({ target: [photoStatements.batchId, photoStatements.photoId], set: statement });
    await tx.delete(photoBibs).where(eq(photoBibs.photoId, photoId));
    const bibs = stated.bibs.map((bib) => ({ photoId, raceId, edition, ...bib, isPartial: bib.bib.includes("?") }));
    if (bibs.length > 0) await tx.insert(photoBibs).values(bibs);
  });
  return current ? "changed" : "stored";
}

async function findStatement(db: Database, photoId: string) {
  const [current] = await db
    .select({
      item: photos.item,
      takenAt: photoStatements.takenAt,
      point: photoStatements.point,
      bibs: photoStatements.bibs,
    })
    .from(photos)
    .innerJoin(
      photoStatements,
      and(eq(photoStatements.photoId, photos.photoId), eq(photoStatements.batchId, photos.batchId)),
    )
    .where(eq(photos.photoId, photoId));
  return current;
}

function isStated(
  current: Pick<typeof photoStatements.$inferSelect, "takenAt" | "point" | "bibs">,
  { takenAt, point, bibs }: StatedPhoto,
): boolean {
  const write = (list: StatedPhoto["bibs"]) => JSON.stringify(list.map((bib) => [bib.bib, bib.confidence, bib.source]));
  return (
    (current.takenAt?.getTime() ?? null) === takenAt && current.point === point && write(current.bibs) === write(bibs)
  );
}
