import { refuse } from "../base/http/envelope.ts";
import type { Refused } from "./permit.ts";
import { purposes } from "./table.ts";

/** Returns the refusal of a request for a code. It is the same whether or not the target has an account. */
export function refuseSending({ reason, seconds, channel, purpose }: Refused) {
  const wait = { details: { seconds }, values: { ...waitOf(seconds), channel } };
  switch (reason) {
    case "not-served":
      return refuse("code/not-served");
    case "not-verified":
      return refuse("captcha/not-passed");
    case "too-soon":
      return refuse("code/too-soon", wait);
    case "target":
      return refuse("code/target-limit", wait);
    case "account":
      return refuse("code/account-limit", wait);
    case "network":
      return refuse("code/network-limit", wait);
    case "day": {
      // Who changes a phone number or email address is logged in already.
      const others = purposes[purpose].kind === "new-contact" ? "no" : "yes";
      return refuse("code/day-limit", { details: { seconds }, values: { channel, others } });
    }
  }
}

/** Returns a time to wait: seconds up to a minute and a half, then whole minutes, from two hours on whole hours. */
export function waitOf(seconds: number): { count: number; unit: "second" | "minute" | "hour" } {
  if (seconds <= 90) return { count: seconds, unit: "second" };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? { count: minutes, unit: "minute" } : { count: Math.ceil(minutes / 60), unit: "hour" };
}
