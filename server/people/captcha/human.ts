import type { CaptchaScene } from "#contract/account.ts";
import type { Database } from "../../base/db/open.ts";
import { type CaptchaSettings, isCaptchaOn } from "../../base/env/captchaSettings.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { redeemPass } from "./passes.ts";

/** The fields of a call that bring a passed verification along. */
export interface PassFields {
  sessionId?: string | undefined;
  sig?: string | undefined;
  scene?: string | undefined;
}

/**
 * Returns whether the call brings a pass for that scene and target, if passes are required at all.
 * `target` is what the visitor typed.
 */
export async function isHuman(
  { env, db, secrets }: { env: { captcha: CaptchaSettings }; db: Database; secrets: Secrets },
  { sessionId, sig, scene }: PassFields,
  request: { scene: CaptchaScene; target: string },
  mode: "peek" | "use",
): Promise<boolean> {
  if (!isCaptchaOn(env)) return true;
  if (!sessionId || !sig || scene !== request.scene) return false;
  return redeemPass(db, secrets, { sessionId, sig, ...request }, { mode });
}
