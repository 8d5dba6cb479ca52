import { and, count, eq, sql } from "drizzle-orm";
import { type RaceAnswer, raceFields } from "#contract/sites.ts";
import type { Database } from "../../base/db/open.ts";
import { problemReports, races } from "../../base/db/schema.ts";

/** The race information of one race, every field present; undefined where there is no such race. */
export async function readRace(db: Database, raceId: string): Promise<RaceAnswer | undefined> {
  const [race] = await db.select().from(races).where(eq(races.raceId, raceId));
  return race && raceAnswer(raceId, race.details);
}

/** The race information as call 7 gives it, of what is kept of the race. */
export function raceAnswer(raceId: string, details: Record<string, unknown>): RaceAnswer {
  return { raceId, ...Object.fromEntries(raceFields.map((field) => [field, details[field] ?? null])) };
}

/** A problem that a visitor's browser met; texts are cut to what the table keeps. */
export interface ReportedProblem {
  code: string;
  pointer?: string;
  message?: string;
}

// A hostile visitor can invent kinds of problems; the real ones of a site are few.
const kindsKept = 500;

/** Counts a problem of a site; where the site has too many different ones, the least of them makes room. */
export async function keepProblem(db: Database, domainName: string, problem: ReportedProblem): Promise<void> {
  const kind = {
    domainName,
    code: problem.code.slice(0, 40),
    pointer: clean(problem.pointer, 300),
    message: clean(problem.message, 300),
  };
  await db.transaction(async (tx) => {
    const counted = await tx
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
    if (counted.length > 0) return;
    const [kinds] = await tx
      .select({ kinds: count() })
      .from(problemReports)
      .where(eq(problemReports.domainName, domainName));
    if ((kinds?.kinds ?? 0) >= kindsKept) await forgetLeast(tx, domainName);
    await tx.insert(problemReports).values(kind).onConflictDoNothing();
  });
}

// What was met the fewest times, and of those the longest time ago: a flood of invented ones pushes out its own.
async function forgetLeast(tx: Pick<Database, "execute">, domainName: string): Promise<void> {
  await tx.execute(sql`delete from ${problemReports} where ctid in (
    select ctid from ${problemReports} where domain_name = ${domainName} order by count, last_seen_at limit 1)`);
}

// PostgreSQL texts cannot hold a NUL, and half a surrogate pair is not UTF-8.
function clean(text: string | undefined, length: number): string {
  return Buffer.from((text ?? "").replaceAll("\0", "").slice(0, length)).toString();
}
