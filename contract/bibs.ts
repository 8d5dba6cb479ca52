import Type, { type Static } from "typebox";
import { mostBibRows } from "#core/bibs.ts";
import type { Call } from "./call.ts";
import { domainName, pageDomain } from "./domainName.ts";
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

/** How lucky numbers are given. */
export const luckyWays = ["choice", "draw"] as const;

const luckyTimes = {
  by: oneOf(luckyWays),
  opensAt: time("From when on runners can choose or ask."),
  closesAt: time("Until when."),
};

/** An own confirmed entry of a race whose lucky numbers can be had. */
export const OwnLuckyBib = object({
  submissionId: text(),
  entrant: integer("From 0."),
  name: text("The person of the entry."),
  itemName: bilingual,
  bib: nullable(text("The lucky number that it has.")),
  isWanted: boolean("Whether it takes part in the draw."),
  free: Type.Array(text(), { description: "The numbers that it can choose now; none if they are drawn." }),
  numbers: integer("How many lucky numbers its item has."),
});
export type OwnLuckyBib = Static<typeof OwnLuckyBib>;

/** The lucky numbers of a race, and the own entries that can have one. */
export const LuckyBibs = object({
  ...luckyTimes,
  timeZone: text("The IANA zone of the race."),
  state: oneOf(["soon", "open", "closed"]),
  entries: Type.Array(OwnLuckyBib),
});
export type LuckyBibs = Static<typeof LuckyBibs>;

const BibBlockUse = object({
  id: text(),
  item: text(),
  itemName: bilingual,
  first: text("The first bib as it is printed."),
  last: text("The last one."),
  startName: nullable({ ...bilingual, description: "The start block; null if the block has none." }),
  numbers: integer("How many bibs it has."),
  given: integer("How many of them were given, also to entries that have ended."),
});

/** The bibs of a race as organisers see them. */
export const BibOverview = object({
  hasRules: boolean("Whether the race has blocks; without them bibs can only be imported."),
  blocks: Type.Array(BibBlockUse),
  others: integer("Bibs of entries that have a place, and are of no block."),
  without: Type.Array(object({ item: text(), itemName: bilingual, count: integer() }), {
    description: "Confirmed entries without a bib, by item.",
  }),
  lucky: nullable(
    object({
      ...luckyTimes,
      numbers: integer(),
      given: integer(),
      wishes: integer("Entries without a bib that take part in the draw."),
    }),
  ),
  shownFrom: nullable(time("From when on runners see them; null if at once.")),
  frozenAt: nullable(time("When bibs are made.")),
});
export type BibOverview = Static<typeof BibOverview>;

/** What became of the entries without a bib. */
export const AssignedBibs = object({
  given: integer(),
  drawn: integer("How many of them are lucky numbers that were drawn."),
  seed: nullable(text("What the draw was computed from; null if nothing was drawn.")),
  blocks: Type.Array(object({ id: text(), given: integer() })),
  without: Type.Array(object({ item: text(), itemName: bilingual, count: integer() }), {
    description: "Those for whom no number is left, or no block fits.",
  }),
});
export type AssignedBibs = Static<typeof AssignedBibs>;

/** Why a row of a file of bibs is wrong. */
export const bibRowFaults = ["unknown", "not-confirmed", "bib", "code-twice", "bib-twice", "taken"] as const;
export type BibRowFault = (typeof bibRowFaults)[number];

/** What became of a file of bibs. */
export const ImportedBibs = object({
  changed: integer("How many entries got another bib, or lost theirs. None if a row is wrong."),
  same: integer("How many had the bib already."),
  faults: Type.Array(
    object({ row: integer("As spreadsheets count: the first is row 2."), fault: oneOf(bibRowFaults) }),
    { description: "The first 500." },
  ),
  wrong: integer("How many rows are wrong."),
});
export type ImportedBibs = Static<typeof ImportedBibs>;

const isTrial = boolean("Only returns what would happen.");
const list = {
  summary: "Returns the blocks of bibs of a race, what is given of each, and who has none.",
  personal: "none",
  cost: "reads",
  query: object({ domainName }),
  data: BibOverview,
  errors: ["site/not-bound"],
} satisfies Partial<Call>;
const assign = {
  summary:
    "Gives all confirmed entries without a bib the next one of their block, in the order of signing up; the lucky numbers first, by a draw that can be computed again. Nobody's bib changes.",
  personal: "none",
  cost: "writes",
  body: object({
    domainName,
    isTrial,
    seed: optional(shortText(100, "What the lucky numbers are drawn by; left out, a random one.", "text")),
  }),
  data: AssignedBibs,
  errors: ["site/not-bound", "bibs/not-offered"],
} satisfies Partial<Call>;
const take = {
  summary:
    "Gives entries the bibs of a file, by their public codes; an empty bib takes one away. If a row is wrong, nothing changes.",
  personal: "none",
  cost: "writes",
  body: object({
    domainName,
    isTrial,
    rows: Type.Array(object({ code: upTo(40), bib: upTo(40) }), { minItems: 1, maxItems: mostBibRows }),
  }),
  data: ImportedBibs,
  errors: ["site/not-bound"],
} satisfies Partial<Call>;

const organiser = { caller: "organiser", rights: ["ORGANISER"] } as const;
const operator = { caller: "operator" } as const;
const ownEntry = { domainName, submissionId: shortText(64), entrant: integer("From 0.", { minimum: 0, maximum: 999 }) };
const ownErrors = ["site/not-bound", "bibs/not-offered", "bibs/no-entry", "bibs/not-open", "bibs/closed"] as const;

export const bibCalls = {
  "GET /sign-up/lucky-bibs": {
    summary: "Returns the lucky numbers of a race and the own entries that can have one.",
    caller: "user",
    personal: "full",
    cost: "reads",
    query: object({ domainName: pageDomain }),
    data: LuckyBibs,
    errors: ["site/not-bound", "bibs/not-offered"],
  },
  "POST /sign-up/lucky-bibs": {
    summary: "Takes a lucky number for an own confirmed entry, or gives it back. Nobody else has it from then on.",
    caller: "user",
    personal: "none",
    cost: "writes",
    body: object({ ...ownEntry, bib: nullable(shortText(20, "As it is printed; null gives it back.")) }),
    data: nothing,
    errors: [...ownErrors, "bibs/unknown", "bibs/taken"],
  },
  "POST /sign-up/lucky-bibs/wish": {
    summary: "Enters an own confirmed entry into the draw of lucky numbers, or takes it out.",
    caller: "user",
    personal: "none",
    cost: "writes",
    body: object({ ...ownEntry, isWanted: boolean() }),
    data: nothing,
    errors: [...ownErrors],
  },
  "GET /sign-up/organise/bibs": { ...list, ...organiser },
  "POST /sign-up/organise/bibs/assign": { ...assign, ...organiser },
  "POST /sign-up/organise/bibs/import": { ...take, ...organiser },
  "GET /admin/bibs": { ...list, ...operator },
  "POST /admin/bibs/assign": { ...assign, ...operator },
  "POST /admin/bibs/import": { ...take, ...operator },
} satisfies Record<string, Call>;
