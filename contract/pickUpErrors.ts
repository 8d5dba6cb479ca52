import Type from "typebox";
import { integer, object, text, time } from "./schema.ts";

const nearest = Type.Array(
  object({ slotId: integer(), startsAt: time(), endsAt: time(), site: text(), free: integer() }),
  { description: "The free slots that begin nearest to it." },
);

/** The codes with which a device of pick-up staff is refused. */
export const staffErrors = {
  "staff/unknown-site": { status: 404 },
  "staff/unknown-device": { status: 404 },
  "staff/device-closed": { status: 409 },
  "staff/not-synced": { status: 409 },
} as const;

/** The codes with which a runner is refused the booking of a pick-up slot. */
export const pickUpErrors = {
  "pick-up/not-offered": { status: 409 },
  "pick-up/not-confirmed": { status: 409 },
  "pick-up/already-booked": { status: 409 },
  "pick-up/not-booked": { status: 409 },
  "pick-up/picked-up": { status: 409 },
  "pick-up/not-open": { status: 409, details: { opensAt: time("When booking opens.") } },
  "pick-up/closed": { status: 409 },
  "pick-up/too-late": { status: 409 },
  "pick-up/unknown-slot": { status: 404 },
  "pick-up/slot-over": { status: 409 },
  "pick-up/full": { status: 409, details: { nearest } },
} as const;
