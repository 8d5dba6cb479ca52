import type { PhotoFault } from "#contract/photoWords.ts";
import type { StatedBib } from "../../../base/db/photoSchema.ts";
import type { Keyword, PhotoMetadata } from "../metadata/readMetadata.ts";
import { readKeywords, readWrittenBib, type WrittenBib } from "./bibs.ts";
import { readTakenAt } from "./takenAt.ts";

/** What the rows of a CSV file state of one photo. */
export interface WrittenPhoto {
  bibs: WrittenBib[];
  takenAt?: string | undefined;
  point?: string | undefined;
}

/** What is known of the photos of an import. */
export interface ImportFacts {
  edition: string;
  timeZone: string;
  /** The ids of the points that a photo may be taken at, with "finish". */
  points: ReadonlySet<string>;
  /** The point of photos that state none. */
  point: string | null;
  /** What is added to the clocks of cameras, in s, by their names; of all others by "". */
  clockSeconds: Readonly<Record<string, number>>;
}

/** What counts of a photo: who is on it, and when and at which point it was taken. */
export interface StatedPhoto {
  bibs: StatedBib[];
  /** In ms since 1970. */
  takenAt: number | null;
  point: string | null;
}

/**
 * Brings together what the file, the file beside it and the CSV state of a photo. A bib that
 * several state is that of the first of them: CSV, IPTC, XMP, sidecar. Returns what is wrong with
 * it, or "nobody" if no runner could ever find it; `doubtful` are words that could have been bibs.
 */
export function statePhoto(
  metadata: PhotoMetadata,
  sidecar: { keywords: Keyword[]; takenAt?: string } | undefined,
  written: WrittenPhoto | undefined,
  facts: ImportFacts,
): { stated: StatedPhoto | PhotoFault; doubtful: string[] } {
  const keywords = [...metadata.keywords, ...(sidecar?.keywords ?? [])];
  const { bibs: read, doubtful } = readKeywords(keywords, facts.edition);
  const bibs = new Map<string, StatedBib>();
  for (const writtenBib of written?.bibs ?? []) {
    const bib = readWrittenBib(writtenBib);
    if (typeof bib === "string") return { stated: bib, doubtful };
    if (!bibs.has(bib.bib)) bibs.set(bib.bib, bib);
  }
  for (const bib of read) if (!bibs.has(bib.bib)) bibs.set(bib.bib, bib);
  const point = written?.point ?? facts.point;
  if (point !== null && !facts.points.has(point)) return { stated: "wrong-point", doubtful };
  const takenAt = readTime(metadata, sidecar, written, facts);
  if (takenAt === undefined) return { stated: "wrong-time", doubtful };
  if (bibs.size === 0 && (takenAt === null || point === null)) return { stated: "nobody", doubtful };
  return { stated: { bibs: [...bibs.values()], takenAt, point }, doubtful };
}

// A time that somebody wrote must be right; that of a camera without a clock is none.
function readTime(
  { takenAt, zone, camera, serial }: PhotoMetadata,
  sidecar: { takenAt?: string } | undefined,
  written: WrittenPhoto | undefined,
  { timeZone, clockSeconds }: ImportFacts,
): number | null | undefined {
  if (written?.takenAt !== undefined) return readTakenAt(written.takenAt, timeZone);
  const ms =
    (takenAt === undefined ? undefined : readTakenAt(takenAt, timeZone, zone)) ??
    (sidecar?.takenAt === undefined ? undefined : readTakenAt(sidecar.takenAt, timeZone));
  if (ms === undefined) return null;
  const names = [serial, camera, ""].filter((name) => name !== undefined);
  const seconds = names.map((name) => clockSeconds[name]).find((value) => value !== undefined) ?? 0;
  return ms + seconds * 1000;
}
