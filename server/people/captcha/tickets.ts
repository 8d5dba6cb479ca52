import type { Purpose } from "#contract/captcha.ts";
import { isWithin, secondsLeft } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { type Caller, limitKey } from "./limits.ts";
import { givePass, hashTarget } from "./passes.ts";
import { type Answered, type Captchas, countBegun, storeChallenge } from "./service.ts";

/** An outside provider whose own widget gives visitors tickets. */
export interface TicketProvider {
  /**
   * Asks the provider whether that visitor earned the ticket; rejects if it cannot be asked or does
   * not answer properly.
   */
  verify(ticket: string, randstr: string, address: string): Promise<boolean>;
}

export type TicketAnswered = Answered | { outcome: "provider-failed"; reason: string };

/**
 * Has the provider check a ticket and gives a pass for a good one. That it cannot be asked is a
 * refusal, never a pass.
 */
export async function answerTicket(
  captcha: Captchas & { provider: TicketProvider },
  { scene, target, ticket, randstr }: Purpose & { ticket: string; randstr: string },
  caller: Caller & { ip: string },
): Promise<TicketAnswered> {
  const { db, secrets, provider } = captcha;
  const targetMac = hashTarget(secrets, target);
  const refused = await countBegun(captcha, targetMac, caller);
  if (refused) return refused;
  const key = limitKey(secrets, "ticket", targetMac);
  if (!(await isWithin(db, key, exactLimits.captchaTicketPerTarget)))
    return { outcome: "too-often", seconds: await secondsLeft(db, key, exactLimits.captchaTicketPerTarget) };
  try {
    if (!(await provider.verify(ticket, randstr, caller.ip))) return { outcome: "wrong" };
  } catch (error) {
    return { outcome: "provider-failed", reason: error instanceof Error ? error.message : String(error) };
  }
  const sessionId = await storeChallenge(captcha, { kind: "ticket", scene, targetMac, answer: "" });
  return { outcome: "passed", pass: await givePass(db, sessionId, scene) };
}
