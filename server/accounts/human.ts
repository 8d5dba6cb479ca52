import type { Scene } from "#src/api/account.ts";
import { usePass as takePass } from "../captcha/passes.ts";
import { isCaptchaOn } from "../captcha/settings.ts";
import type { AccountTools } from "./tools.ts";

/** The fields of a call that bring a passed verification along. */
export interface PassFields {
  sessionId?: string;
  sig?: string;
  scene?: string;
}

/** The schema of these fields. */
export const passFields = {
  sessionId: { type: "string", maxLength: 128 },
  sig: { type: "string", maxLength: 512 },
  scene: { type: "string", maxLength: 64 },
};

/** Whether the call brings a pass for that scene and target, where passes are asked for at all. `target` is what the visitor typed. */
export async function isHuman(
  { env, db, secrets }: AccountTools,
  { sessionId, sig, scene }: PassFields,
  wanted: { scene: Scene; target: string },
  mode: "peek" | "use",
): Promise<boolean> {
  if (!isCaptchaOn(env)) return true;
  if (!sessionId || !sig || scene !== wanted.scene) return false;
  return takePass(db, secrets, { sessionId, sig, ...wanted }, { mode });
}
