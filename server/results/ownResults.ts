import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, inArray, ne, or, sql } from "drizzle-orm";
import type { HiddenPart } from "#contract/resultWords.ts";
import { entries } from "../base/db/entrySchema.ts";
import { isAmong } from "../base/db/isAmong.ts";
import type { Database } from "../base/db/open.ts";
import { resultHidings, resultSets, results } from "../base/db/resultSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";

/**
 * The document of an entry whose place is confirmed; null for others: anybody can state another's
 * document in a sign-up, and would own the results of earlier years with it.
 */
export const provenPersonId = sql<string | null>`case when ${entries.state} = 'confirmed' then ${entries.personId} end`;

/**
 * Returns the published results of the runners in these sign-ups, in all editions of their races,
 * and what is hidden of them, for the export of the account's owner.
 */
export async function gatherResults(db: Database, submissionIds: string[]): Promise<unknown[]> {
  const { raceId, item, edition, number, kind, publishedAt } = resultSets;
  const { batchId: _batch, line: _line, personId: _person, ...columns } = getTableColumns(results);
  const own = await db
    .select({ entryId: entries.entryId, personId: provenPersonId, raceId: entries.raceId })
    .from(entries)
    .where(inArray(entries.submissionId, submissionIds));
  if (own.length === 0) return [];
  const list = (name: keyof (typeof own)[number]) => [...new Set(own.flatMap((entry) => entry[name] ?? []))];
  const isOwn = or(isAmong(results.entryId, list("entryId")), isAmong(results.personId, list("personId")));
  const isHiding = and(
    eq(resultHidings.raceId, raceId),
    or(eq(resultHidings.entryId, results.entryId), eq(resultHidings.personId, results.personId)),
  );
  const hiddenPart = sql`(select ${resultHidings.part} from ${resultHidings} where(${isHiding}) limit 1)`;
  return db
    .select({ raceId, item, edition, number, kind, publishedAt, ...columns, hiddenPart })
    .from(results)
    .innerJoin(resultSets, eq(resultSets.setId, results.setId))
    .where(and(isOwn, isAmong(raceId, list("raceId")), ne(kind, "draft")));
}

/**
 * Hides the names of an account's runners from public results, because it is deleted. Their times
 * and ranks stay: they are a record of the race.
 */
export async function hideNames(tx: Database, accountId: string): Promise<void> {
  const rows = await tx
    .select({ raceId: entries.raceId, entryId: entries.entryId, personId: provenPersonId })
    .from(entries)
    .innerJoin(submissions, eq(submissions.submissionId, entries.submissionId))
    .where(eq(submissions.accountId, accountId));
  for (const row of rows) await addHidings(tx, row, "name");
}

/** A runner of a race, whose results are known by the entry and, if it has one, by the document. */
export interface HidingRunner {
  raceId: string;
  entryId: string;
  personId: string | null;
}

/**
 * Adds what hides a part of a runner's results: by the entry, and by the document in all editions.
 */
export async function addHidings(
  tx: Database,
  { raceId, entryId, personId }: HidingRunner,
  part: HiddenPart,
): Promise<void> {
  const known = [{ entryId }, ...(personId === null ? [] : [{ personId }])];
  const hidings = known.map((runner) => ({ ...runner, hidingId: randomUUID(), raceId, part }));
  await tx.insert(resultHidings).values(hidings).onConflictDoNothing();
}
