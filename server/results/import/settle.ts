import { eq, sql } from "drizzle-orm";
import type { ResultBatch } from "#contract/resultFiles.ts";
import { recordAudit } from "../../base/audit/record.ts";
import type { Database } from "../../base/db/open.ts";
import { resultBatches } from "../../base/db/resultSchema.ts";
import type { Reviewer } from "../../base/rights.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import type { RaceTools } from "../../race/tools.ts";
import { type KeptFeed, keepFeed } from "../runs/keptFeeds.ts";
import { lockEdition } from "../sets/derive.ts";
import { deriveDraft } from "../sets/draft.ts";
import { type ResultRules, readResultRules } from "../sets/rules.ts";
import { toBatch } from "./batches.ts";

type Batch = typeof resultBatches.$inferSelect;
type BatchRefusal = "results/unknown-batch" | "results/not-checked" | "results/questions" | "results/unknown-item";

/** The batch that is meant, and the domain of its race. */
interface BatchRef {
  domainName: string;
  batchId: string;
}

/**
 * Imports a batch that was checked, or one whose import was undone: its rows are the newest from
 * now on, and the draft of its item is derived anew. Done again, it changes nothing.
 */
export async function importBatch(
  tools: Pick<RaceTools, "db" | "boundSites" | "store">,
  reviewer: Reviewer,
  ref: BatchRef,
): Promise<ResultBatch | BatchRefusal | "site/not-bound" | "session/not-allowed"> {
  return settle(tools, reviewer, ref, {
    state: "imported",
    refuse: ({ state, reading }) => {
      if (state === "reading") return "results/not-checked";
      return reading.questions.length > 0 ? "results/questions" : undefined;
    },
    change: {
      importSeq: sql`(select coalesce(max(import_seq), 0) + 1 from result_batches)`,
      importedBy: reviewer.actor,
      importedAt: sql`now()`,
      undoneBy: null,
      undoneAt: null,
    },
  });
}

/** Undoes the import of a batch: the draft of its item is derived from the others. */
export async function undoBatch(
  tools: Pick<RaceTools, "db" | "boundSites" | "store">,
  reviewer: Reviewer,
  ref: BatchRef,
): Promise<ResultBatch | BatchRefusal | "site/not-bound" | "session/not-allowed"> {
  return settle(tools, reviewer, ref, {
    state: "undone",
    refuse: ({ state }) => (state === "imported" || state === "undone" ? undefined : "results/not-checked"),
    change: { undoneBy: reviewer.actor, undoneAt: sql`now()` },
  });
}

interface Settlement {
  state: "imported" | "undone";
  refuse(batch: Batch): BatchRefusal | undefined;
  change: Record<string, unknown>;
}

async function settle(
  tools: Pick<RaceTools, "db" | "boundSites" | "store">,
  reviewer: Reviewer,
  { domainName, batchId }: BatchRef,
  settlement: Settlement,
): Promise<ResultBatch | BatchRefusal | "site/not-bound" | "session/not-allowed"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const [batch] = await tools.db.select().from(resultBatches).where(eq(resultBatches.batchId, batchId));
  if (batch?.raceId !== site.raceId) return "results/unknown-batch";
  const rules = readResultRules(site.site, batch);
  if (!rules) return "results/unknown-item";
  const passings = keepFeed(tools.db, site.raceId);
  return tools.db.transaction((tx) => settleLocked(tx as Database, reviewer, { batch, rules, passings }, settlement));
}

interface Settled {
  batch: Batch;
  rules: ResultRules;
  passings: KeptFeed;
}

async function settleLocked(
  tx: Database,
  { actor }: Reviewer,
  { batch: { batchId, raceId, item, edition }, rules, passings }: Settled,
  { state, refuse, change }: Settlement,
): Promise<ResultBatch | BatchRefusal> {
  await lockEdition(tx, { raceId, item, edition });
  const isBatch = eq(resultBatches.batchId, batchId);
  const [before] = await tx.select().from(resultBatches).where(isBatch);
  if (!before) return "results/unknown-batch";
  const refusal = refuse(before);
  if (refusal) return refusal;
  if (before.state === state) return toBatch(before);
  const [after] = await tx
    .update(resultBatches)
    .set({ state, ...change })
    .where(isBatch)
    .returning();
  await deriveDraft(tx, { edition: { raceId, item, edition }, rules }, passings);
  const action = state === "imported" ? "import" : "undo-import";
  await recordAudit(tx, {
    raceId,
    actor,
    action,
    entity: "result batch",
    entityId: batchId,
    before: before.state,
    after: state,
  });
  return toBatch(after ?? before);
}
