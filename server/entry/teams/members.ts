import { and, count, eq, isNull } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { teamMembers, type teams } from "../../base/db/signupSchema.ts";

/** A team as the table has it. */
export type TeamRow = typeof teams.$inferSelect;

/** The SQL condition of being in a team now. */
export function inTeam(teamId: string) {
  return and(eq(teamMembers.teamId, teamId), isNull(teamMembers.leftAt));
}

/** Counts the current members of a team. */
export async function countMembers(db: Database, teamId: string): Promise<number> {
  const [member] = await db.select({ many: count() }).from(teamMembers).where(inTeam(teamId));
  return member?.many ?? 0;
}
