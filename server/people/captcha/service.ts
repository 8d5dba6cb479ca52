import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { CaptchaPass, CaptchaScene } from "#contract/account.ts";
import type { Purpose, Puzzle, TrackPoint } from "#contract/captcha.ts";
import { captchas } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { isWithin, type Limit, returnUses, secondsLeft } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { size } from "./draw.ts";
import { type Caller, limitKey } from "./limits.ts";
import { box } from "./outline.ts";
import { givePass, hashTarget, inSeconds } from "./passes.ts";
import type { PuzzleMaker } from "./scenes.ts";
import { isTrackPlausible } from "./track.ts";

/** What the parts of the verification work with. */
export interface Captchas {
  db: Database;
  secrets: Secrets;
}

export type Paused = { outcome: "paused" | "too-often"; seconds: number };
export type Answered = { outcome: "passed"; pass: CaptchaPass } | { outcome: "wrong" | "spent" } | Paused;

/** Seconds that a puzzle can be answered. */
const puzzleSeconds = 120;
/** Units that the piece may be off. */
const tolerance = 4;

/** Draws a puzzle and stores the position of its piece. */
export async function makePuzzle(
  { db, secrets, maker }: Captchas & { maker: PuzzleMaker },
  { scene, target }: Purpose,
  caller: Caller,
): Promise<{ outcome: "made"; puzzle: Puzzle } | Paused> {
  const targetMac = hashTarget(secrets, target);
  const refused =
    (await findPause({ db, secrets }, targetMac, caller)) ?? (await countBegun({ db, secrets }, targetMac, caller));
  if (refused) return refused;
  const drawing = await maker.draw();
  if (!drawing) return { outcome: "too-often", seconds: 5 };
  const { x, y, picture, piece } = drawing;
  const sessionId = await storeChallenge({ db, secrets }, { kind: "slider", scene, targetMac, answer: String(x) });
  const sizes = { ...size, pieceWidth: box, pieceHeight: box };
  return { outcome: "made", puzzle: { sessionId, picture, piece, ...sizes, y, expiresIn: puzzleSeconds } };
}

/** Checks the position of the piece and the drag. A puzzle is answered once, right or wrong. */
export async function answerPuzzle(
  captcha: Captchas,
  { sessionId, x, track }: { sessionId: string; x: number; track: TrackPoint[] },
  caller: Caller,
): Promise<Answered> {
  const { db, secrets } = captcha;
  const [row] = await db
    .select({ targetMac: captchas.targetMac })
    .from(captchas)
    .where(eq(captchas.captchaId, sessionId));
  if (!row) return { outcome: "spent" };
  // Counted as wrong before it is looked at: of many answers at once no more than the allowed ones
  // are.
  const keys = listWrongKeys(secrets, row.targetMac, caller);
  for (const [key, limit] of keys) {
    if (!(await isWithin(db, key, limit)))
      return (await findPause(captcha, row.targetMac, caller)) ?? { outcome: "spent" };
  }
  const uncount = () =>
    returnUses(
      db,
      keys.map(([key]) => key),
    );
  const challenge = await claimChallenge(db, sessionId, "slider");
  if (!challenge) {
    await uncount();
    return { outcome: "spent" };
  }
  const expectedX = Number(secrets.open(challenge.answerSealed ?? ""));
  const isPerson = isTrackPlausible(track, x, { ageMs: challenge.ageMs, most: size.width - box });
  if (!isPerson || Math.abs(x - expectedX) > tolerance)
    return (await findPause(captcha, row.targetMac, caller)) ?? { outcome: "wrong" };
  await uncount();
  return { outcome: "passed", pass: await givePass(db, sessionId, challenge.scene as CaptchaScene) };
}

/** Stores a verification that waits for its answer; returns its id. */
export async function storeChallenge(
  { db, secrets }: Captchas,
  { kind, scene, targetMac, answer }: { kind: string; scene: CaptchaScene; targetMac: string; answer: string },
): Promise<string> {
  const captchaId = randomUUID();
  const answerSealed = secrets.seal(answer);
  const expiresAt = inSeconds(puzzleSeconds);
  await db.insert(captchas).values({ captchaId, kind, scene, targetMac, answerSealed, expiresAt } as never);
  return captchaId;
}

/**
 * Takes a verification that waits for its answer, and how old it is; undefined if it is unknown,
 * too old, or taken already.
 */
export async function claimChallenge(db: Database, captchaId: string, kind: string) {
  const [challenge] = await db
    .update(captchas)
    .set({ usedAt: sql`now()` } as never)
    .where(
      and(
        eq(captchas.captchaId, captchaId),
        eq(captchas.kind, kind),
        isNull(captchas.usedAt),
        isNull(captchas.solvedAt),
        gt(captchas.expiresAt, sql`clock_timestamp()`),
      ),
    )
    .returning({
      scene: captchas.scene,
      targetMac: captchas.targetMac,
      answerSealed: captchas.answerSealed,
      ageMs: sql<number>`(extract(epoch from clock_timestamp() - ${captchas.createdAt}) * 1000)::int`,
    });
  return challenge;
}

/** Counts one more verification begun; returns whether there were too many. */
export async function countBegun(
  { db, secrets }: Captchas,
  targetMac: string,
  caller: Caller,
): Promise<Paused | undefined> {
  const limits: [string, Limit][] = [
    [limitKey(secrets, "begun", targetMac), exactLimits.captchaPerTarget],
    [limitKey(secrets, "address", caller.address), exactLimits.captchaPerAddress],
  ];
  for (const [key, limit] of limits) {
    if (!(await isWithin(db, key, limit))) return { outcome: "too-often", seconds: await secondsLeft(db, key, limit) };
  }
  return undefined;
}

/** The pause after too many wrong answers, while it lasts. */
async function findPause({ db, secrets }: Captchas, targetMac: string, caller: Caller): Promise<Paused | undefined> {
  for (const [key, limit] of listWrongKeys(secrets, targetMac, caller)) {
    const seconds = await secondsLeft(db, key, limit);
    if (seconds > 0) return { outcome: "paused", seconds };
  }
  return undefined;
}

function listWrongKeys(secrets: Secrets, targetMac: string, { address, device }: Caller): [string, Limit][] {
  return [
    [limitKey(secrets, "wrong", targetMac, address, device), exactLimits.captchaWrongPerDevice],
    [limitKey(secrets, "wrong-target", targetMac), exactLimits.captchaWrongPerTarget],
  ];
}

/** Deletes verifications that ended an hour ago or more. */
export async function deleteOldCaptchas(db: Database): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, sql`now() - interval '1 hour'`));
}
