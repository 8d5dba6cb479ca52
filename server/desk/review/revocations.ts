import { and, asc, eq, inArray } from "drizzle-orm";
import type { Revocation } from "#contract/applications.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { revocations } from "../../base/db/revocationSchema.ts";
import type { Reviewer } from "../../base/rights.ts";
import type { SubmissionRow } from "../../entry/own/own.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { organiserNames } from "../approval/names.ts";

/** A request to revoke an approval, as the table has it. */
export type RevocationRow = typeof revocations.$inferSelect;

/**
 * Returns whether the approval of an application can be revoked: until bibs are frozen, or
 * else until the race starts.
 */
export async function isRevocable(
  db: Database,
  { auditStatus: status, withdrawnAt }: Pick<SubmissionRow, "auditStatus" | "withdrawnAt">,
  site: RaceSite | undefined,
): Promise<boolean> {
  if (status !== auditStatus.approved || withdrawnAt !== null) return false;
  const { bibsFrozenAt, startsAt } = site?.site.race ?? {};
  return !(Date.parse(bibsFrozenAt ?? startsAt ?? "") <= (await databaseNow(db)).getTime());
}

/** Returns the requests to revoke approvals that wait, by the id of the application. */
export async function listRevocations(
  db: Database,
  reviewer: Pick<Reviewer, "actor">,
  submissionIds: readonly string[],
): Promise<Map<string, Revocation>> {
  if (submissionIds.length === 0) return new Map();
  const isTheirs = and(inArray(revocations.submissionId, [...submissionIds]), eq(revocations.state, "waiting"));
  const rows = await db.select().from(revocations).where(isTheirs);
  return describeRevocations(db, reviewer, rows);
}

/**
 * Returns the ids of a race's applications whose approval is to be revoked, the oldest request
 * first.
 */
export async function listRevoked(db: Database, raceId: string): Promise<string[]> {
  const isWaiting = and(eq(revocations.raceId, raceId), eq(revocations.state, "waiting"));
  const rows = await db
    .select({ submissionId: revocations.submissionId })
    .from(revocations)
    .where(isWaiting)
    .orderBy(asc(revocations.requestedAt))
    .limit(50);
  return rows.map(({ submissionId }) => submissionId);
}

/** Returns a request to revoke an approval as an organiser sees it. */
export async function describeRevocation(
  db: Database,
  reviewer: Pick<Reviewer, "actor">,
  row: RevocationRow,
): Promise<Revocation> {
  const described = (await describeRevocations(db, reviewer, [row])).get(row.submissionId);
  if (!described) throw new Error("A request to revoke an approval was not described.");
  return described;
}

async function describeRevocations(
  db: Database,
  { actor }: Pick<Reviewer, "actor">,
  rows: readonly RevocationRow[],
): Promise<Map<string, Revocation>> {
  const nickOf = await organiserNames(db, rows);
  return new Map(
    rows.map(({ submissionId, ground, reason, state, requestedAt, requestedBy }) => [
      submissionId,
      {
        ground,
        reason,
        state,
        requestedAt: requestedAt.getTime(),
        requestedBy: nickOf(requestedBy),
        isOwn: requestedBy === actor,
      },
    ]),
  );
}
