import { inArray } from "drizzle-orm";
import type { Decision } from "#contract/applications.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { commandActor } from "../../base/rights.ts";
import type { SubmissionRow } from "../../entry/own/own.ts";

type DecidedRow = Pick<
  SubmissionRow,
  "submissionId" | "auditStatus" | "refuseGround" | "refuseReason" | "decidedAt" | "decidedBy" | "createdAt"
>;

/**
 * The decisions on these submissions by their ids, as `reader` sees them; those that wait have
 * none.
 */
export async function decisionsOn(db: Database, rows: DecidedRow[], reader: string): Promise<Map<string, Decision>> {
  const decidedRows = rows.filter((row) => getStatus(row) !== undefined);
  const nicks = await getNicks(db, [...new Set(decidedRows.flatMap(({ decidedBy }) => decidedBy ?? []))]);
  return new Map(
    decidedRows.map((row) => {
      const { submissionId, decidedBy, refuseGround: ground, refuseReason: reason, createdAt } = row;
      const decision: Decision = {
        status: getStatus(row) ?? "approved",
        ground,
        reason,
        decidedAt: (row.decidedAt ?? createdAt).getTime(),
        decidedBy: decidedBy === commandActor ? "command" : decidedBy === reader ? "you" : "organiser",
        nick: nicks.get(decidedBy ?? "") ?? null,
      };
      return [submissionId, decision];
    }),
  );
}

function getStatus(row: Pick<DecidedRow, "auditStatus">): Decision["status"] | undefined {
  if (row.auditStatus === auditStatus.approved) return "approved";
  return row.auditStatus === auditStatus.rejected ? "rejected" : undefined;
}

/** Returns the nicknames of accounts by their ids. */
export async function getNicks(db: Database, accountIds: string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const { accountId, nick } = accounts;
  const rows = await db.select({ accountId, nick }).from(accounts).where(inArray(accountId, accountIds));
  return new Map(rows.map((row) => [row.accountId, row.nick]));
}
