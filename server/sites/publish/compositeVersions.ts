import { and, asc, eq, lte } from "drizzle-orm";
import { compareComposites } from "#compiler/composite/upgrade/compare.ts";
import { parseJson } from "#compiler/parse/parse.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { isObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import type { Database } from "../../base/db/open.ts";
import { publishedComposites, releases, sites } from "../../base/db/schema.ts";

/** The texts of a site's composites by their path: composites/my/sponsor-wall/v1.json. */
export type CompositeTexts = Record<string, string>;

/**
 * Returns a problem for each file that changes a published version of a composite so that instances
 * would lose something.
 */
export async function checkCompositeVersions(db: Database, siteId: string, next: CompositeTexts): Promise<Problem[]> {
  const files = Object.entries(next);
  if (files.length === 0) return [];
  const published = await readPublishedTexts(db, siteId);
  return files.flatMap(([path, text]) => findLoss(path, published.get(getName(path)), text) ?? []);
}

function findLoss(path: string, published: string | undefined, text: string): Problem | undefined {
  if (published === undefined || published === text) return undefined;
  const before = parseJson(published);
  const after = parseJson(text, path);
  // What cannot be read has its own problem.
  if (!isObject(before.value) || !isObject(after.value)) return undefined;
  const [first] = compareComposites(before.value, after.value).filter(({ isLossless }) => !isLossless);
  if (!first) return undefined;
  const { type, version } = before.value;
  return after.locate(
    report("SL7040", first.pointer, { type: asText(type), version: Number(version) }, { file: path }),
  );
}

/**
 * Stores the composites that an edition is published with; call it in the transaction of the
 * edition.
 */
export async function storeComposites(
  db: Database,
  { siteId, releaseId }: { siteId: string; releaseId: number },
  texts: CompositeTexts,
): Promise<void> {
  const files = Object.entries(texts);
  if (files.length === 0) return;
  const published = await readPublishedTexts(db, siteId);
  const rows = files
    .map(([path, source]) => ({ releaseId, path: getName(path), source }))
    .filter(({ path, source }) => published.get(path) !== source);
  if (rows.length > 0) await db.insert(publishedComposites).values(rows);
}

// A composite that moves from a site to a pack is still the same.
function getName(path: string): string {
  return path.slice(Math.max(0, path.indexOf("composites/")));
}

// Editions that were rolled back do not count: after a rollback, the files of the active edition
// can be published again.
async function readPublishedTexts(db: Database, siteId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ path: publishedComposites.path, source: publishedComposites.source })
    .from(sites)
    .innerJoin(releases, and(eq(releases.siteId, sites.siteId), lte(releases.releaseId, sites.releaseId)))
    .innerJoin(publishedComposites, eq(publishedComposites.releaseId, releases.releaseId))
    .where(eq(sites.siteId, siteId))
    .orderBy(asc(releases.releaseId));
  return new Map(rows.map(({ path, source }) => [path, source]));
}
