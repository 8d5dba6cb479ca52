import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { bilingual, integer, nullable, object, oneOf, text, time } from "./schema.ts";

/**
 * Which part of the sign-ups a plot shows: the first three hours and the last three by minute, the
 * last seven days by hour, all by day.
 */
export const plotRanges = ["opening", "recent", "week", "all"] as const;
export type PlotRange = (typeof plotRanges)[number];

/** How the entries and the money of an item are, or of all. */
export const Numbers = object({
  places: nullable(
    integer("Of the item itself, as published; null if it has no limit of its own, or if one of several has none."),
  ),
  claimed: integer("Entries that take a place."),
  confirmed: integer(),
  unpaid: integer("Entries whose place is reserved until it is paid for."),
  waiting: integer("Entries on the waiting list."),
  drawn: integer("Entries that wait for the draw."),
  expired: integer("Entries that were not paid in time."),
  withdrawn: integer(),
  others: integer("Entries in any other state."),
  takenFen: integer("All that was paid, before refunds."),
  refundedFen: integer("All that was paid back."),
  refundingFen: integer("All that is being paid back."),
  dueFen: integer("All that unpaid orders wait for."),
});
export type Numbers = Static<typeof Numbers>;

export const ItemNumbers = object({ item: text(), itemName: bilingual, ...Numbers.properties });
export type ItemNumbers = Static<typeof ItemNumbers>;

/** The entries and the money of a race now, and its sign-ups over time. */
export const RaceNumbers = object({
  at: time("When they were counted, by the clock of the database; at most 3 s ago."),
  items: Type.Array(ItemNumbers),
  total: Numbers,
  pools: Type.Array(object({ name: text("The id of the pool."), places: integer(), claimed: integer() }), {
    description: "Places that items share.",
  }),
  plot: object({
    range: oneOf(plotRanges),
    step: oneOf(["minute", "hour", "day"]),
    timeZone: text("The IANA zone of the race, in which days and hours begin."),
    from: time(),
    until: time(),
    opensAt: nullable(time("When the sign-up opens, or opened.")),
    counts: Type.Array(object({ at: time("When the step begins."), count: integer() }), {
      description: "The entries that began in each step, in order; steps without any are left out.",
    }),
  }),
});
export type RaceNumbers = Static<typeof RaceNumbers>;

const query = object({
  domainName,
  range: oneOf(plotRanges),
});

export const numberCalls = {
  "GET /sign-up/organise/numbers": {
    summary: "Counts the entries and the money of a race by item, and its sign-ups over time; at most 3 s old.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    scopes: ["numbers:read"],
    query,
    data: RaceNumbers,
    errors: ["site/not-bound"],
  },
  "GET /admin/entries/numbers": {
    summary: "Counts the entries and the money of a race, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    query,
    data: RaceNumbers,
    errors: ["site/not-bound"],
  },
} satisfies Record<string, Call>;
