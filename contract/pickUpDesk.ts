import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { bilingual, integer, object, oneOf, optional, shortText, text, time } from "./schema.ts";

/** How busy the sites of a pick-up are. */
export const PickUpLoad = object({
  sites: Type.Array(
    object({
      id: text(),
      name: bilingual,
      booked: integer("Bookings that are live, also of those who have come."),
      collected: integer("Of these, who has everything."),
      noShows: integer("Bookings whose time is over and whose runner did not come."),
      served: integer("Runners who were handed something out at this site."),
      hours: Type.Array(
        object({
          at: time("When the hour begins."),
          booked: integer("Bookings of slots that begin in it."),
          served: integer("Runners who were first handed something out in it."),
        }),
      ),
    }),
  ),
  confirmed: integer("Confirmed entries."),
  uncollected: integer("Of these, who still lacks something."),
});
export type PickUpLoad = Static<typeof PickUpLoad>;

/** The lists of a pick-up: by site, day and slot for packing, or of who still lacks something. */
export const pickUpLists = ["packing", "uncollected"] as const;

const organiser = { caller: "organiser", rights: ["ORGANISER"] } as const;

export const pickUpDeskCalls = {
  "GET /sign-up/organise/pick-up": {
    summary: "Returns for each pick-up site of a race what is booked, handed out and missed, hour by hour.",
    ...organiser,
    personal: "none",
    cost: "reads",
    query: object({ domainName }),
    data: PickUpLoad,
    errors: ["site/not-bound", "pick-up/not-offered"],
  },
  "GET /sign-up/organise/pick-up/export": {
    summary:
      "Returns the packing list of a race by site, day and slot, or who still lacks something, as a file; names are masked unless personal data are seen. The audit names who took it.",
    ...organiser,
    personal: "masked",
    cost: "exports",
    query: object({
      domainName,
      list: oneOf(pickUpLists),
      site: optional(shortText(64, "Only of this site.")),
      format: oneOf(["csv", "xlsx"]),
      language: optional(oneOf(["zh", "en"])),
    }),
    file: "CSV, or XLSX",
    errors: ["site/not-bound", "export/no-rows"],
  },
} satisfies Record<string, Call>;
