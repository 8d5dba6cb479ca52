import Type, { type Static } from "typebox";
import { resultSorts } from "#core/publicResults.ts";
import type { Call } from "./call.ts";
import { pageDomain } from "./domainName.ts";
import { photosOfResult } from "./photos.ts";
import { ResultSetHead } from "./results.ts";
import { hiddenParts, resultStatuses } from "./resultWords.ts";
import {
  bilingual,
  boolean,
  integer,
  nothing,
  nullable,
  object,
  oneOf,
  optional,
  shortText,
  text,
  time,
  upTo,
} from "./schema.ts";

/** How many runners a page of the public list has. */
export const runnersPerPage = 50;

const ms = (description: string) => nullable(integer(`${description}, in ms.`));
const set = optional(integer("The number of a published set; the newest if left out.", { minimum: 1 }));
/**
 * Of which sets an answer is: of those published at an instant, as a preview of the site shows it.
 */
export const publishedAtInstant = optional(
  time("As if only the sets published by then were there; all of them if left out."),
);
const gender = oneOf([0, 1, 2], "1 male, 2 female, 0 unknown.");

/** A runner in public results: nothing of the person but what the lists of races print. */
export const PublicRunner = object({
  bib: nullable(text()),
  name: nullable(text("Null if the runner hides it, or the file has none.")),
  latinName: nullable(text("The name in Latin letters, if it was stated beside another.")),
  isNameHidden: boolean("Whether the runner hides the name."),
  gender,
  ageGroup: nullable(text("The id of the age group.")),
  club: nullable(text()),
  country: nullable(text("ISO 3166-1, three letters.")),
  status: oneOf(resultStatuses),
  gunMs: ms("From the gun of the runner's start"),
  netMs: ms("From the runner's own start"),
  overallRank: nullable(integer()),
  genderRank: nullable(integer()),
  ageGroupRank: nullable(integer()),
});
export type PublicRunner = Static<typeof PublicRunner>;

const AgeGroupName = object({ id: text(), name: bilingual });

const head = {
  item: text("The id of the item."),
  edition: text("Such as 2025."),
  itemName: bilingual,
  distanceKm: Type.Number(),
  set: ResultSetHead,
  newest: integer("The number of the newest published set."),
  rounding: oneOf(["none", "up", "down"], "How times are printed in whole seconds."),
  timeZone: text("The race's IANA time zone."),
  listBasis: oneOf(["net", "gun"], "By which time most of the list is ranked."),
  ageGroups: Type.Array(AgeGroupName),
};

/** The items of a race that have published results, with their editions and sets. */
export const ResultOverview = object({
  items: Type.Array(
    object({
      item: text("The id of the item."),
      itemName: bilingual,
      distanceKm: Type.Number(),
      editions: Type.Array(
        object({
          edition: text("Such as 2025."),
          sets: Type.Array(ResultSetHead, { description: "The newest first." }),
        }),
        { description: "The newest first." },
      ),
    }),
  ),
});
export type ResultOverview = Static<typeof ResultOverview>;

/** A page of the public list of an item. */
export const ResultList = object({
  ...head,
  total: integer("How many runners the filters leave."),
  page: integer("From 1; the last one if there are fewer."),
  pageSize: integer(),
  ranking: oneOf(["overall", "gender", "ageGroup"], "Of which list the places are, by the filters."),
  countries: Type.Array(text(), { description: "Those that runners of this set have." }),
  clubs: Type.Array(text(), { description: "The largest of this set, at most 200." }),
  runners: Type.Array(PublicRunner),
});
export type ResultList = Static<typeof ResultList>;

const basis = oneOf(["net", "gun"], "By which of the times the runner has the overall rank.");

const Passage = object({
  point: text("The id of the point; `finish` is the last."),
  name: nullable(bilingual),
  distanceKm: Type.Number(),
  gunMs: ms("From the gun to here; null if the point has no time"),
  netMs: ms("From the runner's own start to here; null if that is not known"),
  sectionMs: ms("From the point before that has a time, or from the start"),
  sectionKm: nullable(Type.Number({ description: "The length of that section." })),
  paceMs: ms("The pace of that section, for a kilometre"),
  fieldPaceMs: ms("The median pace of all finishers from the point before; null if few have it"),
  cutOffMarginMs: ms("How long before the cut-off of this point, negative after it; null without a cut-off"),
});

/** Why a runner is not ranked, as far as the rules and times show it. */
const Reason = object({
  kind: oneOf(["cut-off", "missing-points"]),
  points: Type.Array(text("The id of a point, or `finish`.")),
});

const Rank = object({
  list: oneOf(["overall", "gender", "ageGroup"]),
  rank: integer(),
  size: integer("How many runners have a rank in this list."),
});

const Distribution = object({
  basis: oneOf(["net", "gun"], "The time that is compared."),
  fromMs: integer("The begin of the first class."),
  stepMs: integer("The width of a class."),
  counts: Type.Array(integer(), { description: "How many finishers each class has." }),
  medianMs: integer(),
});

/** A runner's result, as anyone may read it. */
export const PublicResult = object({
  ...head,
  runner: PublicRunner,
  basis,
  start: nullable(text("The start, as the file names it; null if the item has only one.")),
  passages: Type.Array(Passage),
  ranks: Type.Array(Rank),
  reason: Type.Unsafe<Static<typeof Reason> | null>({ ...Reason, type: ["object", "null"] }),
  field: Type.Unsafe<Static<typeof Distribution> | null>({ ...Distribution, type: ["object", "null"] }),
});
export type PublicResult = Static<typeof PublicResult>;

/** A result of somebody who signed up by this account. */
export const OwnResult = object({
  entryCode: text("The public code of the entry."),
  ...head,
  runner: PublicRunner,
  basis,
  hiddenPart: nullable(oneOf(hiddenParts, "What the runner hides of it in public.")),
  certificate: Type.Unsafe<{ opensAt: number; pdf: string; png: string } | null>({
    type: ["object", "null"],
    properties: {
      opensAt: time("When the certificate can be downloaded."),
      pdf: text("Its address, valid for an hour."),
      png: text(),
    },
    required: ["opensAt", "pdf", "png"],
    additionalProperties: false,
  }),
  photos: photosOfResult,
});
export type OwnResult = Static<typeof OwnResult>;

const item = shortText(64, "The id of the item.");
const edition = optional(shortText(64, "Such as 2024; left out for the newest that has results."));

const shownSet = { domainName: pageDomain, item, edition, set, at: publishedAtInstant };

export const publicResultCalls = {
  "GET /sign-up/results": {
    summary: "Lists the items of a race with published results, their editions and sets.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    query: object({ domainName: pageDomain, at: publishedAtInstant }),
    data: ResultOverview,
    errors: ["site/not-bound"],
  },
  "GET /sign-up/results/list": {
    summary:
      "Returns a page of the public results of an item: all, or those that a search by name or bib and filters leave. Runners who hide themselves are left out, and hidden names are neither shown nor found. `set` keeps the pages in one published set, however often the results are amended meanwhile.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    query: object({
      ...shownSet,
      search: optional(upTo(40, "A bib, or a part of a name.", "line")),
      gender: optional(integer("1 male, 2 female.", { minimum: 1, maximum: 2 })),
      ageGroup: optional(shortText(64, "The id of an age group.")),
      club: optional(shortText(80, "A part of a club's name.", "line")),
      country: optional(shortText(3, "ISO 3166-1, three letters.")),
      sort: optional(oneOf(resultSorts)),
      page: optional(integer("From 1.", { minimum: 1, maximum: 100_000 })),
    }),
    data: ResultList,
    errors: ["site/not-bound", "results/not-published"],
  },
  "GET /sign-up/results/runner": {
    summary:
      "Returns a runner's public result by the bib: times, splits with paces, ranks, margins before cut-offs, and the field. One who hides themselves is answered as an unknown bib.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    query: object({
      ...shownSet,
      bib: shortText(32, "As printed.", "code"),
    }),
    data: PublicResult,
    errors: ["site/not-bound", "results/not-published", "results/unknown-runner"],
  },
  "GET /feeds/results/:item/:file": {
    summary:
      "Returns the newest published results of an item as a file for media, at an address that stays: `2025.json`, `2025.csv`, or `latest` for the newest edition. It names the number and kind of its set, and has an ETag. On the host of the race.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    madeBy: "media and programs; the page of results leads to it.",
    params: object({ item, file: shortText(70, "The edition, or `latest`, and the format: `.json` or `.csv`.") }),
    file: "JSON or CSV",
    errors: ["site/not-bound", "results/not-published"],
  },
  "GET /feeds/results/:item/:edition/:file": {
    summary:
      "Returns the picture of a finisher's public result for links and posts, 1200 × 630: the item, the time with its basis, and ranks. Without the name if the runner hides it; of one who hides the result there is none. On the host of the race.",
    caller: "anyone",
    personal: "none",
    cost: "draws",
    limits: { network: "page" },
    madeBy: "networks and messengers that show a link; the page of the result leads to it.",
    params: object({ item, edition: shortText(64, "Such as 2025."), file: shortText(40, "The bib, and `.png`.") }),
    query: object({ set, language: optional(oneOf(["zh", "en"], "Chinese if left out.")) }),
    file: "PNG",
    errors: ["site/not-bound", "results/not-published", "results/unknown-runner"],
  },
  "GET /sign-up/results/own": {
    summary: "Lists the newest published results of everybody who signed up by the account in this race.",
    caller: "user",
    personal: "full",
    cost: "reads",
    query: object({ domainName: pageDomain, at: publishedAtInstant }),
    data: object({ results: Type.Array(OwnResult) }),
    errors: ["site/not-bound"],
  },
  "PUT /sign-up/results/hiding": {
    summary:
      "Hides the name of a runner of the account, or the whole result, in all public results of the race at once; null shows them again.",
    caller: "user",
    personal: "none",
    cost: "writes",
    body: object({
      domainName: pageDomain,
      entryCode: shortText(32, "The public code of the entry.", "code"),
      part: nullable(oneOf(hiddenParts)),
    }),
    data: nothing,
    errors: ["site/not-bound", "results/unknown-entry"],
  },
} satisfies Record<string, Call>;
