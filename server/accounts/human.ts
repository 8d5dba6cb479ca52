import type { Scene } from "#src/api/account.ts";
import type { Env } from "../env.ts";
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

/** Whether passes are asked for. */
export function isCaptchaOn(_env: Env): boolean {
  return false;
}

/** Whether the call brings a pass for that scene and target, where passes are asked for at all. `target` is what the visitor typed. */
export async function isHuman(
  { env }: AccountTools,
  _pass: PassFields,
  _wanted: { scene: Scene; target: string },
  _mode: "peek" | "use",
): Promise<boolean> {
  return !isCaptchaOn(env);
}
