import { integer, text } from "./schema.ts";

/**
 * The codes with which an organiser is refused a refund, a change of places, an alert, a message to
 * entrants, or the cancellation of a race.
 */
export const organiserErrors = {
  "refund/not-found": { status: 404 },
  "refund/not-failed": { status: 409 },
  "refund/not-paid": { status: 409 },
  "refund/too-much": { status: 409 },
  "refund/own": { status: 403 },
  "refund/key-used": { status: 409 },
  "refund/decided": { status: 409 },
  "refund/second-organiser": { status: 403 },
  "alerts/unknown": { status: 404 },
  "alerts/unknown-sentence": { status: 404 },
  "alerts/unknown-item": { status: 404 },
  "alerts/no-time": { status: 400 },
  "alerts/too-many": { status: 409 },
  "places/unknown-pool": { status: 404 },
  "places/changed": { status: 409, details: { places: integer("How many there are now.") } },
  "places/taken": { status: 409, details: { claimed: integer("How many are taken.") } },
  "places/too-many": { status: 400 },
  "places/key-used": { status: 409 },
  "places/decided": { status: 409 },
  "places/second-organiser": { status: 403 },
  "messages/unknown": { status: 404 },
  "messages/unknown-fact": {
    status: 400,
    details: {
      fact: text("As it was written."),
      near: text("The one that was probably meant; empty if none is near."),
    },
  },
  "messages/nobody": { status: 409 },
  "messages/no-email": { status: 409 },
  "messages/too-many": { status: 429, details: { seconds: integer() } },
  "messages/key-used": { status: 409 },
  "messages/decided": { status: 409 },
  "messages/second-organiser": { status: 403 },
  "cancellation/rule": { status: 400 },
  "cancellation/requested": { status: 409 },
  "cancellation/cancelled": { status: 409 },
  "cancellation/key-used": { status: 409 },
  "cancellation/not-found": { status: 404 },
  "cancellation/decided": { status: 409 },
  "cancellation/second-organiser": { status: 403 },
} as const;
