import { randomInt, randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Scene } from "#contract/account.ts";
import { codes } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { isWithin } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { hashToken, newToken, type Secrets } from "../../base/secrets.ts";
import type { Title } from "../../delivery/message.ts";
import type { Order } from "../../sending/order.ts";
import { permitMessage, type Refused, type SendingTools } from "../../sending/permit.ts";

/** Minutes that a code can be used. */
export const codeMinutes = 5;
/** Guesses that are compared with one code. */
export const guessesPerCode = 5;

/** A code that somebody wants sent. */
export interface CodeRequest extends Order {
  purpose: Scene;
  /** The title of the site that requests it. */
  site?: Title | undefined;
  /** Sent instead of the code if there is no use for one. The response is the same, so that only the addressee learns it. */
  instead?: "no-account" | "has-account" | undefined;
}

export type CodeSending = { outcome: "sent"; verificationToken: string; expiresIn: number } | Refused;

/** Sends a new code for a purpose, if `permitMessage` permits it; earlier codes of that purpose and target then no longer work. */
export async function sendCode(tools: SendingTools, request: CodeRequest): Promise<CodeSending> {
  const permit = await permitMessage(tools, request);
  if (permit.outcome === "refused") return permit;
  const { db, secrets } = tools;
  const { purpose, target, instead } = request;
  const codeId = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const verificationToken = newToken();
  await db.transaction(async (tx) => {
    await tx.insert(codes).values({
      codeId,
      purpose,
      targetMac: secrets.mac("target", target),
      // If no code is sent, there must be none that could be guessed.
      codeHash: hashCode(secrets, codeId, instead ? newToken() : code),
      tokenHash: hashToken(verificationToken),
      createdAt: sql`clock_timestamp()`,
      expiresAt: sql`clock_timestamp() + make_interval(mins => ${codeMinutes})`,
    } as never);
    await permit.queue(tx, contentOf(request, codeId, code));
  });
  return { outcome: "sent", verificationToken, expiresIn: codeMinutes * 60 };
}

function contentOf({ purpose, site, instead }: CodeRequest, codeId: string, code: string) {
  const key = `code/${codeId}`;
  if (instead === "no-account") return { key, template: instead, values: { scene: purpose, site } };
  if (instead === "has-account") return { key, template: instead, values: { site } };
  return { key, template: "code" as const, values: { code, scene: purpose, minutes: codeMinutes, site } };
}

/** A guess at a code that was sent to `target` for `purpose`; with `token`, only at the one that this token came with. */
export interface Guess {
  purpose: Scene;
  target: string;
  code: string;
  token?: string | undefined;
}

/**
 * Whether this is the newest code of that purpose and target. A right one is used up by it. Each guess is counted before it is
 * compared, so that of many at once no more are compared than the limits say; if the hour's limit is used up, it is "too-many".
 */
export async function checkCode(
  db: Database,
  secrets: Secrets,
  { purpose, target, code, token }: Guess,
): Promise<"right" | "wrong" | "too-many"> {
  if (!/^\d{6}$/.test(code)) return "wrong";
  const targetMac = secrets.mac("target", target);
  const newest = sql`(select c.code_id from codes c where c.purpose = ${purpose} and c.target_mac = ${targetMac} order by c.created_at desc limit 1)`;
  const isOpen = and(isNull(codes.usedAt), gt(codes.expiresAt, sql`now()`));
  const isOfToken = token === undefined ? undefined : eq(codes.tokenHash, hashToken(token));
  const [guessed] = await db
    .update(codes)
    .set({ guesses: sql`${codes.guesses} + 1` })
    .where(and(eq(codes.codeId, newest), isOfToken, isOpen, lt(codes.guesses, guessesPerCode)))
    .returning({ codeId: codes.codeId, codeHash: codes.codeHash });
  if (!guessed) return "wrong";
  if (!(await isWithin(db, `code/guess/${targetMac}`, exactLimits.codeGuess))) return "too-many";
  // A keyed hash that differs in its first letter reveals nothing about the code.
  if (hashCode(secrets, guessed.codeId, code) !== guessed.codeHash) return "wrong";
  const used = await db
    .update(codes)
    .set({ usedAt: sql`now()` as never })
    .where(and(eq(codes.codeId, guessed.codeId), isOpen))
    .returning({ codeId: codes.codeId });
  return used.length === 1 ? "right" : "wrong";
}

function hashCode(secrets: Secrets, codeId: string, code: string): string {
  return secrets.mac("code", `${codeId}/${code}`);
}

/** Forgets codes that can no longer be used. */
export async function forgetOldCodes(db: Database): Promise<void> {
  await db.delete(codes).where(sql`${codes.expiresAt} < now() - interval '1 day'`);
}
