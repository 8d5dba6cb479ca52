import { randomUUID } from "node:crypto";
import { and, asc, eq, exists, gt, inArray, isNull, notExists, or, sql } from "drizzle-orm";
import { auditStatus } from "#core/auditStatus.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { newCode } from "../../base/code.ts";
import { entries, entryHistory, isLiveEntry, persons, raceItems } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { answeredForms, entrants, submissions } from "../../base/db/signupSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { getBirthday } from "../../race/documents.ts";
import { wholeRace } from "../../sites/items/facts.ts";
import { lockRace, settleLedger } from "../../sites/items/settle.ts";

/**
 * Makes the entries of sign-ups and approved applications that have none: those from before there
 * were entries, and those that a server of that version stores while the new one starts. All of
 * them keep their place. Returns how many entries were made.
 */
export async function enterExisting(db: Database, secrets: Pick<Secrets, "open">, raceId: string): Promise<number> {
  if ((await findMissing(db, raceId, "", 1)).length === 0) return 0;
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockRace(tx, raceId);
    const items = new Map(
      (await tx.select().from(raceItems).where(eq(raceItems.raceId, raceId))).map((row) => [row.item, row]),
    );
    let made = 0;
    for (let after = ""; ; ) {
      const missing = await findMissing(tx, raceId, after, someAtATime);
      if (missing.length === 0) break;
      after = missing.at(-1)?.submissionId ?? "";
      made += await enterSome(tx, secrets, { raceId, found: missing, items });
    }
    if (made > 0) await settleLedger(tx, raceId);
    return made;
  });
}

const someAtATime = 200;

type Missing = Awaited<ReturnType<typeof findMissing>>[number];
type Items = Map<string, typeof raceItems.$inferSelect>;

/** Returns the races with sign-ups or approved applications that have no entry. */
export async function findRacesWithMissing(db: Database): Promise<Set<string>> {
  const rows = await db.selectDistinct({ raceId: submissions.raceId }).from(submissions).where(isMissingEntries(db));
  return new Set(rows.map(({ raceId }) => raceId));
}

// Whether a submission counts and has people without an entry.
function isMissingEntries(db: Database) {
  const { submissionId, use, withdrawnAt } = submissions;
  const counts = or(
    eq(use, "sign-up"),
    and(eq(use, "through-entry"), eq(submissions.auditStatus, auditStatus.approved)),
  );
  const own = and(eq(entries.submissionId, entrants.submissionId), eq(entries.position, entrants.position));
  const isMissing = notExists(db.select({ one: sql`1` }).from(entries).where(own));
  const people = db
    .select({ one: sql`1` })
    .from(entrants)
    .where(and(eq(entrants.submissionId, submissionId), entrants.isStanding, isMissing));
  return and(counts, isNull(withdrawnAt), exists(people));
}

// Such submissions after that id in their order.
async function findMissing(db: Database, raceId: string, after: string, most: number) {
  const { submissionId, use } = submissions;
  return db
    .select({ submissionId, use, item: submissions.item, sealed: submissions.answersSealed, form: answeredForms.body })
    .from(submissions)
    .innerJoin(answeredForms, eq(answeredForms.hash, submissions.formHash))
    .where(and(eq(submissions.raceId, raceId), gt(submissionId, after), isMissingEntries(db)))
    .orderBy(asc(submissionId))
    .limit(most);
}

async function enterSome(
  tx: Database,
  { open }: Pick<Secrets, "open">,
  { raceId, found, items }: { raceId: string; found: Missing[]; items: Items },
): Promise<number> {
  const rows: (typeof entries.$inferInsert)[] = [];
  for (const one of found) {
    const { submissionId, item, use } = one;
    const { allocation, exclusionGroup = wholeRace } = items.get(item) ?? {};
    const state = allocation === "draw" && use === "sign-up" ? ("pool" as const) : ("confirmed" as const);
    for (const { position, personId } of await keepPeople(tx, open, one))
      rows.push({
        entryId: randomUUID(),
        code: newCode(),
        raceId,
        item,
        exclusionGroup,
        submissionId,
        position,
        personId,
        state,
      });
  }
  const placed = rows.flatMap(({ submissionId, state }) =>
    state === "confirmed" && submissionId ? [submissionId] : [],
  );
  await tx
    .update(submissions)
    .set({ waiver: "existing" })
    .where(and(inArray(submissions.submissionId, placed), isNull(submissions.waiver)));
  const made = await tx
    .insert(entries)
    .values(rows)
    .onConflictDoNothing({ target: [entries.raceId, entries.exclusionGroup, entries.personId], where: isLiveEntry })
    .returning({ entryId: entries.entryId, after: entries.state });
  const how = { before: null, reason: "existing", actor: "program" };
  if (made.length > 0) await tx.insert(entryHistory).values(made.map((one) => ({ ...one, ...how })));
  return made.length;
}

async function keepPeople(tx: Database, open: Secrets["open"], { submissionId, sealed, form }: Missing) {
  const own = and(eq(entries.submissionId, entrants.submissionId), eq(entries.position, entrants.position));
  const people = await tx
    .select({ position: entrants.position, personId: entrants.documentMac })
    .from(entrants)
    .where(
      and(
        eq(entrants.submissionId, submissionId),
        entrants.isStanding,
        notExists(tx.select({ one: sql`1` }).from(entries).where(own)),
      ),
    );
  const answers: Answers[] = JSON.parse(open(sealed));
  const compiled: CompiledForm = JSON.parse(form);
  for (const { position, personId } of people)
    if (personId !== null)
      await tx
        .insert(persons)
        .values({ personId, birthday: getBirthday(compiled, answers[position] ?? {}) ?? null })
        .onConflictDoNothing();
  return people;
}
