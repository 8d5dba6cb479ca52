import { and, desc, eq, inArray, ne, or } from "drizzle-orm";
import { recordAudit } from "../../base/audit/record.ts";
import {
  accounts,
  profiles,
  realNames,
  secondFactors,
  securityEvents,
  sessions,
  uploads,
} from "../../base/db/accountSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { apiTokens } from "../../base/db/tokenSchema.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import { leave } from "../../entry/leave/leave.ts";
import { passTeamsOn } from "../../entry/leave/leaveTeam.ts";
import { forgetMailings } from "../../entry/mailing/end.ts";
import { offerFreedPlaces } from "../../entry/places/upkeep.ts";
import { abandonOrders } from "../../money/orders/leave.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { deletedReceipt } from "../../money/receipts/check.ts";
import type { Account } from "../../people/accounts/identity.ts";
import type { AccountTools } from "../../people/accounts/tools.ts";
import { getPhone } from "../../people/profile/proof.ts";
import { removeUploadsOf } from "../../people/uploads/service.ts";
import { getSenders, readSitesOf } from "../../race/senders.ts";
import { gatherFollows } from "../../results/live/follows.ts";
import { hideNames } from "../../results/ownResults.ts";
import { gatherMessages } from "./gatherMessages.ts";
import { gatherSignups, submissionsToRemove } from "./gatherSignups.ts";

// The newest of them: an account that is attacked has many.
const mostEvents = 1000;

/**
 * Everything that is kept of an account, in clear, for its owner. Hashes of passwords and tokens
 * say nothing to anybody and are left out.
 */
export async function gatherOwnData(tools: AccountTools, account: Account): Promise<Record<string, unknown>> {
  const { db, secrets } = tools;
  const { accountId, email, nick, authorities, createdAt, updatedAt } = account;
  const [profile] = await db.select().from(profiles).where(eq(profiles.accountId, accountId));
  const [realName] = await db.select().from(realNames).where(eq(realNames.accountId, accountId));
  const { device, loginType } = sessions;
  const times = { createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt, expiresAt: sessions.expiresAt };
  const { uploadId, name, type, size } = uploads;
  const { name: tokenName, scopes, races, createdAt: madeAt, lastUsedOn, revokedAt } = apiTokens;
  const tokenTimes = { createdAt: madeAt, expiresAt: apiTokens.expiresAt, lastUsedOn, revokedAt };
  const { at, action, actor } = auditLines;
  return {
    account: { accountId, email, phone: getPhone(tools, account), nick, authorities, createdAt, updatedAt },
    profile: profile ?? null,
    realName: realName ? openRealName(secrets, realName) : null,
    sessions: await db
      .select({ device, loginType, ...times })
      .from(sessions)
      .where(eq(sessions.accountId, accountId)),
    secondFactor: await db
      .select({ enrolledAt: secondFactors.enrolledAt })
      .from(secondFactors)
      .where(eq(secondFactors.accountId, accountId)),
    apiTokens: await db
      .select({ name: tokenName, scopes, races, ...tokenTimes })
      .from(apiTokens)
      .where(eq(apiTokens.accountId, accountId)),
    uploads: await db
      .select({ uploadId, name, type, size, createdAt: uploads.createdAt })
      .from(uploads)
      .where(eq(uploads.accountId, accountId)),
    ...(await gatherSignups(tools, accountId)),
    organiserMessages: await gatherMessages(db, accountId),
    liveAlerts: await gatherFollows(db, accountId),
    securityEvents: (
      await db
        .select()
        .from(securityEvents)
        .where(or(eq(securityEvents.accountId, accountId), eq(securityEvents.actor, accountId)))
        .orderBy(desc(securityEvents.seq))
        .limit(mostEvents)
    ).map(({ at: when, kind, network, count, actor: by }) => ({
      at: when,
      kind,
      network,
      count,
      isOwn: by === accountId,
    })),
    // The actor is named only if it was the owner: reviewers are people too.
    history: (
      await db
        .select({ at, action, actor })
        .from(auditLines)
        .where(eq(auditLines.entityId, accountId))
        .orderBy(desc(at))
    ).map((line) => ({ at: line.at, action: line.action, isOwn: line.actor === accountId })),
  };
}

function openRealName({ open }: AccountTools["secrets"], row: typeof realNames.$inferSelect) {
  const { nameSealed, cardSealed, cardMac: _mac, decidedBy: _reviewer, ...rest } = row;
  return { ...rest, name: open(nameSealed), cardNumber: open(cardSealed) };
}

/** The actor of a deleted account, and the network if it is its owner. */
export interface Deleter {
  actor: string;
  network?: string;
}

/**
 * Deletes an account with all that belongs to it, its files included. That it was deleted stays in
 * the audit, without a name, and so do its sign-ups for races that are over.
 */
export async function deleteAccount(tools: SignupTools, account: Account, deleter: Deleter): Promise<void> {
  await removeUploadsOf(tools.uploads, account.accountId);
  for (let attempt = 1; ; attempt++)
    try {
      return await deleteNow(tools, account, deleter);
    } catch (error) {
      // A sign-up that came meanwhile goes too.
      if (!(error instanceof SignedUpMeanwhile) || attempt === mostAttempts) throw error;
    }
}

const mostAttempts = 10;

/**
 * Ends the transaction in which an account was to be deleted: it has a sign-up that was not known
 * before.
 */
class SignedUpMeanwhile extends Error {
  constructor() {
    super("The account signed up while it was deleted.");
  }
}

async function deleteNow(tools: SignupTools, { accountId }: Account, { actor, network }: Deleter): Promise<void> {
  const isOwn = eq(submissions.accountId, accountId);
  const many = await tools.db.$count(submissions, isOwn);
  const signUps = await submissionsToRemove(tools, accountId);
  const sites = await readSitesOf(tools, signUps);
  await tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await passTeamsOn(tx, tools, { accountId, going: signUps });
    await abandonOrders(tx, signUps);
    await lockSubmissions(tx, signUps);
    await forgetMailings(tx, accountId, actor);
    await hideNames(tx, accountId);
    // From here on nobody signs up with it.
    await tx
      .select({ accountId: accounts.accountId })
      .from(accounts)
      .where(eq(accounts.accountId, accountId))
      .for("update");
    if ((await tx.$count(submissions, isOwn)) !== many) throw new SignedUpMeanwhile();
    await recordReceipts(tx, signUps, actor);
    const senders = getSenders(...sites);
    await leave(tx, tools, signUps, { reason: "account-deleted", actor, site: undefined, senders });
    await tx.delete(submissions).where(inArray(submissions.submissionId, signUps));
    await tx.delete(accounts).where(eq(accounts.accountId, accountId));
    await recordAudit(tx, { actor, action: "deleted", entity: "account", entityId: accountId });
    await recordSecurityEvent(tx, { kind: "account-deleted", actor, accountId, ...(network && { network }) });
  });
  for (const site of sites) await offerFreedPlaces(tools, site.raceId, site);
}

// After their orders and before their entries, as everything that ends a sign-up locks them: a
// place that is passed on or deferred at this moment is, or is not.
async function lockSubmissions(tx: Database, submissionIds: string[]): Promise<void> {
  const { submissionId } = submissions;
  await tx
    .select({ submissionId })
    .from(submissions)
    .where(inArray(submissionId, submissionIds))
    .orderBy(submissionId)
    .for("update");
}

// Anyone who kept a receipt reads that its sign-up was deleted, and not that it is missing.
async function recordReceipts(tx: Database, submissionIds: string[], actor: string): Promise<void> {
  if (submissionIds.length === 0) return;
  const { raceId, receipt } = submissions;
  const isSignUp = and(inArray(submissions.submissionId, submissionIds), ne(submissions.use, "general"));
  const rows = await tx.select({ raceId, entityId: receipt }).from(submissions).where(isSignUp);
  await recordAudit(
    tx,
    rows.map((row) => ({ ...row, actor, ...deletedReceipt })),
  );
}
