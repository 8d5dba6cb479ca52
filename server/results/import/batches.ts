import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { CheckedBatch, ResultBatch } from "#contract/resultFiles.ts";
import type { Database } from "../../base/db/open.ts";
import { resultBatches, resultRows } from "../../base/db/resultSchema.ts";
import type { Reviewer } from "../../base/rights.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import type { RaceTools } from "../../race/tools.ts";
import { currentEdition } from "../sets/rules.ts";
import { countChanges, type EditedBatch, listDoubtful } from "./counts.ts";

const mostListed = 100;
const mostProblems = 200;

/** Lists the files of results of a race, the newest first, at most 100. */
export async function listBatches(
  tools: Pick<RaceTools, "db" | "boundSites" | "store">,
  reviewer: Reviewer,
  domainName: string,
): Promise<ResultBatch[] | "site/not-bound" | "session/not-allowed"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const rows = await tools.db
    .select()
    .from(resultBatches)
    .where(eq(resultBatches.raceId, site.raceId))
    .orderBy(desc(resultBatches.seq))
    .limit(mostListed);
  return rows.map(toBatch);
}

/** Returns a file of results of a race that the reviewer organises. */
export async function readBatch(
  tools: Pick<RaceTools, "db" | "boundSites" | "store">,
  reviewer: Reviewer,
  { domainName, batchId }: { domainName: string; batchId: string },
): Promise<CheckedBatch | "site/not-bound" | "session/not-allowed" | "results/unknown-batch"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const [batch] = await tools.db.select().from(resultBatches).where(eq(resultBatches.batchId, batchId));
  if (batch?.raceId !== site.raceId) return "results/unknown-batch";
  const hasEntries = batch.edition === currentEdition(site.site);
  return describeBatch(tools.db, { batchId, hasEntries });
}

/**
 * Returns a batch with what its import changes, and what is wrong with its first 200 wrong rows.
 */
export async function describeBatch(
  db: Database,
  { batchId, hasEntries }: Pick<EditedBatch, "batchId" | "hasEntries">,
  seen: Pick<CheckedBatch, "sheets" | "samples"> = { sheets: [], samples: [] },
): Promise<CheckedBatch> {
  const [batch] = await db.select().from(resultBatches).where(eq(resultBatches.batchId, batchId));
  if (!batch) throw new Error("There is no such batch.");
  const { raceId, item, edition } = batch;
  const edited = { raceId, item, edition, batchId, hasEntries };
  const wrong = await db
    .select({ problems: resultRows.problems })
    .from(resultRows)
    .where(and(eq(resultRows.batchId, batchId), isNotNull(resultRows.problems)))
    .orderBy(asc(resultRows.line))
    .limit(mostProblems);
  return {
    batch: toBatch(batch),
    counts: await countChanges(db, edited),
    ...seen,
    doubtful: await listDoubtful(db, edited),
    rows: wrong.flatMap(({ problems }) => problems ?? []).slice(0, mostProblems),
  };
}

const keptDays = 7;

/** Deletes the batches that nobody imported within a week: they have birthdays and names. */
export async function deleteOldBatches(db: Database): Promise<void> {
  const isOld = sql`${resultBatches.madeAt} < now() - make_interval(days => ${keptDays})`;
  await db.delete(resultBatches).where(and(inArray(resultBatches.state, ["reading", "checked"]), isOld));
}

/** Returns a batch as the API states it. */
export function toBatch(row: typeof resultBatches.$inferSelect): ResultBatch {
  const { batchId, item, edition, fileName, state, storedRows, refusedRows, reading, problems } = row;
  return {
    batchId,
    item,
    edition,
    fileName,
    state,
    storedRows,
    refusedRows,
    ...reading,
    problems,
    madeAt: row.madeAt.getTime(),
    importedAt: row.importedAt?.getTime() ?? null,
    undoneAt: row.undoneAt?.getTime() ?? null,
  };
}
