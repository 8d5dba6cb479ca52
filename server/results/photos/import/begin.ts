import { randomUUID } from "node:crypto";
import { isAbsolute } from "node:path";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../base/db/open.ts";
import { photoBatches, photoStatements } from "../../../base/db/photoSchema.ts";
import type { Reviewer } from "../../../base/rights.ts";
import { organisedRace } from "../../../race/organisedRace.ts";
import type { RaceSite } from "../../../race/raceSite.ts";
import { currentEdition, readResultRules } from "../../sets/rules.ts";
import type { PhotoTools } from "../store/tools.ts";
import type { ImportFacts } from "./stated.ts";

export type PhotoBatchRow = typeof photoBatches.$inferSelect;

/** A folder of photos, and what is known of all of them. */
export interface PhotoFolder {
  domainName: string;
  folder: string;
  item?: string | undefined;
  edition?: string | undefined;
  point?: string | undefined;
  clockSeconds: Record<string, number>;
}

/**
 * Begins the import of a folder, or returns the one that was not completed: its files are known and
 * it continues.
 */
export async function beginImport(
  tools: PhotoTools,
  reviewer: Reviewer,
  { domainName, folder, ...wanted }: PhotoFolder,
): Promise<
  | PhotoBatchRow
  | "site/not-bound"
  | "session/not-allowed"
  | "results/unknown-item"
  | "photos/unknown-point"
  | "photos/no-folder"
> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  if (!isAbsolute(folder)) return "photos/no-folder";
  const { item = null, point = null, clockSeconds, edition = currentEdition(site.site) } = wanted;
  const points = listPoints(site, { item, edition });
  if (!points) return "results/unknown-item";
  if (point !== null && !points.has(point)) return "photos/unknown-point";
  const { raceId } = site;
  const facts = { item, point, clockSeconds };
  return tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isOpen = and(
      eq(photoBatches.raceId, raceId),
      eq(photoBatches.edition, edition),
      eq(photoBatches.folder, folder),
      eq(photoBatches.state, "importing"),
    );
    const [open] = await tx.select().from(photoBatches).where(isOpen).for("update");
    if (open && isSame(open, facts)) return open;
    // What is stated of all photos is another: those that were imported keep the former.
    if (open) await closeBatch(tx, open.batchId);
    const values = { batchId: randomUUID(), raceId, edition, folder, ...facts, state: "importing" as const };
    const [batch] = await tx
      .insert(photoBatches)
      .values({ ...values, madeBy: reviewer.actor })
      .onConflictDoNothing()
      .returning();
    if (batch) return batch;
    // Another program began the same import at the same time.
    const [begun] = await tx.select().from(photoBatches).where(isOpen);
    if (!begun) throw new Error("The import of photos was not begun.");
    return begun;
  });
}

/** Completes an import; one without photos is removed. */
export async function closeBatch(tx: Database, batchId: string): Promise<PhotoBatchRow | undefined> {
  const isBatch = eq(photoBatches.batchId, batchId);
  if ((await tx.$count(photoStatements, eq(photoStatements.batchId, batchId))) === 0) {
    await tx.delete(photoBatches).where(isBatch);
    return undefined;
  }
  const [batch] = await tx.update(photoBatches).set({ state: "done" }).where(isBatch).returning();
  return batch;
}

/** Returns what is known of all photos of an import. */
export function readFacts(site: RaceSite, batch: PhotoBatchRow): ImportFacts {
  const { edition, point, clockSeconds } = batch;
  const points = listPoints(site, batch) ?? new Set<string>();
  return { edition, timeZone: site.timeZone, points, point, clockSeconds };
}

// Of the item, or of all; undefined if the race has no such item.
function listPoints(
  { site }: RaceSite,
  { item, edition }: { item: string | null; edition: string },
): Set<string> | undefined {
  const items = (site.race?.items ?? []).filter(({ id }) => item === null || id === item);
  if (item !== null && items.length === 0) return undefined;
  const ids = items.flatMap(
    ({ id }) => readResultRules(site, { item: id, edition })?.points.map((point) => point.id) ?? [],
  );
  return new Set([...ids, "finish"]);
}

function isSame(batch: PhotoBatchRow, facts: Pick<PhotoBatchRow, "item" | "point" | "clockSeconds">): boolean {
  const write = ({ item, point, clockSeconds }: typeof facts) =>
    JSON.stringify([item, point, Object.entries(clockSeconds).sort()]);
  return write(batch) === write(facts);
}
