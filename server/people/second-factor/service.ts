import { randomBytes, randomInt } from "node:crypto";
import { and, eq, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Enrolment, SecondFactor } from "#contract/secondFactor.ts";
import type { AuditAction } from "#core/auditWords.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { secondFactors, sessions } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { type Limit, returnUses, secondsToWait } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import type { SecurityKind } from "../../base/security/kinds.ts";
import type { LoggedIn } from "../accounts/sessions.ts";
import { appAddress, base32, stepOfCode } from "./totp.ts";

/** Hours that a session that passed may organise. */
const passedHours = 12;

interface Tools {
  db: Database;
  secrets: Secrets;
}

/** The result of a code; `seconds` until the next one may be tried. */
export type Guess =
  | { outcome: "right" }
  | { outcome: "wrong" | "not-begun" }
  | { outcome: "too-many"; seconds: number };

/** Returns what an account's second factor is at, for this session. */
export async function readSecondFactor(
  db: Database,
  { accountId, secondFactor: { isEnrolled, isPassed } }: LoggedIn,
  isRequired: boolean,
): Promise<SecondFactor> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return { isRequired, isEnrolled, isPassed, recoveryCodes: row?.enrolledAt ? row.recoveryMacs.length : 0 };
}

/** Makes a new secret, which counts once it is confirmed. */
export async function beginEnrolment(
  { db, secrets }: Tools,
  { accountId }: LoggedIn,
  names: { issuer: string; account: string },
): Promise<Enrolment> {
  // 160 bits, as RFC 4226 recommends (section 4, R6).
  const secret = randomBytes(20);
  const pendingSealed = secrets.seal(secret.toString("base64url"));
  await db
    .insert(secondFactors)
    .values({ accountId, pendingSealed })
    .onConflictDoUpdate({ target: secondFactors.accountId, set: { pendingSealed } });
  return { secret: base32(secret), address: appAddress(base32(secret), names) };
}

/**
 * Replaces the secret by the one that was begun, if the code is of that one. This session has then
 * passed, and no other.
 */
export async function confirmEnrolment(
  tools: Tools,
  { accountId, sessionId }: LoggedIn,
  code: string,
): Promise<Exclude<Guess, { outcome: "right" }> | { outcome: "right"; recoveryCodes: string[] }> {
  const { db, secrets } = tools;
  return guess(tools, accountId, async () => {
    const { row, now } = await readFactor(db, accountId);
    const sealed = row?.pendingSealed;
    if (!sealed) return { outcome: "not-begun" };
    const step = stepOfCode(openSecret(secrets, sealed), code, now);
    if (step === undefined) return { outcome: "wrong" };
    const recoveryCodes = newRecoveryCodes();
    const recoveryMacs = recoveryCodes.map((code) => recoveryMac(secrets, accountId, code));
    const isSet = await db.transaction(async (tx) => {
      const rows = await tx
        .update(secondFactors)
        .set({
          secretSealed: sealed,
          pendingSealed: null,
          lastStep: step,
          recoveryMacs,
          enrolledAt: sql`now()`,
        })
        .where(and(eq(secondFactors.accountId, accountId), eq(secondFactors.pendingSealed, sealed)))
        .returning({ accountId: secondFactors.accountId });
      if (rows.length === 0) return false;
      await tx
        .update(sessions)
        .set({ secondFactorUntil: null })
        .where(and(eq(sessions.accountId, accountId), ne(sessions.sessionId, sessionId)));
      await markPassed(tx, sessionId);
      await record(tx, { actor: accountId, accountId, action: "second-factor-enrolled" });
      return true;
    });
    return isSet ? { outcome: "right", recoveryCodes } : { outcome: "not-begun" };
  });
}

/**
 * Lets this session organise, if the code is of the account's app, or one of its recovery codes;
 * each code works once.
 */
export async function passSecondFactor(tools: Tools, { accountId, sessionId }: LoggedIn, code: string): Promise<Guess> {
  const { db } = tools;
  return guess(tools, accountId, async () => {
    const isRight = (await spendCode(tools, accountId, code)) || (await spendRecoveryCode(tools, accountId, code));
    if (!isRight) return { outcome: "wrong" };
    await markPassed(db, sessionId);
    return { outcome: "right" };
  });
}

/**
 * Removes an account's second factor and what sessions passed by it; returns whether there was one.
 */
export async function resetSecondFactor(db: Database, accountId: string, actor: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx.delete(secondFactors).where(eq(secondFactors.accountId, accountId)).returning();
    await tx.update(sessions).set({ secondFactorUntil: null }).where(eq(sessions.accountId, accountId));
    if (rows.length > 0) await record(tx, { actor, accountId, action: "second-factor-reset" });
    return rows.length > 0;
  });
}

// Only a later step than the last one that was accepted: of one code used twice at once, one is.
async function spendCode({ db, secrets }: Tools, accountId: string, code: string): Promise<boolean> {
  const { row, now } = await readFactor(db, accountId);
  const sealed = row?.secretSealed;
  const step = sealed ? stepOfCode(openSecret(secrets, sealed), code.trim(), now) : undefined;
  if (step === undefined || !sealed) return false;
  const isUnused = or(sql`${secondFactors.lastStep} is null`, lt(secondFactors.lastStep, step));
  return changes(db, { lastStep: step }, and(isOf(accountId), eq(secondFactors.secretSealed, sealed), isUnused));
}

async function spendRecoveryCode({ db, secrets }: Tools, accountId: string, code: string): Promise<boolean> {
  const mac = recoveryMac(secrets, accountId, code);
  const isLeft = and(isOf(accountId), isNotNull(secondFactors.enrolledAt), sql`${secondFactors.recoveryMacs} ? ${mac}`);
  const isUsed = await changes(db, { recoveryMacs: sql`${secondFactors.recoveryMacs} - ${mac}::text` }, isLeft);
  if (isUsed) await record(db, { actor: accountId, accountId, action: "recovery-code-used" });
  return isUsed;
}

async function changes(db: Database, set: Record<string, unknown>, where: SQL | undefined): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set(set as never)
    .where(where)
    .returning({ accountId: secondFactors.accountId });
  return rows.length > 0;
}

async function markPassed(db: Database, sessionId: string): Promise<void> {
  const secondFactorUntil = sql`now() + make_interval(hours => ${passedHours})`;
  await db.update(sessions).set({ secondFactorUntil }).where(eq(sessions.sessionId, sessionId));
}

// By the database's clock, which all servers share.
async function readFactor(db: Database, accountId: string) {
  const now = sql<number>`extract(epoch from now())::float8`;
  const [factor] = await db.select({ row: secondFactors, now }).from(secondFactors).where(isOf(accountId));
  return { row: factor?.row, now: Number(factor?.now ?? 0) };
}

function isOf(accountId: string): SQL {
  return eq(secondFactors.accountId, accountId);
}

function openSecret({ open }: Secrets, sealed: string): Buffer {
  return Buffer.from(open(sealed), "base64url");
}

type Recorded = SecurityKind & AuditAction;

// Counted before it is checked, and taken back if it is right: many at once are no way around the
// limit.
async function guess<Right extends Guess>(
  { db, secrets }: Tools,
  accountId: string,
  check: () => Promise<Right>,
): Promise<Right | { outcome: "too-many"; seconds: number }> {
  const mac = secrets.mac("account", accountId);
  const limits: [string, Limit][] = [
    [`second-factor/${mac}`, exactLimits.secondFactor],
    [`second-factor-day/${mac}`, exactLimits.secondFactorPerDay],
  ];
  for (const [key, limit] of limits) {
    const seconds = await secondsToWait(db, key, limit);
    if (seconds > 0) return { outcome: "too-many", seconds };
  }
  const guessed = await check();
  if (guessed.outcome === "right")
    await returnUses(
      db,
      limits.map(([key]) => key),
    );
  return guessed;
}

async function record(
  db: Database,
  { actor, accountId, action }: { actor: string; accountId: string; action: Recorded },
): Promise<void> {
  await recordAudit(db, { actor, action, entity: "account", entityId: accountId });
  await recordSecurityEvent(db, { kind: action, actor, accountId });
}

// Without letters and digits that are taken for others (Crockford's base32).
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns ten new recovery codes of 50 random bits, such as "7K2M9-QXV4T". */
function newRecoveryCodes(): string[] {
  const draw = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: 10 }, () => `${draw()}-${draw()}`);
}

/** Returns what is stored of a recovery code; the same however its owner types it. */
function recoveryMac(secrets: Pick<Secrets, "mac">, accountId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return secrets.mac("recovery-code", `${accountId} ${plain}`);
}
