import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { CaptchaPass, Scene } from "#contract/account.ts";
import type { Purpose, Puzzle, TrackPoint } from "#contract/captcha.ts";
import { captchas } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { isWithin, type Limit, secondsLeft } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import type { Secrets } from "../../base/secrets.ts";
import { size } from "./draw.ts";
import { type Asker, limitKey, uncount } from "./limits.ts";
import { box } from "./outline.ts";
import { givePass, inSeconds, markTarget } from "./passes.ts";
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
export const puzzleSeconds = 120;
/** Units that the piece may be off. */
export const tolerance = 4;

/** Draws a puzzle and stores the position of its piece. */
export async function makePuzzle(
  { db, secrets, maker }: Captchas & { maker: PuzzleMaker },
  { scene, target }: Purpose,
  asker: Asker,
): Promise<{ outcome: "made"; puzzle: Puzzle } | Paused> {
  const targetMac = markTarget(secrets, target);
  const refused =
    (await findPause({ db, secrets }, targetMac, asker)) ?? (await countBegun({ db, secrets }, targetMac, asker));
  if (refused) return refused;
  const drawn = await maker.draw();
  if (!drawn) return { outcome: "too-often", seconds: 5 };
  const { x, y, picture, piece } = drawn;
  const sessionId = await keep({ db, secrets }, { kind: "slider", scene, targetMac, answer: String(x) });
  const sizes = { ...size, pieceWidth: box, pieceHeight: box };
  return { outcome: "made", puzzle: { sessionId, picture, piece, ...sizes, y, expiresIn: puzzleSeconds } };
}

/** Checks the position of the piece and the drag. A puzzle is answered once, right or wrong. */
export async function answerPuzzle(
  captcha: Captchas,
  { sessionId, x, track }: { sessionId: string; x: number; track: TrackPoint[] },
  asker: Asker,
): Promise<Answered> {
  const { db, secrets } = captcha;
  const [row] = await db
    .select({ targetMac: captchas.targetMac })
    .from(captchas)
    .where(eq(captchas.captchaId, sessionId));
  if (!row) return { outcome: "spent" };
  // Counted as wrong before it is looked at: of many answers at once no more than the allowed ones are.
  const keys = wrongKeys(secrets, row.targetMac, asker);
  for (const [key, limit] of keys) {
    if (!(await isWithin(db, key, limit)))
      return (await findPause(captcha, row.targetMac, asker)) ?? { outcome: "spent" };
  }
  const uncountAll = async () => {
    for (const [key] of keys) await uncount(db, key);
  };
  const claimed = await claim(db, sessionId, "slider");
  if (!claimed) {
    await uncountAll();
    return { outcome: "spent" };
  }
  const right = Number(secrets.open(claimed.answerSealed ?? ""));
  const isPerson = isTrackPlausible(track, x, { ageMs: claimed.ageMs, most: size.width - box });
  if (!isPerson || Math.abs(x - right) > tolerance)
    return (await findPause(captcha, row.targetMac, asker)) ?? { outcome: "wrong" };
  await uncountAll();
  return { outcome: "passed", pass: await givePass(db, sessionId, claimed.scene as Scene) };
}

/** Keeps a verification that waits for its answer; answers its id. */
export async function keep(
  { db, secrets }: Captchas,
  { kind, scene, targetMac, answer }: { kind: string; scene: Scene; targetMac: string; answer: string },
): Promise<string> {
  const captchaId = randomUUID();
  const answerSealed = secrets.seal(answer);
  const expiresAt = inSeconds(puzzleSeconds);
  await db.insert(captchas).values({ captchaId, kind, scene, targetMac, answerSealed, expiresAt } as never);
  return captchaId;
}

/** Takes a verification that waits for its answer, and how old it is; undefined if it is unknown, too old, or taken already. */
export async function claim(db: Database, captchaId: string, kind: string) {
  const [claimed] = await db
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
  return claimed;
}

/** Counts one more verification begun; returns whether there were too many. */
export async function countBegun(
  { db, secrets }: Captchas,
  targetMac: string,
  asker: Asker,
): Promise<Paused | undefined> {
  const counted: [string, Limit][] = [
    [limitKey(secrets, "begun", targetMac), exactLimits.captchaPerTarget],
    [limitKey(secrets, "address", asker.address), exactLimits.captchaPerAddress],
  ];
  for (const [key, limit] of counted) {
    if (!(await isWithin(db, key, limit))) return { outcome: "too-often", seconds: await secondsLeft(db, key, limit) };
  }
  return undefined;
}

/** The pause after too many wrong answers, while it lasts. */
async function findPause({ db, secrets }: Captchas, targetMac: string, asker: Asker): Promise<Paused | undefined> {
  for (const [key, limit] of wrongKeys(secrets, targetMac, asker)) {
    const seconds = await secondsLeft(db, key, limit);
    if (seconds > 0) return { outcome: "paused", seconds };
  }
  return undefined;
}

function wrongKeys(secrets: Secrets, targetMac: string, { address, device }: Asker): [string, Limit][] {
  return [
    [limitKey(secrets, "wrong", targetMac, address, device), exactLimits.captchaWrongPerDevice],
    [limitKey(secrets, "wrong-target", targetMac), exactLimits.captchaWrongPerTarget],
  ];
}

/** Forgets verifications that ended an hour ago or more. */
export async function forgetOldCaptchas(db: Database): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, sql`now() - interval '1 hour'`));
}
