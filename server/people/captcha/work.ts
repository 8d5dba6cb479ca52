import { createHash, randomBytes } from "node:crypto";
import type { CaptchaScene } from "#contract/account.ts";
import { type Purpose, type Work, workParts } from "#contract/captcha.ts";
import { isWithin, secondsLeft } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { type Caller, limitKey } from "./limits.ts";
import { givePass, hashTarget } from "./passes.ts";
import { type Answered, type Captchas, claimChallenge, countBegun, type Paused, storeChallenge } from "./service.ts";

/**
 * How much work there is: 2^19 hashes on average, a second or a few of a phone. Many small parts
 * even out luck.
 */
export const workBits = 15;
/** Seconds before which no work is taken, however fast it was done. */
const workSeconds = 10;

/**
 * Gives out work; the waiting time and the stricter limits make it no cheaper a way than the
 * puzzle.
 */
export async function makeWork(
  captcha: Captchas,
  { scene, target }: Purpose,
  caller: Caller,
): Promise<{ outcome: "made"; work: Work } | Paused> {
  const targetMac = hashTarget(captcha.secrets, target);
  const refused = (await countBegun(captcha, targetMac, caller)) ?? (await findPause(captcha, targetMac, caller));
  if (refused) return refused;
  const salt = randomBytes(16).toString("base64url");
  const sessionId = await storeChallenge(captcha, { kind: "work", scene, targetMac, answer: salt });
  const work = { sessionId, salt, parts: workParts, bits: workBits, waitSeconds: workSeconds, expiresIn: 120 };
  return { outcome: "made", work };
}

/** Checks work that was done; it is accepted once, good or bad. */
export async function answerWork(
  captcha: Captchas,
  { sessionId, numbers }: { sessionId: string; numbers: number[] },
  caller: Caller,
): Promise<Answered> {
  const { db, secrets } = captcha;
  const challenge = await claimChallenge(db, sessionId, "work");
  if (!challenge) return { outcome: "spent" };
  const salt = secrets.open(challenge.answerSealed ?? "");
  const isDone = numbers.length === workParts && numbers.every((n, part) => isSolved(salt, part, n));
  if (!isDone || challenge.ageMs < workSeconds * 1000) return { outcome: "wrong" };
  // Only what was solved counts: nobody can use up another's tries without doing the work.
  for (const [key, limit] of listSolvedKeys(captcha, challenge.targetMac, caller)) {
    if (!(await isWithin(db, key, limit))) return { outcome: "paused", seconds: await secondsLeft(db, key, limit) };
  }
  return { outcome: "passed", pass: await givePass(db, sessionId, challenge.scene as CaptchaScene) };
}

async function findPause(captcha: Captchas, targetMac: string, caller: Caller): Promise<Paused | undefined> {
  for (const [key, limit] of listSolvedKeys(captcha, targetMac, caller)) {
    const seconds = await secondsLeft(captcha.db, key, limit);
    if (seconds > 0) return { outcome: "paused", seconds };
  }
  return undefined;
}

function listSolvedKeys({ secrets }: Captchas, targetMac: string, { address }: Caller) {
  return [
    [limitKey(secrets, "work", targetMac), exactLimits.captchaWorkPerTarget],
    [limitKey(secrets, "work-address", address), exactLimits.captchaWorkPerAddress],
  ] as const;
}

function isSolved(salt: string, part: number, n: number): boolean {
  const hash = createHash("sha256").update(`${salt}:${part}:${n}`).digest();
  return hash.readUInt32BE(0) >>> (32 - workBits) === 0;
}
