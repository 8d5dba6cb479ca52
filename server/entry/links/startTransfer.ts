import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { newLink } from "../../base/secrets/secrets.ts";
import { lockOrder } from "../../money/orders/apply.ts";
import { endTransfers, nextRound, receivedBy, timesPassedOn } from "../../money/orders/passedOn.ts";
import { isOpenAt, transferPolicy } from "../../money/orders/policy.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite, type RaceSite } from "../../race/raceSite.ts";
import { isMovable } from "./movable.ts";

type SubmissionRow = typeof submissions.$inferSelect;

/**
 * Why an entry cannot be passed on: now or in this race; or this one, because it is not confirmed,
 * of a group or a team, being refunded, or was passed on as often as it can be.
 */
export type Unpassable = "transfer/closed" | "transfer/not-transferable";

/** The link of an entry that is being passed on. */
interface Started {
  token: string;
  endsAt: Date;
}

// Long enough to write to a friend who is away, and short enough that an old message is no danger.
const linkDays = 7;

/** Returns why a sign-up's entry cannot be passed on at a moment; undefined if it can. */
export async function refuseTransfer(
  db: Database,
  row: SubmissionRow,
  { site, now }: { site: RaceSite | undefined; now: Date },
): Promise<Unpassable | undefined> {
  const policy = site?.raceId === row.raceId ? transferPolicy(site) : undefined;
  if (!policy || !isOpenAt(policy, now)) return "transfer/closed";
  const transfer = await receivedBy(db, row.submissionId);
  if (timesPassedOn(transfer) >= policy.times) return "transfer/not-transferable";
  return (await isMovable(db, row, transfer)) ? undefined : "transfer/not-transferable";
}

/**
 * Begins to pass an account's entry on: its owner gets the token of a link, the same one again
 * while it works.
 */
export async function startTransfer(
  tools: SignupTools,
  accountId: string,
  submissionId: string,
): Promise<Started | Unpassable | "submission/not-found"> {
  const { db, secrets } = tools;
  const isOwn = and(eq(submissions.submissionId, submissionId), eq(submissions.accountId, accountId));
  const [submission] = await db.select().from(submissions).where(isOwn);
  if (!submission) return "submission/not-found";
  const site = await findRaceSite(tools, submission.domainName);
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const transfer = await receivedBy(tx, submissionId);
    const orderId = transfer ? transfer.orderId : submissionId;
    const order = orderId === null ? undefined : await lockOrder(tx, orderId);
    const [row] = await tx.select().from(submissions).where(isOwn).for("update");
    if (!row) return "submission/not-found";
    const now = await databaseNow(tx);
    const refused = await refuseTransfer(tx, row, { site, now });
    if (refused) return refused;
    const isOpen = and(eq(transfers.fromSubmission, submissionId), eq(transfers.state, "open"));
    const [open] = await tx.select().from(transfers).where(isOpen).for("update");
    if (open?.linkSealed && open.endsAt > now) return { token: secrets.open(open.linkSealed), endsAt: open.endsAt };
    if (open) await endTransfers(tx, eq(transfers.transferId, open.transferId), { state: "revoked" });
    const { token, ...link } = newLink(secrets, "transfer");
    const until = transferPolicy(site)?.until ?? 0;
    const endsAt = new Date(Math.min(until, now.getTime() + linkDays * 24 * 3_600_000));
    const { raceId, item } = row;
    await tx.insert(transfers).values({
      transferId: randomUUID(),
      raceId,
      item,
      fromSubmission: submissionId,
      endsAt,
      orderId: order?.orderId ?? null,
      ...nextRound(transfer),
      ...link,
    });
    const line: AuditLine = {
      raceId,
      actor: accountId,
      action: "transfer-started",
      entity: "sign-up",
      entityId: submissionId,
    };
    await recordAudit(tx, line);
    return { token, endsAt };
  });
}

/**
 * Ends the link of an account's entry that is being passed on. Returns whether the entry is still
 * theirs: false if it was taken over before.
 */
export async function revokeTransfer(
  { db }: Pick<SignupTools, "db">,
  accountId: string,
  submissionId: string,
): Promise<"revoked" | "submission/not-found" | "transfer/taken"> {
  const isOwn = and(eq(submissions.submissionId, submissionId), eq(submissions.accountId, accountId));
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const [row] = await tx.select().from(submissions).where(isOwn).for("update");
    if (!row) return "submission/not-found";
    const isOf = eq(transfers.fromSubmission, submissionId);
    const transferRows = await tx.select().from(transfers).where(isOf).for("update");
    if (transferRows.some(({ state }) => state === "done")) return "transfer/taken";
    const open = transferRows.find(({ state }) => state === "open");
    if (!open) return "revoked";
    await endTransfers(tx, eq(transfers.transferId, open.transferId), { state: "revoked" });
    const { raceId } = row;
    const line: AuditLine = {
      raceId,
      actor: accountId,
      action: "transfer-revoked",
      entity: "sign-up",
      entityId: submissionId,
    };
    await recordAudit(tx, line);
    return "revoked";
  });
}
