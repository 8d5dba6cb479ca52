import { and, count, eq, inArray, sql } from "drizzle-orm";
import { type RaceAnswer, raceFields } from "#contract/sites.ts";
import { withoutInvisible } from "#core/invisible.ts";
import type { Database } from "../../base/db/open.ts";
import { problemReports, races } from "../../base/db/schema.ts";

type StoredRace = Pick<typeof races.$inferSelect, "raceId" | "details" | "cancelledAt">;

/**
 * Returns the race information of one race with every field present; undefined if there is no such
 * race.
 */
export async function readRace(db: Database, raceId: string): Promise<RaceAnswer | undefined> {
  const [race] = await db.select().from(races).where(eq(races.raceId, raceId));
  return race && raceAnswer(race);
}

/** Returns the race information in the format of call 7, from a stored race. */
export function raceAnswer({ raceId, details, cancelledAt }: StoredRace): RaceAnswer {
  const fields = Object.fromEntries(raceFields.map((field) => [field, details[field] ?? null]));
  return { raceId, cancelledAt: cancelledAt?.getTime() ?? null, ...fields };
}

/** A problem that a visitor's browser reports; texts are cut to the width of their columns. */
export interface ReportedProblem {
  code: string;
  pointer?: string;
  message?: string;
}

// A hostile visitor can invent kinds of problems; a real site has few.
const kindsKept = 500;

/**
 * Counts a problem of a site. If the site has too many kinds, the least frequent one is removed
 * first.
 */
export async function countProblem(db: Database, domainName: string, problem: ReportedProblem): Promise<void> {
  const kind = {
    domainName,
    code: clean(problem.code, 40),
    pointer: clean(problem.pointer, 300),
    message: clean(problem.message, 300),
  };
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(problemReports)
      .set({ count: sql`least(${problemReports.count}, 2000000000) + 1`, lastSeenAt: sql`now()` })
      .where(
        and(
          eq(problemReports.domainName, kind.domainName),
          eq(problemReports.code, kind.code),
          eq(problemReports.pointer, kind.pointer),
          eq(problemReports.message, kind.message),
        ),
      )
      .returning({ count: problemReports.count });
    if (rows.length > 0) return;
    const [kinds] = await tx
      .select({ kinds: count() })
      .from(problemReports)
      .where(eq(problemReports.domainName, domainName));
    if ((kinds?.kinds ?? 0) >= kindsKept) await removeLeast(tx, domainName);
    await tx.insert(problemReports).values(kind).onConflictDoNothing();
  });
}

// The least frequent, then the oldest: a flood of invented problems evicts only its own.
async function removeLeast(tx: Pick<Database, "select" | "delete">, domainName: string): Promise<void> {
  const rowId = sql`ctid`;
  const least = tx
    .select({ rowId })
    .from(problemReports)
    .where(eq(problemReports.domainName, domainName))
    .orderBy(problemReports.count, problemReports.lastSeenAt)
    .limit(1);
  await tx.delete(problemReports).where(inArray(rowId, least));
}

// Cutting can split a surrogate pair.
function clean(text: string | undefined, length: number): string {
  return withoutInvisible((text ?? "").slice(0, length));
}
