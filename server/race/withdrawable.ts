import { auditStatus } from "#core/auditStatus.ts";
import type { submissions } from "../base/db/signupSchema.ts";
import { lastWithdrawal } from "./opening.ts";
import type { RaceSite } from "./raceSite.ts";

type SubmissionRow = typeof submissions.$inferSelect;

/**
 * Until when the owner of a submission can withdraw it; undefined if it is withdrawn, rejected, of
 * a race that the site no longer shows, or an answer to a general form, which is deleted with the
 * account.
 */
export function withdrawableUntil(site: RaceSite | undefined, row: SubmissionRow): Date | undefined {
  if (row.withdrawnAt || isRefused(row) || site?.raceId !== row.raceId || row.use === "general") return undefined;
  return lastWithdrawal(site, row.use);
}

/** Returns whether an application was rejected. */
export function isRefused(row: Pick<SubmissionRow, "auditStatus">): boolean {
  return row.auditStatus === auditStatus.rejected;
}
