import { randomInt, randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Scene } from "#contract/purposes.ts";
import { codes } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { SenderSite } from "../../base/delivery/message.ts";
import { isWithin } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { hashToken, newToken, type Secrets } from "../../base/secrets/secrets.ts";
import type { MessageRequest } from "../sending/messageRequest.ts";
import { permitMessage, type Refused, type SendingTools } from "../sending/permit.ts";

/** Minutes that a code can be used. */
export const codeMinutes = 5;
/** Guesses that are compared with one code. */
export const guessesPerCode = 5;

/** A code that somebody wants sent. */
export interface CodeRequest extends MessageRequest {
  purpose: Scene;
  /**
   * What the requesting browser is recognised by if its guess has no token; undefined if guesses
   * need one.
   */
  stranger?: string | undefined;
  /** The site that requests it. */
  site?: SenderSite | undefined;
  /**
   * Sent instead of the code if there is no use for one. The response is the same, so that only the
   * addressee learns it.
   */
  instead?: "no-account" | "has-account" | undefined;
}

export type CodeSending = { outcome: "sent"; verificationToken: string; expiresIn: number } | Refused;

/**
 * Sends a new code for a purpose, if `permitMessage` permits it. Only who has its token can guess
 * it; others who request codes for the target change nothing for them.
 */
export async function sendCode(tools: SendingTools, request: CodeRequest): Promise<CodeSending> {
  const permit = await permitMessage(tools, request);
  if (permit.outcome === "refused") return permit;
  const { db, secrets } = tools;
  const { purpose, target, stranger, instead } = request;
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
      strangerMac: stranger === undefined ? null : secrets.mac("stranger", stranger),
      createdAt: sql`clock_timestamp()`,
      expiresAt: sql`clock_timestamp() + make_interval(mins => ${codeMinutes})`,
    } as never);
    await permit.queue(tx, getContent(request, codeId, code));
  });
  return { outcome: "sent", verificationToken, expiresIn: codeMinutes * 60 };
}

function getContent({ purpose, site, instead }: CodeRequest, codeId: string, code: string) {
  const key = `code/${codeId}`;
  if (instead === "no-account") return { key, template: instead, values: { scene: purpose, site } };
  if (instead === "has-account") return { key, template: instead, values: { site } };
  return { key, template: "code" as const, values: { code, scene: purpose, minutes: codeMinutes, site } };
}

/** A guess at a code that was sent to `target` for `purpose`. */
export interface Guess {
  purpose: Scene;
  target: string;
  code: string;
  /**
   * The token of the sending, without which only a code that the same `stranger` requested can be
   * guessed.
   */
  token: string | undefined;
  stranger?: string | undefined;
  /** Whom the hour's limit counts: an account, a browser of the owner's, or a network. */
  guesser: string;
}

/**
 * Returns whether this is the code of that sending. A right one is used up by it. Each guess is
 * counted before it is compared, so that of many at once no more are compared than the limits
 * allow; if the guesser's limit of an hour is used up, it is "too-many". A guess from another
 * browser than the one that requested the code is not compared and counts towards nothing:
 * strangers use up none of the owner's.
 */
export async function checkCode(db: Database, secrets: Secrets, guess: Guess): Promise<"right" | "wrong" | "too-many"> {
  const { target, code, guesser } = guess;
  if (!/^\d{6}$/.test(code)) return "wrong";
  const targetMac = secrets.mac("target", target);
  const guessed = await claimGuess(db, secrets, guess);
  if (!guessed) return "wrong";
  const key = `code/guess/${targetMac}/${secrets.mac("guesser", guesser)}`;
  if (!(await isWithin(db, key, exactLimits.codeGuess))) return "too-many";
  // A keyed hash that differs in its first letter reveals nothing about the code.
  if (hashCode(secrets, guessed.codeId, code) !== guessed.codeHash) return "wrong";
  const used = await db
    .update(codes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(codes.codeId, guessed.codeId), isOpen))
    .returning({ codeId: codes.codeId });
  return used.length === 1 ? "right" : "wrong";
}

const isOpen = and(isNull(codes.usedAt), gt(codes.expiresAt, sql`now()`));

/**
 * Counts a guess at the code that it may be for, and returns that code; undefined if there is none
 * or it has no guesses left.
 */
async function claimGuess(db: Database, secrets: Secrets, { purpose, target, token, stranger }: Guess) {
  const isOfTarget = and(eq(codes.purpose, purpose), eq(codes.targetMac, secrets.mac("target", target)), isOpen);
  const columns = { codeId: codes.codeId, codeHash: codes.codeHash };
  if (token) {
    const [guessed] = await db
      .update(codes)
      .set({ guesses: sql`${codes.guesses} + 1` })
      .where(and(isOfTarget, eq(codes.tokenHash, hashToken(token)), lt(codes.guesses, guessesPerCode)))
      .returning(columns);
    return guessed;
  }
  if (stranger === undefined) return undefined;
  const [requested] = await db
    .select(columns)
    .from(codes)
    .where(and(isOfTarget, eq(codes.strangerMac, secrets.mac("stranger", stranger))))
    .orderBy(desc(codes.createdAt))
    .limit(1);
  // A User-Agent and network can be shared or forged, so these guesses use up none of those with
  // the token.
  const key = `code/unnamed/${requested?.codeId}`;
  return requested && (await isWithin(db, key, exactLimits.codeGuessWithoutToken)) ? requested : undefined;
}

function hashCode(secrets: Secrets, codeId: string, code: string): string {
  return secrets.mac("code", `${codeId}/${code}`);
}

/** Deletes codes that can no longer be used. */
export async function deleteOldCodes(db: Database): Promise<void> {
  await db.delete(codes).where(sql`${codes.expiresAt} < now() - interval '1 day'`);
}
