import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { auditStatus } from "#core/auditStatus.ts";
import { recordAudit } from "../audit/record.ts";
import type { Database } from "../base/db/open.ts";
import { entrants, submissions } from "../base/db/signupSchema.ts";
import { endEntries } from "../entries/leave.ts";
import { promoteSite } from "../entries/upkeep.ts";
import { databaseNow } from "./check.ts";
import { lastWithdrawal } from "./opening.ts";
import { freeOptions } from "./options/free.ts";
import { findRaceSite, type RaceSite, senderOf } from "./raceSite.ts";
import { leaveTeam } from "./teams/leave.ts";
import type { SignupTools } from "./tools.ts";

type SubmissionRow = typeof submissions.$inferSelect;

export type Withdrawn =
  | { outcome: "withdrawn"; withdrawnAt: Date }
  | { outcome: "unknown" | "closed" | "not-approved" | "captain" };

/**
 * Withdraws one of an account's submissions: its entrants can sign up again, and it stays for the organiser to see. Repeated, also
 * at the same time, it returns the instant of the first call.
 */
export async function withdraw(tools: SignupTools, accountId: string, submissionId: string): Promise<Withdrawn> {
  const { db } = tools;
  const isOwn = and(eq(submissions.submissionId, submissionId), eq(submissions.accountId, accountId));
  const [row] = await db.select().from(submissions).where(isOwn);
  if (!row) return { outcome: "unknown" };
  if (row.withdrawnAt) return { outcome: "withdrawn", withdrawnAt: row.withdrawnAt };
  if (isRefused(row)) return { outcome: "not-approved" };
  const site = await findRaceSite(tools, row.domainName);
  const until = withdrawableUntil(site, row);
  if (!until || until <= (await databaseNow(db))) return { outcome: "closed" };
  const withdrawnAt = await db.transaction(async (transaction) => {
    const tx = transaction as Database;
    if (!(await leaveTeam(tx, submissionId, accountId))) return "captain";
    const stored = await endSubmission(tx, row, { actor: accountId, action: "withdraw" });
    if (stored) await freeOptions(tx, tools, [submissionId], site && senderOf(site));
    return stored;
  });
  if (withdrawnAt === "captain") return { outcome: "captain" };
  // A place that it had goes to those who wait; if this fails, the server does it a moment later.
  await promoteSite(tools, row.raceId, site).catch(({ message }) => tools.warn(message));
  // Another call came first: a second withdrawal, or an organiser's decision.
  return withdrawnAt ? { outcome: "withdrawn", withdrawnAt } : withdraw(tools, accountId, submissionId);
}

/**
 * Until when the owner of a submission can withdraw it; undefined if it is withdrawn, rejected, of a race that the site no longer shows, or
 * an answer to a general form, which is deleted with the account.
 */
export function withdrawableUntil(site: RaceSite | undefined, row: SubmissionRow): Date | undefined {
  if (row.withdrawnAt || isRefused(row) || site?.raceId !== row.raceId || row.use === "general") return undefined;
  return lastWithdrawal(site, row.use);
}

function isRefused(row: Pick<SubmissionRow, "auditStatus">): boolean {
  return row.auditStatus === auditStatus.rejected;
}

/** Ends a submission that is not rejected: its entrants can sign up again. Returns when; undefined if it was ended before. */
export async function endSubmission(
  tx: Database,
  { submissionId, use, raceId }: Pick<SubmissionRow, "submissionId" | "use" | "raceId">,
  { actor, action }: { actor: string; action: string },
): Promise<Date | undefined> {
  const isRunning = and(
    eq(submissions.submissionId, submissionId),
    isNull(submissions.withdrawnAt),
    or(isNull(submissions.auditStatus), ne(submissions.auditStatus, auditStatus.rejected)),
  );
  const [stored] = await tx
    .update(submissions)
    .set({ withdrawnAt: sql`now()` as never })
    .where(isRunning)
    .returning({ withdrawnAt: submissions.withdrawnAt });
  if (!stored) return undefined;
  await tx.update(entrants).set({ isStanding: false }).where(eq(entrants.submissionId, submissionId));
  await endEntries(tx, [submissionId], { reason: action, actor });
  const entity = use === "sign-up" ? "sign-up" : "application";
  await recordAudit(tx, { raceId, actor, action, entity, entityId: submissionId });
  return stored.withdrawnAt ?? undefined;
}
