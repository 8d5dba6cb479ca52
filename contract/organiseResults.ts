import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { itemEdition } from "./itemEdition.ts";
import { correctedFields, resultSetKinds, resultStatuses } from "./resultWords.ts";
import { bilingual, boolean, integer, nullable, object, oneOf, optional, shortText, text, time } from "./schema.ts";

/** The results of an item in one edition, as organisers see them. */
export const OrganisedEdition = object({
  item: text(),
  itemName: bilingual,
  edition: text("Such as 2025."),
  isPast: boolean("Whether it is an earlier edition than the race's own."),
  points: Type.Array(object({ id: text(), name: bilingual }), { description: "In the order of the course." }),
  ageGroups: Type.Array(object({ id: text(), name: bilingual })),
  hasPrizes: boolean(),
  runners: integer("How many results it has, published or not."),
  ranked: integer("How many of them have a place."),
  unranked: nullable(
    Type.Object(
      { status: oneOf(resultStatuses), count: integer("How many results have it.") },
      {
        additionalProperties: false,
        description: "The most frequent status, if there are results and none has a place.",
      },
    ),
  ),
  isChanged: boolean("Whether something was imported or set by hand since the last publication."),
  published: nullable(
    Type.Object(
      { number: integer(), kind: oneOf(resultSetKinds), publishedAt: time() },
      { additionalProperties: false },
    ),
  ),
});
export type OrganisedEdition = Static<typeof OrganisedEdition>;

/** A runner's result as the next set has it. */
export const OrganisedResult = object({
  row: integer("Its place in the list, from 1."),
  bib: nullable(text()),
  name: nullable(text()),
  gender: integer("1 male, 2 female, 0 unknown."),
  club: nullable(text()),
  country: nullable(text("ISO 3166-1, three letters.")),
  ageGroup: nullable(text("The id of the group.")),
  status: oneOf(resultStatuses),
  gunMs: nullable(integer()),
  netMs: nullable(integer()),
  overallRank: nullable(integer()),
  genderRank: nullable(integer()),
  ageGroupRank: nullable(integer()),
  corrected: Type.Array(oneOf(correctedFields), { description: "What of it was set by hand." }),
  isChanged: boolean("Whether the newest published set has it otherwise, or not at all."),
});
export type OrganisedResult = Static<typeof OrganisedResult>;

/** One page of results, in the order of the list. */
export const OrganisedResultPage = object({
  results: Type.Array(OrganisedResult),
  next: nullable(text("The mark after which the next page begins; null on the last page.")),
  counts: Type.Array(object({ status: oneOf(resultStatuses), count: integer() }), {
    description: "How many results of the item have each status.",
  }),
});
export type OrganisedResultPage = Static<typeof OrganisedResultPage>;

/** Which results are listed. */
export const OrganisedResultFilter = object({
  ...itemEdition,
  text: optional(shortText(100, "A whole bib, or a part of a name.", "line")),
  status: optional(oneOf(resultStatuses)),
});
export type OrganisedResultFilter = Static<typeof OrganisedResultFilter>;

const refused = ["site/not-bound", "results/unknown-item"] as const;

export const organiseResultCalls = {
  "GET /sign-up/organise/results": {
    summary: "Lists the items of a race with their results in each edition: what is published, and what is not yet.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    query: object({ domainName }),
    data: object({ edition: text("The edition that the race is now."), editions: Type.Array(OrganisedEdition) }),
    errors: ["site/not-bound"],
  },
  "GET /sign-up/organise/results/rows": {
    summary:
      "Lists the results of an item as the next set has them, 50 a page, with what was set by hand and what differs from the published ones.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    query: object({
      ...OrganisedResultFilter.properties,
      after: optional(Type.String({ pattern: "^[0-9]{1,9}$", description: "Returns those after this mark." })),
    }),
    data: OrganisedResultPage,
    errors: [...refused],
  },
  "GET /sign-up/organise/results/export": {
    summary:
      "Returns the newest published results of an item as a file for ITRA or UltraSignup. The audit names who took it.",
    caller: "organiser",
    rights: ["PERSONAL_DATA"],
    personal: "full",
    cost: "exports",
    query: object({ ...itemEdition, format: oneOf(["itra", "itra-csv", "ultrasignup"]) }),
    file: "XLSX, or CSV",
    errors: [...refused, "export/no-rows"],
  },
} satisfies Record<string, Call>;
