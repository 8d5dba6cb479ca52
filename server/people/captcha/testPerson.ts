import { eq } from "drizzle-orm";
import type { CaptchaPass, CaptchaScene } from "#contract/account.ts";
import { captchas } from "../../base/db/accountSchema.ts";
import { givePass, hashTarget } from "./passes.ts";
import { type Captchas, storeChallenge } from "./service.ts";
import type { TrackPoint } from "./track.ts";

/** For tests: a pass as a visitor who solved a puzzle has it. */
export async function passFor(captcha: Captchas, scene: CaptchaScene, target: string): Promise<CaptchaPass> {
  const targetMac = hashTarget(captcha.secrets, target);
  return givePass(captcha.db, await storeChallenge(captcha, { kind: "slider", scene, targetMac, answer: "0" }), scene);
}

/** For tests: the position of a puzzle's piece, which only the server knows. */
export async function rightPlace({ db, secrets }: Captchas, sessionId: string): Promise<number> {
  const [row] = await db.select().from(captchas).where(eq(captchas.captchaId, sessionId));
  return Number(secrets.open(row?.answerSealed ?? ""));
}

/** For tests: a drag to `x` as a hand does it: slow, fast, a little too far, and back. */
export function personTrack(x: number, durationMs = 900): TrackPoint[] {
  const points = 40;
  return Array.from({ length: points + 1 }, (_, index) => {
    const part = index / points;
    const eased = part < 0.8 ? (1 - Math.cos((part / 0.8) * Math.PI)) / 2 : 1;
    const beyond = part > 0.7 && part < 1 ? 3 * Math.sin(((part - 0.7) / 0.3) * Math.PI) : 0;
    return [Math.min(260, x * eased + beyond), Math.round(Math.sin(index / 5) * 2), Math.round(part * durationMs)];
  });
}
