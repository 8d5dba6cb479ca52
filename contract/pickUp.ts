import Type, { type Static } from "typebox";
import { pickUpRules, pickUpStates } from "#core/pickUp.ts";
import type { Call } from "./call.ts";
import { pageDomain } from "./domainName.ts";
import { bilingual, boolean, integer, nothing, nullable, object, oneOf, shortText, text, time } from "./schema.ts";

const slotTimes = {
  slotId: integer(),
  startsAt: time("When it begins."),
  endsAt: time("When it ends."),
};
const free = integer("How many runners can still book it.");

/** A slot near one that is full. */
export const FreeSlot = object({ ...slotTimes, site: text("The id of its site."), free });
export type FreeSlot = Static<typeof FreeSlot>;

const place = {
  name: bilingual,
  address: bilingual,
  map: nullable(text("The address of a map.")),
};

/** The places and times at which race packs are picked up, and what is free. */
export const PickUpPlan = object({
  opensAt: time("From when on slots can be booked."),
  closesAt: time("Until when."),
  timeZone: text("The IANA zone of the race."),
  sites: Type.Array(
    object({
      id: text(),
      ...place,
      days: Type.Array(
        object({
          date: text("In the race's zone, YYYY-MM-DD."),
          slots: Type.Array(object({ ...slotTimes, places: integer("How many runners it takes."), free })),
          fullest: nullable(
            object(
              { startsAt: time(), endsAt: time() },
              { description: "The hour for which most have booked; null if nobody has." },
            ),
          ),
        }),
      ),
    }),
  ),
});
export type PickUpPlan = Static<typeof PickUpPlan>;

/** A booked slot as its runner sees it. */
export const PickUpBooking = object({
  ...slotTimes,
  state: oneOf(pickUpStates),
  site: object({ id: text(), ...place }),
  changeUntil: time("Until when it can be moved or cancelled."),
  isOffered: boolean("Whether the organiser still offers it; one that is not can be moved at any time before it ends."),
});
export type PickUpBooking = Static<typeof PickUpBooking>;

/** An own confirmed entry of a race with pick-up by appointment. */
export const OwnPickUp = object({
  submissionId: text(),
  entrant: integer("From 0."),
  domainName: text(),
  siteTitle: bilingual,
  itemName: bilingual,
  name: text("The person of the entry."),
  code: text("The public code of the entry."),
  timeZone: text("The IANA zone of the race."),
  opensAt: time("From when on slots can be booked."),
  closesAt: time("Until when slots can be booked and moved."),
  bring: nullable(bilingual),
  early: oneOf(pickUpRules, "What is done with who comes before the booked time."),
  late: oneOf(pickUpRules, "What is done with who comes after it."),
  proxies: nullable({ ...bilingual, description: "What a proxy shows; null if only the runner picks up." }),
  minors: nullable({ ...bilingual, description: "What who is under 18 needs; null for nothing." }),
  materials: Type.Array(
    object({
      id: text(),
      name: nullable(bilingual),
      choice: nullable({ ...bilingual, description: "What the runner chose of it, such as the size." }),
    }),
  ),
  booking: nullable(PickUpBooking),
  calendar: nullable(text("The booking as a calendar file (RFC 5545), in the language of the request.")),
});
export type OwnPickUp = Static<typeof OwnPickUp>;

const params = object({ id: shortText(64, "The own sign-up.") });
const entrant = integer("Whose entry of the sign-up, from 0.", { minimum: 0, maximum: 1000 });
const slotId = integer("The slot.", { minimum: 1, maximum: 2_147_483_647 });
const own = { caller: "user", personal: "none", owner: { id: "submission" }, cost: "writes", params } as const;

export const pickUpCalls = {
  "GET /sign-up/pick-up": {
    summary:
      "Returns the places and times at which race packs are picked up by appointment, what is free, at most a few seconds old, and which hour of each day is the fullest.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    query: object({ domainName: pageDomain }),
    data: PickUpPlan,
    errors: ["site/not-bound", "pick-up/not-offered"],
  },
  "GET /sign-up/pick-ups": {
    summary:
      "Lists the own confirmed entries of races with pick-up by appointment, each with its booking and what it gets.",
    caller: "user",
    personal: "full",
    cost: "reads",
    data: Type.Array(OwnPickUp),
  },
  "POST /sign-up/submissions/:id/pick-up": {
    summary: "Books a pick-up slot for an own confirmed entry; repeated, it answers the same.",
    ...own,
    body: object({ entrant, slotId }),
    data: PickUpBooking,
    errors: [
      "submission/not-found",
      "pick-up/not-offered",
      "pick-up/not-confirmed",
      "pick-up/already-booked",
      "pick-up/not-open",
      "pick-up/closed",
      "pick-up/unknown-slot",
      "pick-up/slot-over",
      "pick-up/full",
    ],
  },
  "POST /sign-up/submissions/:id/move-pick-up": {
    summary:
      "Moves the booking of an own entry to another slot: the old one is given back only if the new one is taken. Repeated, it answers the same.",
    ...own,
    body: object({ entrant, slotId }),
    data: PickUpBooking,
    errors: [
      "submission/not-found",
      "pick-up/not-offered",
      "pick-up/not-confirmed",
      "pick-up/not-booked",
      "pick-up/picked-up",
      "pick-up/too-late",
      "pick-up/not-open",
      "pick-up/closed",
      "pick-up/unknown-slot",
      "pick-up/slot-over",
      "pick-up/full",
    ],
  },
  "POST /sign-up/submissions/:id/cancel-pick-up": {
    summary: "Cancels the booking of an own entry; repeated, it answers the same.",
    ...own,
    body: object({ entrant }),
    data: nothing,
    errors: [
      "submission/not-found",
      "pick-up/not-offered",
      "pick-up/not-confirmed",
      "pick-up/picked-up",
      "pick-up/too-late",
    ],
  },
} satisfies Record<string, Call>;
