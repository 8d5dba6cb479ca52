import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { CaptchaPass, CaptchaScene } from "#contract/account.ts";
import { cleanText } from "#core/typedText.ts";
import { captchas } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { hashToken, newToken, type Secrets } from "../../base/secrets/secrets.ts";

/** Seconds that a pass can be used. */
const passSeconds = 120;

/**
 * Returns whether this is a pass for that scene and target (phone number or email address, as it
 * was typed). `use` spends it; `peek` looks at it once and leaves it usable. Of many uses at once
 * one succeeds. Works within a transaction.
 */
export async function redeemPass(
  db: Database,
  secrets: Secrets,
  pass: { sessionId: string; sig: string; scene: string; target: string },
  { mode }: { mode: "peek" | "use" },
): Promise<boolean> {
  const rows = await db
    .update(captchas)
    .set((mode === "use" ? { usedAt: sql`now()` } : { peekedAt: sql`now()` }) as never)
    .where(
      and(
        eq(captchas.captchaId, pass.sessionId),
        eq(captchas.passHash, hashToken(pass.sig)),
        eq(captchas.scene, pass.scene),
        eq(captchas.targetMac, hashTarget(secrets, pass.target)),
        isNull(captchas.usedAt),
        mode === "peek" ? isNull(captchas.peekedAt) : undefined,
        gt(captchas.expiresAt, sql`clock_timestamp()`),
      ),
    )
    .returning({ captchaId: captchas.captchaId });
  return rows.length === 1;
}

/** Returns the keyed hash by which tables know a target. */
export function hashTarget(secrets: Secrets, target: string): string {
  // As the calls that use the pass clean it.
  return secrets.mac("target", cleanText(target.includes("@") ? "email" : "phone", target).toLowerCase());
}

/** Turns a verification that was answered rightly into a pass. */
export async function givePass(db: Database, captchaId: string, scene: CaptchaScene): Promise<CaptchaPass> {
  const sig = newToken();
  await db
    .update(captchas)
    .set({
      solvedAt: sql`now()`,
      usedAt: null,
      answerSealed: null,
      passHash: hashToken(sig),
      expiresAt: inSeconds(passSeconds),
    } as never)
    .where(eq(captchas.captchaId, captchaId));
  return { sessionId: captchaId, sig, scene, nc_token: captchaId };
}

/** That many seconds from now by the database's clock. */
export function inSeconds(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`;
}
