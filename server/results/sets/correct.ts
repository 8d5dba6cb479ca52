import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ErrorOf } from "#contract/contract.ts";
import { type CorrectedField, resultStatuses } from "#contract/resultWords.ts";
import type { AuditAction } from "#core/auditWords.ts";
import { recordAudit } from "../../base/audit/record.ts";
import type { Database } from "../../base/db/open.ts";
import { resultCorrections, results } from "../../base/db/resultSchema.ts";
import { fileLimits } from "../files/model/limits.ts";
import { keepFeed } from "../runs/keptFeeds.ts";
import { selectCurrentSet } from "./current.ts";
import { lockEdition } from "./derive.ts";
import { deriveDraft } from "./draft.ts";
import type { Edition, ResultRules, RuledEdition } from "./rules.ts";

export type CorrectionRow = typeof resultCorrections.$inferSelect;

/** What is set by hand of a runner's result; `value` null takes it away. */
export interface WantedCorrection {
  bib: string;
  field: CorrectedField;
  value: string | null;
  reason: string;
}

/** Why a result is not corrected. */
export type CorrectionRefusal = ErrorOf<"POST /sign-up/organise/results/corrections">;

// As files may have them.
const mostMs = fileLimits.hours * 3_600_000;
const mostLetters = 200;

/**
 * Sets a field of a runner's result by hand and derives the draft anew. It wins over every file
 * until it is released; an earlier correction of the field is released by it.
 */
export async function correctResult(
  db: Database,
  { edition, rules }: RuledEdition,
  { bib, field, value, reason }: WantedCorrection,
  actor: string,
): Promise<CorrectionRow | CorrectionRefusal> {
  if (!isValue(field, value, rules)) return "results/wrong-value";
  const derive = (tx: Database) => deriveDraft(tx, { edition, rules }, keepFeed(db, edition.raceId));
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockEdition(tx, edition);
    let row = await findRow(tx, edition, bib);
    if (!row) {
      // A timing system may have sent the runner since.
      await derive(tx);
      row = await findRow(tx, edition, bib);
    }
    if (!row) return "results/unknown-bib";
    await releaseOf(
      tx,
      and(isCorrectionOf(edition), eq(resultCorrections.bib, bib), eq(resultCorrections.field, field)),
      actor,
    );
    const before = row[field];
    const [correction] = await tx
      .insert(resultCorrections)
      .values({
        correctionId: randomUUID(),
        ...edition,
        bib,
        field,
        before: before === null ? null : String(before),
        after: value,
        reason: reason.trim(),
        correctedBy: actor,
      })
      .returning();
    if (!correction) throw new Error("A correction was not stored.");
    await recordCorrection(tx, "correct-result", correction, { actor, reason });
    await derive(tx);
    return correction;
  });
}

/**
 * Releases a correction, so that the file and the rules count again, and derives the draft anew. Of
 * two releases the first counts.
 */
export async function releaseCorrection(
  db: Database,
  { edition, rules }: RuledEdition,
  { correctionId, reason }: { correctionId: string; reason: string },
  actor: string,
): Promise<CorrectionRow | "results/unknown-correction"> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockEdition(tx, edition);
    const isIt = and(isCorrectionOf(edition), eq(resultCorrections.correctionId, correctionId));
    const [released] = await releaseOf(tx, isIt, actor);
    if (released) {
      await recordCorrection(tx, "release-result", released, { actor, reason });
      await deriveDraft(tx, { edition, rules }, keepFeed(db, edition.raceId));
      return released;
    }
    const [known] = await tx.select().from(resultCorrections).where(isIt);
    return known ?? "results/unknown-correction";
  });
}

/** Lists the corrections of an edition, the newest first. */
export async function listCorrections(db: Database, edition: Edition): Promise<CorrectionRow[]> {
  return db.select().from(resultCorrections).where(isCorrectionOf(edition)).orderBy(desc(resultCorrections.seq));
}

function isCorrectionOf({ raceId, item, edition }: Edition) {
  const table = resultCorrections;
  return and(eq(table.raceId, raceId), eq(table.item, item), eq(table.edition, edition));
}

async function releaseOf(tx: Database, which: ReturnType<typeof and>, actor: string): Promise<CorrectionRow[]> {
  return tx
    .update(resultCorrections)
    .set({ releasedAt: sql`now()`, releasedBy: actor })
    .where(and(which, isNull(resultCorrections.releasedAt)))
    .returning();
}

async function findRow(tx: Database, edition: Edition, bib: string) {
  const isCurrent = and(eq(results.setId, selectCurrentSet(edition)), eq(results.bib, bib));
  const [row] = await tx
    .select({
      status: results.status,
      gunMs: results.gunMs,
      netMs: results.netMs,
      name: results.name,
      gender: results.gender,
      ageGroup: results.ageGroup,
      club: results.club,
      country: results.country,
    })
    .from(results)
    .where(isCurrent);
  return row;
}

function isValue(field: CorrectedField, value: string | null, { ageGroups }: ResultRules): boolean {
  switch (field) {
    case "status":
      return resultStatuses.some((status) => status === value);
    case "gunMs":
    case "netMs":
      return value === null || (/^\d{1,10}$/.test(value) && Number(value) <= mostMs);
    case "gender":
      return value !== null && /^[012]$/.test(value);
    case "ageGroup":
      return value === null || ageGroups.some(({ id }) => id === value);
    case "country":
      return value === null || /^[A-Z]{3}$/.test(value);
    default:
      return value === null || (value.trim() !== "" && value.length <= mostLetters);
  }
}

// The audit names nobody: a name or club that was corrected is in the correction alone.
async function recordCorrection(
  tx: Database,
  action: AuditAction,
  { correctionId, raceId, item, edition, bib, field, before, after }: CorrectionRow,
  { actor, reason }: { actor: string; reason: string },
): Promise<void> {
  const isPersonal = field === "name" || field === "club";
  await recordAudit(tx, {
    raceId,
    actor,
    action,
    entity: "result",
    entityId: `${item}/${edition}/${bib}`,
    reason,
    details: { correctionId, field, ...(!isPersonal && { before, after }) },
  });
}
