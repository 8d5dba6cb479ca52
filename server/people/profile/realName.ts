import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { BodyOf, ErrorOf } from "#contract/contract.ts";
import type { RealName, RealNameState, Review } from "#contract/profile.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { reviewer } from "#core/authorities.ts";
import { cleanText } from "#core/typedText.ts";
import { maskName, maskNumber, readDocument } from "#forms/values/identity.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { realNames, uploads } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { findRaces, type Reviewer } from "../../base/rights.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import type { AccountTools } from "../accounts/tools.ts";
import { chooseSigner } from "../uploads/addresses.ts";
import { isDocumentOf, racesNeeding } from "./reviewed.ts";
import { isBirthday } from "./service.ts";

export type RealNameOutcome =
  | { outcome: "submitted" }
  | { outcome: "wrong"; field: keyof RealName | undefined; error: RealNameError };

type RealNameError = ErrorOf<"POST /user-center/real-name">;

/**
 * Takes a document for review. One that is under review or approved cannot be replaced; a rejected
 * one can.
 */
export async function submitRealName(
  db: Database,
  secrets: Secrets,
  accountId: string,
  submitted: RealName,
): Promise<RealNameOutcome> {
  const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  const document = readDocument(submitted.cardType, submitted.cardNumber, today);
  const wrong = (field: keyof RealName | undefined, error: RealNameError) =>
    ({ outcome: "wrong", field, error }) as const;
  if (submitted.name.trim() === "") return wrong("name", "profile/card-name");
  if (!document) return wrong("cardNumber", "profile/card-number");
  const birthday = document.birthday ?? submitted.birthday;
  const gender = document.gender ?? submitted.gender;
  if (!birthday || !isBirthday(birthday) || !gender) return wrong("birthday", "profile/card-facts");
  return db.transaction(async (tx) => {
    const photo = and(
      eq(uploads.uploadId, submitted.cardUploadId),
      eq(uploads.accountId, accountId),
      eq(uploads.isPicture, true),
    );
    if ((await tx.select({ one: sql`1` }).from(uploads).where(photo)).length === 0)
      return wrong("cardUploadId", "profile/card-photo");
    const row = {
      nameSealed: secrets.seal(submitted.name.trim()),
      cardType: submitted.cardType,
      cardSealed: secrets.seal(document.number),
      cardMac: cardMac(secrets, document.number),
      cardUploadId: submitted.cardUploadId,
      birthday,
      gender,
      auditStatus: auditStatus.submitted,
      refuseReason: null,
      submittedAt: sql`now()`,
      decidedAt: null,
      decidedBy: null,
    };
    const rows = await tx
      .insert(realNames)
      .values({ accountId, ...row } as never)
      .onConflictDoUpdate({
        target: realNames.accountId,
        set: row,
        setWhere: eq(realNames.auditStatus, auditStatus.rejected),
      })
      .returning({ accountId: realNames.accountId });
    if (rows.length > 0) return { outcome: "submitted" };
    const [request] = await tx
      .select({ status: realNames.auditStatus })
      .from(realNames)
      .where(eq(realNames.accountId, accountId));
    const error = request?.status === auditStatus.approved ? "profile/already-verified" : "profile/under-review";
    return wrong(undefined, error);
  });
}

/** A runner's document as its owner sees it: name and number masked; null if none was submitted. */
export async function readRealName(db: Database, secrets: Secrets, accountId: string): Promise<RealNameState | null> {
  const [row] = await db.select().from(realNames).where(eq(realNames.accountId, accountId));
  if (!row) return null;
  const { cardType, refuseReason } = row;
  const auditStatus = row.auditStatus as RealNameState["auditStatus"];
  const name = maskName(secrets.open(row.nameSealed));
  return { name, cardType, cardNumber: maskNumber(secrets.open(row.cardSealed)), auditStatus, refuseReason };
}

/** Returns the keyed hash by which a document's number is found. */
export function cardMac(secrets: Secrets, number: string): string {
  return secrets.mac("card", cleanText("number", number));
}

const isWaiting = eq(realNames.auditStatus, auditStatus.submitted);

/**
 * The documents that wait for review and that the reviewer's races need, the oldest first, at most
 * 50 after `after` (ms since 1970). Who read them is kept.
 */
export async function listReviews(
  tools: Pick<AccountTools, "db" | "secrets" | "uploads" | "boundSites">,
  reader: Reviewer,
  after = 0,
): Promise<Review[]> {
  const { actor } = reader;
  const races = findRaces(reader, reviewer);
  const { db, secrets, uploads } = tools;
  const rows = await db
    .select()
    .from(realNames)
    .where(and(isWaiting, gt(realNames.submittedAt, new Date(after)), isDocumentOf(races)))
    .orderBy(asc(realNames.submittedAt))
    .limit(50);
  if (rows.length > 0)
    await recordAudit(
      db,
      rows.map(({ accountId }) => ({ actor, action: "read", entity: "real-name", entityId: accountId })),
    );
  const needing = await racesNeeding(
    tools,
    races,
    rows.map(({ accountId }) => accountId),
  );
  return Promise.all(
    rows.map(async ({ accountId, nameSealed, cardType, cardSealed, cardUploadId, birthday, gender, submittedAt }) => ({
      accountId,
      name: secrets.open(nameSealed),
      cardType,
      cardNumber: secrets.open(cardSealed),
      cardPhoto: (cardUploadId && (await chooseSigner(uploads, cardUploadId, accountId))) || null,
      birthday,
      gender,
      submittedAt: submittedAt.getTime(),
      races: needing.get(accountId) ?? [],
    })),
  );
}

type DecisionError = Extract<ErrorOf<"POST /user-center/reviews/decide">, `review/${string}`>;

export type DecisionOutcome = { outcome: "decided" } | { outcome: "refused"; error: DecisionError };

/**
 * Decides on a submitted document that the reviewer's races need, once; of two reviewers the first
 * decides. Nobody decides on their own.
 */
export async function decideRealName(
  db: Database,
  reader: Reviewer,
  decision: BodyOf<"POST /user-center/reviews/decide">,
): Promise<DecisionOutcome> {
  const { actor } = reader;
  const { accountId, isApproved } = decision;
  const reason = decision.reason?.trim();
  const refused = (error: DecisionError) => ({ outcome: "refused", error }) as const;
  if (accountId === actor) return refused("review/own-document");
  if (!isApproved && !reason) return refused("review/reason-missing");
  try {
    return await db.transaction(async (tx) => {
      const rows = await tx
        .update(realNames)
        .set({
          auditStatus: isApproved ? auditStatus.approved : auditStatus.rejected,
          refuseReason: isApproved ? null : reason,
          decidedAt: sql`now()`,
          decidedBy: actor,
        })
        .where(and(eq(realNames.accountId, accountId), isWaiting, isDocumentOf(findRaces(reader, reviewer))))
        .returning({ accountId: realNames.accountId });
      if (rows.length === 0) return refused("review/nothing-to-decide");
      const action = isApproved ? "approve" : "reject";
      const why = isApproved ? null : reason;
      await recordAudit(tx, { actor, action, entity: "real-name", entityId: accountId, reason: why });
      const details = { document: true, isApproved };
      await recordSecurityEvent(tx, { kind: "decision-made", actor, accountId, details });
      return { outcome: "decided" };
    });
  } catch (error) {
    if (isTaken(error)) return refused("review/document-taken");
    throw error;
  }
}

// The one index of these tables that an approval can run into.
function isTaken(error: unknown): boolean {
  const { cause, message } = error as Error & { cause?: Error };
  return `${message} ${cause?.message}`.includes("one_verified_account");
}
