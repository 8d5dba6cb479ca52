import { desc, eq, sql } from "drizzle-orm";
import type { PhotoImport } from "#contract/photoImports.ts";
import type { AuditAction } from "#core/auditWords.ts";
import { recordAudit } from "../../../base/audit/record.ts";
import type { Database } from "../../../base/db/open.ts";
import { photoBatches, photoStatements } from "../../../base/db/photoSchema.ts";
import { readRows } from "../../../base/db/readRows.ts";
import type { Reviewer } from "../../../base/rights.ts";
import { organisedRace } from "../../../race/organisedRace.ts";
import { removeFiles } from "../store/sizes.ts";
import type { PhotoTools } from "../store/tools.ts";
import { closeBatch, type PhotoBatchRow } from "./begin.ts";

/** An import of a race. */
export interface PhotoBatchRef {
  domainName: string;
  batchId: string;
}
type Refused = "site/not-bound" | "session/not-allowed" | "photos/unknown-import";

const mostListed = 100;

/** Lists the imports of photos of a race, the newest first, at most 100. */
export async function listImports(
  tools: PhotoTools,
  reviewer: Reviewer,
  domainName: string,
): Promise<PhotoImport[] | Exclude<Refused, "photos/unknown-import">> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const batches = await tools.db
    .select({ batch: photoBatches, photos: countStatements })
    .from(photoBatches)
    .where(eq(photoBatches.raceId, site.raceId))
    .orderBy(desc(photoBatches.seq))
    .limit(mostListed);
  return batches.map(({ batch, photos }) => describeImport(batch, photos));
}

// Names of columns would be written without their table here.
const countStatements = sql<number>`(select count(*)::int from photo_statements s
  where(s.batch_id = photo_batches.batch_id))`;

/** Returns an import as the API states it. */
export function describeImport(batch: PhotoBatchRow, photos: number): PhotoImport {
  const { batchId, edition, item, folder, point, state, madeAt, undoneAt } = batch;
  const name = folder.split(/[/\\]/).filter(Boolean).at(-1) ?? folder;
  return {
    batchId,
    edition,
    item,
    folder: name,
    point,
    state,
    photos,
    madeAt: madeAt.getTime(),
    undoneAt: undoneAt?.getTime() ?? null,
  };
}

/** Completes an import; null if it changed nothing, and is no import then. */
export async function finishImport(
  tools: PhotoTools,
  reviewer: Reviewer,
  ref: PhotoBatchRef,
): Promise<{ import: PhotoImport | null } | Refused> {
  return withBatch(tools, reviewer, ref, async (tx, batch) => {
    if (batch.state === "undone") return "photos/unknown-import";
    if (batch.state === "done") return { import: describeImport(batch, await countOf(tx, batch)) };
    const closed = await closeBatch(tx, batch.batchId);
    if (!closed) return { import: null };
    const photos = await countOf(tx, closed);
    await recordBatch(tx, reviewer, closed, { action: "import-photos", photos });
    return { import: describeImport(closed, photos) };
  });
}

/**
 * Undoes an import: of each of its photos counts what an earlier import states, and those that no
 * other has are deleted with their files. Done again, it changes nothing.
 */
export async function undoImport(
  tools: PhotoTools,
  reviewer: Reviewer,
  ref: PhotoBatchRef,
): Promise<{ import: PhotoImport; deleted: number } | Refused> {
  let deletedIds: string[] = [];
  const undone = await withBatch(tools, reviewer, ref, async (tx, batch) => {
    const photos = await countOf(tx, batch);
    if (batch.state === "undone") return { import: describeImport(batch, photos), deleted: 0 };
    const [row] = await tx
      .update(photoBatches)
      .set({ state: "undone", undoneBy: reviewer.actor, undoneAt: sql`now()` })
      .where(eq(photoBatches.batchId, batch.batchId))
      .returning();
    if (!row) throw new Error("The import of photos was not undone.");
    deletedIds = await countEarlier(tx, batch.batchId);
    await recordBatch(tx, reviewer, row, { action: "undo-photos", photos });
    return { import: describeImport(row, photos), deleted: deletedIds.length };
  });
  await removeFiles(tools.photos, deletedIds);
  return undone;
}

// Returns the photos that no import has any more.
async function countEarlier(tx: Database, batchId: string): Promise<string[]> {
  const earlier = await readRows<{ photo_id: string }>(
    tx,
    sql`update photos p set batch_id = s.batch_id, item = s.item, taken_at = s.taken_at, point = s.point
      from (
        select distinct on (s.photo_id) s.photo_id, s.batch_id, b.item, s.taken_at, s.point
        from photo_statements s join photo_batches b on b.batch_id = s.batch_id
        where(b.state <> 'undone' and s.photo_id in (select photo_id from photos where(batch_id = ${batchId})))
        order by s.photo_id, b.seq desc
      ) s
      where p.photo_id = s.photo_id returning p.photo_id`,
  );
  const ids = sql.param(earlier.map(({ photo_id }) => photo_id));
  await tx.execute(sql`delete from photo_bibs where photo_id = any(${ids}::text[])`);
  await tx.execute(
    sql`insert into photo_bibs (photo_id, race_id, edition, bib, confidence, source, is_partial)
      select p.photo_id, p.race_id, p.edition, t.bib, t.confidence, t.source, t.bib like '%?%'
      from photos p
      join photo_statements s on s.batch_id = p.batch_id and s.photo_id = p.photo_id,
      jsonb_to_recordset(s.bibs) as t(bib text, confidence smallint, source text)
      where p.photo_id = any(${ids}::text[])`,
  );
  const deleted = await readRows<{ photo_id: string }>(
    tx,
    sql`delete from photos where batch_id = ${batchId} returning photo_id`,
  );
  return deleted.map(({ photo_id }) => photo_id);
}

async function withBatch<Result>(
  tools: PhotoTools,
  reviewer: Reviewer,
  { domainName, batchId }: PhotoBatchRef,
  work: (tx: Database, batch: PhotoBatchRow) => Promise<Result>,
): Promise<Result | Refused> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  return tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const [batch] = await tx.select().from(photoBatches).where(eq(photoBatches.batchId, batchId)).for("update");
    return batch?.raceId === site.raceId ? work(tx, batch) : "photos/unknown-import";
  });
}

function countOf(tx: Database, { batchId }: PhotoBatchRow): Promise<number> {
  return tx.$count(photoStatements, eq(photoStatements.batchId, batchId));
}

async function recordBatch(
  tx: Database,
  { actor }: Reviewer,
  { batchId, raceId, edition, item }: PhotoBatchRow,
  { action, photos }: { action: AuditAction; photos: number },
): Promise<void> {
  const details = { edition, item, photos };
  await recordAudit(tx, { raceId, actor, action, entity: "photo import", entityId: batchId, details });
}
