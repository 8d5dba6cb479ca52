import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { boolean, integer, nullable, object, oneOf, optional, shortText, text, time, typed } from "./schema.ts";
import { passingFlags } from "./timingWords.ts";

const Points = Type.Record(Type.String({ maxLength: 100 }), Type.Array(text()), {
  description: "The ids of points by what the system calls a point or a device; of a mat of several laps, all of them.",
});
const points = Type.Record(
  Type.String({ minLength: 1, maxLength: 100 }),
  Type.Array(shortText(64), { maxItems: 20, uniqueItems: true }),
  {
    maxProperties: 200,
    description:
      "The ids of points by what the system calls a point or a device: `start`, `finish`, or those of `results.points`. Left out for those that have the same name or distance; an empty list ignores one.",
  },
);

/** How many runners are invented for a rehearsal at most, all groups together. */
export const mostInvented = 100_000;

/** How a race is rehearsed. */
export const Rehearsal = object({
  startsAt: time("When the first gun is fired, in milliseconds since 1970."),
  speed: integer("How many times as fast as a clock it runs.", { minimum: 1, maximum: 600 }),
  runners: Type.Array(
    object({
      item: shortText(64),
      from: integer("The first bib.", { minimum: 1, maximum: 999_999 }),
      count: integer("How many there are.", { minimum: 1, maximum: mostInvented }),
    }),
    {
      maxItems: 20,
      description: `Invented runners, with bibs of five digits, beside those of the start list: at most ${mostInvented} in all groups.`,
    },
  ),
});
export type Rehearsal = Static<typeof Rehearsal>;

/** A timing system that sends passings, without its token. */
export const TimingSource = object({
  sourceId: integer(),
  name: text(),
  ending: text("The last four characters of its token."),
  isSigned: boolean("Whether its requests need a signature."),
  points: Points,
  rehearsal: Type.Union([Rehearsal, Type.Null()], {
    description: "Null for the race; else its passings never count in results and can be cleared.",
  }),
  madeAt: time(),
  revokedAt: nullable(time()),
  received: integer("How many passings it has sent, every version counted."),
  lastAt: nullable(time("When the last of them arrived.")),
});
export type TimingSource = Static<typeof TimingSource>;

/** What a race is simulated by. */
export const TimingPlan = object({
  timeZone: text(),
  items: Type.Array(
    object({
      item: text(),
      gunAt: time("The first gun, in milliseconds since 1970."),
      endsAt: time("When nobody runs any more."),
      points: Type.Array(object({ id: text(), km: Type.Number() }), { description: "The start first." }),
      bibs: Type.Array(text(), { description: "Of its start list." }),
    }),
  ),
});
export type TimingPlan = Static<typeof TimingPlan>;

/** What a timing system calls a point or a device. */
export const TimingLabel = object({
  sourceId: integer(),
  label: text("The name of the point, else that of the device."),
  name: text("The same as the `points` of its source have it."),
  device: nullable(text("If it sent both.")),
  count: integer("How many passings have it."),
  points: Type.Array(text(), { description: "The ids of the points, of any item, that it is read as." }),
  isStated: boolean("Whether an organiser stated which they are; with no points, it is ignored."),
});
export type TimingLabel = Static<typeof TimingLabel>;

/** A passing that staff should look at. */
export const FlaggedPassing = object({
  seq: integer("In the order in which they were stored."),
  flag: oneOf(passingFlags),
  sourceId: integer(),
  source: text("The name of the timing system."),
  point: nullable(text("As the system calls it.")),
  device: nullable(text()),
  bib: nullable(text("Or the chip, if it sent no bib.")),
  item: nullable(text("The item of the runner; null if it is nobody's.")),
  at: nullable(time()),
  receivedAt: time(),
  raw: text("As it was sent."),
});
export type FlaggedPassing = Static<typeof FlaggedPassing>;

const madeSource = object({
  source: TimingSource,
  token: text("The token, which is shown once."),
  signingKey: nullable(text("The key of its signatures, which is shown once; null if it signs nothing.")),
});
const wanted = {
  domainName,
  name: typed("line", Type.String({ minLength: 1, maxLength: 60, pattern: "\\S" })),
  points: optional(points),
  isSigned: optional(boolean("Whether each request has to be signed.")),
  rehearsal: optional(Rehearsal),
};
const sourceId = integer("", { minimum: 1 });

const list = {
  summary: "Lists the timing systems of a race, with how much each has sent.",
  personal: "none",
  query: object({ domainName }),
  data: Type.Array(TimingSource),
  errors: ["site/not-bound"],
} satisfies Partial<Call>;
const make = {
  summary: "Makes a token with which a timing system sends passings.",
  personal: "none",
  body: object(wanted),
  data: madeSource,
  errors: ["site/not-bound", "timing/too-many-sources", "timing/too-many-runners", "timing/unknown-point"],
} satisfies Partial<Call>;
const revoke = {
  summary: "Revokes the token of a timing system: its next request is refused. What it sent stays.",
  personal: "none",
  body: object({ domainName, sourceId }),
  data: Type.Null(),
  errors: ["site/not-bound", "timing/unknown-source"],
} satisfies Partial<Call>;
const clear = {
  summary: "Deletes what rehearsals have sent and revokes their tokens.",
  personal: "none",
  body: object({ domainName }),
  data: object({ deleted: integer("How many passings.") }),
  errors: ["site/not-bound"],
} satisfies Partial<Call>;

const organiser = { caller: "organiser", rights: ["ORGANISER"] } as const;
const rehearsal = optional(boolean("Those of the rehearsal."));

export const timingCalls = {
  "GET /sign-up/organise/timing/sources": { ...list, ...organiser, cost: "reads" },
  "POST /sign-up/organise/timing/sources": { ...make, ...organiser, cost: "writes" },
  "POST /sign-up/organise/timing/sources/revoke": { ...revoke, ...organiser, cost: "writes" },
  "POST /sign-up/organise/timing/sources/points": {
    summary: "States anew which points a timing system means; what it sent already is read by it too.",
    ...organiser,
    personal: "none",
    cost: "writes",
    body: object({ domainName, sourceId, points }),
    data: Type.Null(),
    errors: ["site/not-bound", "timing/unknown-source", "timing/unknown-point"],
  },
  "POST /sign-up/organise/timing/clear": { ...clear, ...organiser, cost: "writes" },
  "GET /sign-up/organise/timing/labels": {
    summary:
      "Lists what the timing systems of a race call their points and devices, at most 500, and which points these are read as.",
    ...organiser,
    personal: "none",
    cost: "reads",
    query: object({ domainName, rehearsal }),
    data: Type.Array(TimingLabel),
    errors: ["site/not-bound"],
  },
  "GET /sign-up/organise/timing/passings": {
    summary: "Lists the passings of a race that are flagged, the newest first, 50 at a time, and counts them by flag.",
    ...organiser,
    personal: "none",
    cost: "reads",
    query: object({
      domainName,
      flag: optional(oneOf(passingFlags, "Only these.")),
      before: optional(integer("The number of the last passing of the page before.", { minimum: 1 })),
      rehearsal,
    }),
    data: object({
      received: integer("How many passings there are, each in its newest version."),
      counts: Type.Array(object({ flag: oneOf(passingFlags), count: integer() }), {
        description: "Of every flag that any has.",
      }),
      passings: Type.Array(FlaggedPassing),
      next: nullable(integer("The `before` of the next page; null on the last one.")),
    }),
    errors: ["site/not-bound"],
  },
  "GET /admin/timing/sources": { ...list, caller: "operator", cost: "reads" },
  "POST /admin/timing/sources": { ...make, caller: "operator", cost: "writes" },
  "POST /admin/timing/sources/revoke": { ...revoke, caller: "operator", cost: "writes" },
  "GET /admin/timing/plan": {
    summary: "Returns what a race is simulated by: guns, points and bibs.",
    caller: "operator",
    personal: "none",
    cost: "reads",
    query: object({ domainName }),
    data: TimingPlan,
    errors: ["site/not-bound"],
  },
  "POST /admin/timing/clear": { ...clear, caller: "operator", cost: "writes" },
} satisfies Record<string, Call>;
