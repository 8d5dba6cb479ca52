import type { ErrorCode } from "#contract/errors.ts";
import { refuse, refuseFor } from "../../base/http/envelope.ts";
import type { Refused } from "./permit.ts";
import { purposes } from "./table.ts";

/**
 * Returns the refusal of a request for a code. It is the same whether or not the target has an
 * account.
 */
export function refuseSending({ reason, seconds, channel, purpose }: Refused) {
  const wait = <Code extends ErrorCode>(error: Code) => refuseFor(seconds, error, { channel });
  switch (reason) {
    case "not-served":
      return refuse("code/not-served");
    case "not-verified":
      return refuse("captcha/not-passed");
    case "too-soon":
      return wait("code/too-soon");
    case "target":
      return wait("code/target-limit");
    case "account":
      return wait("code/account-limit");
    case "network":
      return wait("code/network-limit");
    case "day": {
      // Who changes a phone number or email address is logged in already.
      const others = purposes[purpose].kind === "new-contact" ? "no" : "yes";
      return refuseFor(seconds, "code/day-limit", { channel, others });
    }
  }
}
