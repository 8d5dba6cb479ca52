import { eq, sql } from "drizzle-orm";
import type { ErrorOf } from "#contract/contract.ts";
import type { ResultSetKind } from "#contract/resultWords.ts";
import { recordAudit } from "../../base/audit/record.ts";
import type { Database } from "../../base/db/open.ts";
import { resultSets, results } from "../../base/db/resultSchema.ts";
import { keepFeed } from "../runs/keptFeeds.ts";
import { findNewestSet, type ResultSetRow } from "./current.ts";
import { deriveSet } from "./derive.ts";
import { dropDraft, hashDraft } from "./draft.ts";
import type { RuledEdition } from "./rules.ts";

/** A set as it is to be published. */
export interface WantedSet {
  kind: Exclude<ResultSetKind, "draft">;
  note: { zh: string; en: string } | null;
  /** The number of the newest published set that the organiser has seen; 0 for none. */
  after: number;
}

/** Why a set is not published. */
export interface PublishRefusal {
  error: ErrorOf<"POST /sign-up/organise/results/sets">;
  values?: { number: number };
}

/**
 * Derives the results of an edition anew and publishes them as its next set, which is never changed
 * again. What was published already is no new set: its own is returned.
 */
export async function publishSet(
  db: Database,
  { edition, rules }: RuledEdition,
  { kind, note, after }: WantedSet,
  actor: string,
): Promise<ResultSetRow | PublishRefusal> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const setId = await deriveSet(tx, edition, rules, keepFeed(db, edition.raceId));
    const contentHash = await hashDraft(tx, setId);
    const newest = await findNewestSet(tx, edition);
    const isFinal = newest !== undefined && newest.kind !== "preliminary";
    if (newest?.contentHash === contentHash && (isFinal || newest.kind === kind)) {
      await dropDraft(tx, setId);
      return newest;
    }
    const number = newest?.number ?? 0;
    if (after !== number) return { error: "results/changed", values: { number } };
    if (isFinal && kind !== "amended") return { error: "results/official-already" };
    if (!isFinal && kind === "amended") return { error: "results/not-official" };
    if (kind === "amended" && note === null) return { error: "results/note-missing" };
    if ((await tx.$count(results, eq(results.setId, setId))) === 0) return { error: "results/empty" };
    const [published] = await tx
      .update(resultSets)
      .set({ number: number + 1, kind, note, contentHash, publishedAt: sql`now()`, publishedBy: actor })
      .where(eq(resultSets.setId, setId))
      .returning();
    if (!published) throw new Error("The set of results was not published.");
    const { raceId, item } = edition;
    const details = { item, edition: edition.edition, number: published.number, contentHash };
    await recordAudit(tx, {
      raceId,
      actor,
      action: "publish-results",
      entity: "result set",
      entityId: `${setId}`,
      after: kind,
      details,
    });
    return published;
  });
}
