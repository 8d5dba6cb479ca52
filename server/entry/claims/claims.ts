import type { Claim } from "./claim.ts";
import { couponClaim } from "./coupon.ts";
import { fileClaim } from "./file.ts";
import { formClaim } from "./form.ts";
import { linkClaim } from "./link.ts";
import { optionClaim } from "./option.ts";
import { orderClaim } from "./order.ts";
import { personClaim } from "./person.ts";
import { placeClaim } from "./place.ts";
import { roomClaim } from "./room.ts";
import { teamClaim } from "./team.ts";

/**
 * What a form claims, in the order in which it is locked and taken. Places and options are late,
 * because every other sign-up for the same item or with the same option waits from then on; the
 * coupon is last.
 */
export const claims: readonly Claim[] = [
  formClaim,
  fileClaim,
  personClaim,
  roomClaim,
  teamClaim,
  linkClaim,
  placeClaim,
  optionClaim,
  orderClaim,
  couponClaim,
];
