import type { Decision } from "#contract/applications.ts";
import { auditStatus } from "#core/auditStatus.ts";
import type { Database } from "../../base/db/open.ts";
import { commandActor } from "../../base/rights.ts";
import type { SubmissionRow } from "../../entry/own/own.ts";
import { getNicks } from "../approval/names.ts";

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
