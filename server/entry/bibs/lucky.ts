import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { LuckyBibs } from "#contract/bibs.ts";
import type { ErrorOf } from "#contract/contract.ts";
import { findBibBlock } from "#core/bibs.ts";
import type { Answers } from "#forms/form.ts";
import type { BibBlock, Bibs, LuckyBibs as LuckyRules } from "#schemas/generated/types.ts";
import { bibWishes } from "../../base/db/bibSchema.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { entries, isLiveEntry } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { isUniqueViolation } from "../../base/db/violations.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { fitsBlock, getBibs, shareBibs } from "../../race/bibs.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { nameIn, openAnswers, readForms } from "../own/own.ts";
import type { OwnEntry } from "../pickUp/book.ts";

const mostListed = 200;

/** Lists the lucky numbers of a race for the entries of an account. */
export async function listLucky(
  { db, secrets }: SignupTools,
  site: RaceSite,
  accountId: string,
): Promise<LuckyBibs | "bibs/not-offered"> {
  const bibs = getBibs(site);
  if (!bibs?.lucky) return "bibs/not-offered";
  const { lucky, blocks } = bibs;
  const { raceId } = site;
  const rows = await db
    .select({ entry: entries, submission: submissions, wish: bibWishes })
    .from(submissions)
    .innerJoin(entries, eq(entries.submissionId, submissions.submissionId))
    .leftJoin(bibWishes, eq(bibWishes.entryId, entries.entryId))
    .where(and(eq(submissions.accountId, accountId), eq(submissions.raceId, raceId), eq(entries.state, "confirmed")))
    .orderBy(entries.seq)
    .limit(mostListed);
  const taken = rows.length > 0 ? await readTaken(db, raceId, lucky) : new Set();
  const forms = await readForms(
    db,
    rows.map(({ submission }) => submission),
  );
  const offered = rows.flatMap(({ entry, submission, wish }) => {
    const { item, bib, position } = entry;
    const answers = openAnswers(secrets, submission)[position] ?? {};
    const ofItem = lucky.numbers.filter((number) => isOffered(blocks, { item, answers }, number));
    if (ofItem.length === 0) return [];
    return {
      submissionId: submission.submissionId,
      entrant: position,
      name: nameIn(forms.get(submission.formHash)?.form, answers),
      itemName: itemName(site, item),
      bib: bib !== null && lucky.numbers.includes(bib) ? bib : null,
      isWanted: wish !== null,
      free: lucky.by === "choice" ? ofItem.filter((number) => !taken.has(number)) : [],
      numbers: ofItem.length,
    };
  });
  const [opensAt, closesAt] = [Date.parse(lucky.opensAt), Date.parse(lucky.closesAt)];
  const now = (await databaseNow(db)).getTime();
  const state = now < opensAt ? "soon" : now < closesAt ? "open" : "closed";
  return { by: lucky.by, opensAt, closesAt, timeZone: site.timeZone, state, entries: offered };
}

function isOffered(
  blocks: readonly BibBlock[],
  { item, answers }: { item: string; answers: Answers },
  bib: string,
): boolean {
  const block = findBibBlock(blocks, item, bib);
  return block !== undefined && fitsBlock(block, answers);
}

// The lucky numbers that entries with a place have.
async function readTaken(db: Database, raceId: string, { numbers }: LuckyRules): Promise<Set<string>> {
  const rows = await db
    .select({ bib: entries.bib })
    .from(entries)
    .where(and(eq(entries.raceId, raceId), isLiveEntry, isNotNull(entries.bib), inArray(entries.bib, numbers)));
  return new Set(rows.flatMap(({ bib }) => bib ?? []));
}

type BibError = Extract<ErrorOf<"POST /sign-up/lucky-bibs">, `bibs/${string}`>;
type OwnError = Extract<ErrorOf<"POST /sign-up/lucky-bibs/wish">, `bibs/${string}`>;

/** Why a lucky number is not given, with what the code has in addition. */
export interface RefusedBib<Code extends BibError = BibError> {
  error: Code;
  details?: Record<string, unknown>;
}

/**
 * Gives an own confirmed entry a lucky number instead of the bib that it has, or takes its lucky
 * number back. Of several who choose one at once, one gets it; repeated, it changes nothing.
 */
export async function chooseBib(
  { db, secrets }: Pick<SignupTools, "db" | "secrets">,
  site: RaceSite,
  own: OwnEntry,
  bib: string | null,
): Promise<RefusedBib | undefined> {
  try {
    return await withEntry<BibError>(db, site, { own, by: "choice" }, async (tx, { entry, submission }, rules) => {
      const { blocks, lucky } = rules;
      if (entry.bib === bib) return undefined;
      const answers = openAnswers(secrets, submission)[entry.position] ?? {};
      const isLucky = bib !== null && lucky.numbers.includes(bib);
      if (bib !== null && !(isLucky && isOffered(blocks, { item: entry.item, answers }, bib)))
        return { error: "bibs/unknown" };
      // What an organiser gave is not given back here.
      const givesBack = entry.bib !== null && lucky.numbers.includes(entry.bib);
      if (bib === null && !givesBack) return undefined;
      await tx.update(entries).set({ bib }).where(eq(entries.entryId, entry.entryId));
      return undefined;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { error: "bibs/taken" };
    throw error;
  }
}

/** Enters an own confirmed entry into the draw of lucky numbers, or takes it out. */
export async function wishBib(
  { db }: Pick<SignupTools, "db">,
  site: RaceSite,
  own: OwnEntry,
  isWanted: boolean,
): Promise<RefusedBib<OwnError> | undefined> {
  return withEntry<OwnError>(db, site, { own, by: "draw" }, async (tx, { entry: { entryId } }) => {
    if (isWanted) await tx.insert(bibWishes).values({ entryId }).onConflictDoNothing();
    else await tx.delete(bibWishes).where(eq(bibWishes.entryId, entryId));
    return undefined;
  });
}

interface LockedEntry {
  entry: typeof entries.$inferSelect;
  submission: typeof submissions.$inferSelect;
}
type Rules = Bibs & { lucky: LuckyRules };

// Works on a confirmed entry that is locked, while lucky numbers are open.
async function withEntry<Code extends BibError>(
  db: Database,
  site: RaceSite,
  { own: { accountId, submissionId, entrant }, by }: { own: OwnEntry; by: LuckyRules["by"] },
  work: (tx: Database, entry: LockedEntry, rules: Rules) => Promise<RefusedBib<Code> | undefined>,
): Promise<RefusedBib<Code | OwnError> | undefined> {
  const { raceId } = site;
  const { lucky, ...rules } = getBibs(site) ?? { blocks: [] };
  if (lucky?.by !== by) return { error: "bibs/not-offered" };
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await shareBibs(tx, raceId);
    const isOwn = and(eq(submissions.submissionId, submissionId), eq(submissions.accountId, accountId));
    const isIt = and(eq(entries.raceId, raceId), eq(entries.position, entrant), eq(entries.state, "confirmed"));
    const [row] = await tx
      .select({
        entry: entries,
        submission: submissions,
        ms: sql<string>`(extract(epoch from now()) * 1000)::text`,
      })
      .from(entries)
      .innerJoin(submissions, eq(submissions.submissionId, entries.submissionId))
      .where(and(isOwn, isIt))
      .for("update", { of: entries });
    if (!row) return { error: "bibs/no-entry" };
    const now = Number(row.ms);
    const opensAt = Date.parse(lucky.opensAt);
    if (now < opensAt) return { error: "bibs/not-open", details: { opensAt } };
    if (now >= Date.parse(lucky.closesAt)) return { error: "bibs/closed" };
    return work(tx, row, { ...rules, lucky });
  });
}
