import Type from "typebox";
import { mailingStates } from "#core/mailing.ts";
import { integer, object, oneOf, optional, text, time } from "./schema.ts";

const fault = optional(oneOf(["missing", "wrong"]));

/** The codes with which a mailing is refused. */
export const mailingErrors = {
  "mailing/not-offered": { status: 409 },
  "mailing/not-open": { status: 409, details: { opensAt: time("When requests open.") } },
  "mailing/closed": { status: 409 },
  "mailing/hand-outs-open": { status: 409 },
  "mailing/no-pack": { status: 404 },
  "mailing/collected": { status: 409 },
  "mailing/requested": { status: 409 },
  "mailing/address": {
    status: 400,
    details: {
      faults: object({ name: fault, phone: fault, province: fault, city: fault, street: fault, postcode: fault }),
    },
  },
  "mailing/region": { status: 409 },
  "mailing/fee": { status: 409, details: { feeFen: integer("What it costs.") } },
  "mailing/not-listed": { status: 404 },
  "mailing/unknown": { status: 404 },
  "mailing/step": { status: 409, details: { state: oneOf(mailingStates) } },
  "mailing/no-tracking": { status: 400 },
  "mailing/handed-out": {
    status: 409,
    details: {
      handOut: Type.Union([
        object({ staff: text("Who handed it out."), site: text("The id of the site."), at: time() }),
        Type.Null(),
      ]),
    },
  },
  "mailing/entry-ended": { status: 409 },
} as const;
