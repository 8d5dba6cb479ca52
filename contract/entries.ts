import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { pageDomain } from "./domainName.ts";
import { bilingual, boolean, integer, nullable, object, oneOf, text, time } from "./schema.ts";

/** The states of an entry. */
export const entryStates = [
  /** Submitted and waiting for the draw. */
  "pool",
  /** Has a place until it is paid for. */
  "reserved",
  "won",
  /** A freed place is offered, until it is accepted or the offer ends. */
  "offered",
  "waitlisted",
  "confirmed",
  "lost",
  "forfeited",
  "expired",
  "offer_expired",
  "declined",
  "withdrawn",
  "disqualified",
  "transferred",
  /** Its place was exchanged for one of another race. */
  "deferred",
] as const;

/** A state of an entry. */
export type EntryState = (typeof entryStates)[number];

/** An entry as its owner sees it. */
export const Entry = object({
  entrant: integer("From 0."),
  code: text("The public code: ten characters of Crockford's base 32."),
  state: oneOf(entryStates),
  place: nullable(integer("On the waiting list, from 1; null if it does not wait.")),
  bib: nullable(text("Null until it is given and shown.")),
  startBlock: nullable({ ...bilingual, description: "That of the bib; null if it has none." }),
});
export type Entry = Static<typeof Entry>;

/** How many places an item has left. */
export const ItemLeft = object({
  item: text(),
  left: integer(),
  waiting: integer("How many people wait for one."),
  hasWaitingList: boolean(),
});
export type ItemLeft = Static<typeof ItemLeft>;

/** What is always true of the entries and orders of a race, and what breaks it. */
export const InvariantReport = object({
  checkedAt: time(),
  invariants: Type.Array(
    object({
      name: oneOf(
        ["I1", "I2", "I3", "I4", "I5", "I7", "I8", "I9", "I10", "I11", "I12", "I13", "I14"],
        "I1: what is claimed of each pool is the sum of its ledger and the count of its entries. I2: a person has one live entry in an exclusion group. I3: everybody with a receipt has an entry. I4: what is left of the payments of each order is what its state requires. I5: no order waits for payment after its time. I7: nobody holds a reserved or offered place, such as one from the waiting list, longer than the time to pay for it. I8: a pick-up slot has as many live bookings as it counts, no more than it takes, and only of confirmed entries. I9: a pack is mailed once, only that of a confirmed entry until it is sent, and its states follow each other as they may. I10: a pack is handed out or mailed, never both. I11: the audit chain verifies. I12: states changed only as they may. I13: ages are allowed. I14: every place is paid or kept until it is, costs nothing by itself, or has a reason why nothing is paid.",
      ),
      broken: integer("How many rows break it; 0 if it holds."),
      merchants: Type.Optional(
        Type.Array(text(), {
          description:
            "Of I5 and I7: the merchants whose provider does not state whether a payment of these orders is over. The orders end once it answers.",
        }),
      ),
    }),
  ),
  notComputed: Type.Array(oneOf(["I6"]), {
    description: "What is about features that do not exist yet. I6: a draw has no more winners than places.",
  }),
});
export type InvariantReport = Static<typeof InvariantReport>;

export const entryCalls = {
  "GET /status/invariants": {
    summary: "Returns whether what must be true of the entries and orders of a race is, at most a minute old.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    madeBy: "monitors, and anyone who wants to know.",
    query: object({ domainName: pageDomain }),
    data: InvariantReport,
    errors: ["site/not-bound"],
  },
  "GET /sign-up/places": {
    summary:
      "Returns how many places the items of a race have left, at most a few seconds old. Items without a limit, and those that are drawn, are left out.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    query: object({ domainName: pageDomain }),
    data: Type.Array(ItemLeft),
    errors: ["site/not-bound"],
  },
} satisfies Record<string, Call>;
