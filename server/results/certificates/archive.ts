import type { Readable } from "node:stream";
import { and, asc, between, eq, notExists, or, sql } from "drizzle-orm";
import type { Language } from "#core/text.ts";
import { resultHidings, results } from "../../base/db/resultSchema.ts";
import { writeZip } from "../../base/exports/zip.ts";
import type { Drawer } from "../../base/print/drawer.ts";
import { cleanName } from "../../people/uploads/names.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { findNewestSet } from "../sets/current.ts";
import { type CertificateTools, prepareCertificate } from "./issue.ts";
import { findIssuedResult, setOfStatus } from "./issued.ts";
import type { CertificateFormat } from "./job.ts";
import type { CertificateFacts } from "./layout.ts";
import { findTemplate } from "./templates.ts";

/** Which certificates an organiser downloads. */
export interface ArchiveQuery {
  item: string;
  edition: string;
  /** The first row of the results. */
  from?: number;
  format: CertificateFormat;
  language: Language;
}

/** Of how many rows of the results an archive holds the certificates; `from` continues. */
export const mostInArchive = 500;

type Archive =
  | { stream: Readable; name: string }
  | { error: "certificate/not-found" }
  | { error: "certificate/not-open"; opensAt: number };

/**
 * Returns the certificates of an item's newest published results as an archive, without those of
 * runners who hide theirs. Each is drawn when it is sent: who stops reading stops the drawing.
 */
export async function zipCertificates(
  tools: CertificateTools & { drawer: Drawer },
  site: RaceSite,
  { item, edition, from = 1, format, language }: ArchiveQuery,
): Promise<Archive> {
  const { db, drawer } = tools;
  const set = await findNewestSet(db, { raceId: site.raceId, item, edition });
  if (!set) return { error: "certificate/not-found" };
  const isRunner = or(eq(resultHidings.personId, results.personId), eq(resultHidings.entryId, results.entryId));
  const hidings = db
    .select({ one: sql`1` })
    .from(resultHidings)
    .where(and(eq(resultHidings.raceId, site.raceId), isRunner));
  const rows = await db
    .select({ row: results.row, bib: results.bib, status: results.status })
    .from(results)
    .where(and(eq(results.setId, set.setId), between(results.row, from, from + mostInArchive - 1), notExists(hidings)))
    .orderBy(asc(results.row));
  const prepare = async (row: number) => {
    const issued = await findIssuedResult(db, { setId: set.setId, row });
    return issued && prepareCertificate(tools, issued, { site, language });
  };
  const drawn = new Set<CertificateFacts["set"] | undefined>();
  for (const earned of ["finishers", "participants"] as const)
    if (await findTemplate(tools, site, { item, set: earned })) drawn.add(earned);
  const earned = rows.filter(({ status }) => drawn.has(setOfStatus(status)));
  const first = earned[0] && (await prepare(earned[0].row));
  if (!first) return { error: "certificate/not-found" };
  if (first.opensAt > Date.now()) return { error: "certificate/not-open", opensAt: first.opensAt };
  const entries = earned.map(({ row, bib }) => ({
    name: `${String(row).padStart(5, "0")}-${cleanName(bib ?? "")}.${format}`,
    content: drawRow(row),
  }));
  return { stream: writeZip(entries), name: `certificates-${item}-${from}.zip` };

  async function* drawRow(row: number): AsyncGenerator<Buffer> {
    const certificate = await prepare(row);
    if (!certificate) return;
    const file = await drawer.draw({ ...certificate.job, format }, `archive ${site.raceId}`);
    if (file === "busy") throw new Error("Too many certificates wait to be drawn.");
    yield file;
  }
}
