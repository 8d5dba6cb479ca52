import { randomBytes } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { AssignedBibs } from "#contract/bibs.ts";
import type { Bibs } from "#schemas/generated/types.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { bibWishes } from "../../base/db/bibSchema.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { openAnswers } from "../../entry/own/own.ts";
import { getBibs, lockBibs } from "../../race/bibs.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { type BibCandidate, planBibs } from "./plan.ts";

/** What is wanted of an assignment. */
export interface Assignment {
  /** Whether it only returns what would happen. */
  isTrial: boolean;
  /** What lucky numbers are drawn by; a random one if left out. */
  seed?: string | undefined;
  actor: string;
}

/**
 * Gives the confirmed entries of a race without a bib the next ones of their blocks, in the order
 * in which they signed up. Nobody's bib changes, and no number that anybody ever had is given
 * again.
 */
export async function assignBibs(
  { db, secrets }: { db: Database; secrets: Pick<Secrets, "open"> },
  site: RaceSite,
  { isTrial, seed: statedSeed, actor }: Assignment,
): Promise<AssignedBibs | "bibs/not-offered"> {
  const bibs = getBibs(site);
  if (!bibs) return "bibs/not-offered";
  const { raceId } = site;
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockBibs(tx, raceId);
    const candidates = await readCandidates(tx, secrets, { raceId, bibs });
    const isLuckyOpen = bibs.lucky !== undefined && (await databaseNow(tx)) < new Date(bibs.lucky.closesAt);
    const isDrawn = bibs.lucky?.by === "draw" && !isLuckyOpen && candidates.some(({ isWish }) => isWish);
    const seed = isDrawn ? (statedSeed ?? randomBytes(16).toString("hex")) : undefined;
    const plan = planBibs(bibs, candidates, { taken: await readTaken(tx, raceId), isLuckyOpen, seed });
    // Who would win stays unknown, so that nobody tries seeds until the right one wins.
    const shownSeed = plan.drawn > 0 && !isTrial ? (seed ?? null) : null;
    const result: AssignedBibs = {
      given: plan.bibs.size,
      drawn: plan.drawn,
      seed: shownSeed,
      blocks: bibs.blocks.map(({ id }) => ({ id, given: plan.given.get(id) ?? 0 })),
      without: countByItem(site, plan.without),
    };
    if (isTrial || plan.bibs.size === 0) return result;
    await storeBibs(tx, plan.bibs);
    const details = { given: result.given, drawn: result.drawn, seed: shownSeed, without: plan.without.length };
    await recordAudit(tx, { raceId, actor, action: "assign-bibs", entity: "entries", entityId: raceId, details });
    return result;
  });
}

async function readCandidates(
  tx: Database,
  secrets: Pick<Secrets, "open">,
  { raceId, bibs: { blocks } }: { raceId: string; bibs: Bibs },
): Promise<BibCandidate[]> {
  const asksAnswers = new Set(blocks.flatMap(({ item, when }) => (when ? [item] : [])));
  const rows = await tx
    .select({ entry: entries, submission: submissions, wish: bibWishes.entryId })
    .from(entries)
    .leftJoin(submissions, eq(submissions.submissionId, entries.submissionId))
    .leftJoin(bibWishes, eq(bibWishes.entryId, entries.entryId))
    .where(and(eq(entries.raceId, raceId), eq(entries.state, "confirmed"), isNull(entries.bib)))
    .orderBy(asc(entries.seq))
    // Nobody leaves, or is given one by hand, in between.
    .for("update", { of: entries });
  return rows.map(({ entry: { entryId, code, item, position }, submission, wish }) => ({
    entryId,
    code,
    item,
    answers: (submission && asksAnswers.has(item) && openAnswers(secrets, submission)[position]) || {},
    isWish: wish !== null,
  }));
}

async function readTaken(tx: Database, raceId: string): Promise<Set<string>> {
  const { bib } = entries;
  const rows = await tx
    .select({ bib })
    .from(entries)
    .where(and(eq(entries.raceId, raceId), isNotNull(bib)));
  return new Set(rows.flatMap((row) => row.bib ?? []));
}

const batchSize = 5000;

/** Stores the bibs of entries, by the ids of the entries; null takes a bib away. */
export async function storeBibs(tx: Database, bibs: ReadonlyMap<string, string | null>): Promise<void> {
  const rows = [...bibs].map(([id, bib]) => ({ id, bib }));
  for (let at = 0; at < rows.length; at += batchSize)
    await tx.execute(sql`
      update entries set bib = given.bib
      from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + batchSize))}::jsonb) as given(id text, bib text)
      where(entries.entry_id = given.id)`);
}

function countByItem(site: RaceSite, candidates: readonly BibCandidate[]): AssignedBibs["without"] {
  const counts = new Map<string, number>();
  for (const { item } of candidates) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => ({ item, itemName: itemName(site, item), count }));
}
