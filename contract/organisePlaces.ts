import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { bilingual, boolean, integer, nullable, object, oneOf, shortText, text, time, typed } from "./schema.ts";

/** What an organiser requested to change of the places of a pool. */
export const PlaceChange = object({
  changeId: text(),
  pool: text("`item/` and the id of an item, or `pool/` and the id of a shared pool."),
  added: integer("How many more places there are with it; fewer if negative."),
  reason: text(),
  state: oneOf(["waiting", "approved", "refused"], "waiting: a second organiser decides."),
  requestedAt: time(),
  requestedBy: text("The nickname of the organiser."),
  isOwn: boolean("Whether the reader requested it, who cannot approve it."),
  decidedBy: nullable(text("The nickname of the second organiser; null if nobody decided yet, or had to.")),
});
export type PlaceChange = Static<typeof PlaceChange>;

/** The places of an item, or of a pool that several items share. */
export const OrganisedPool = object({
  pool: text("`item/` and the id of the item, or `pool/` and the id of the shared pool."),
  id: text("The id in the site file."),
  name: nullable(bilingual),
  items: Type.Array(bilingual, { description: "What the items are called of which each entry takes a place of it." }),
  places: integer("As published, or as an organiser changed it since."),
  stated: nullable(integer("What was published, if an organiser has changed it since.")),
  claimed: integer("How many are taken."),
  waiting: integer("How many entries wait for a place of it."),
  hasOpened: boolean(
    "Whether sign-up for one of its items has begun: from then on many places need a second organiser.",
  ),
  changes: Type.Array(PlaceChange, { description: "The newest changes, at most 20; those that wait come first." }),
});
export type OrganisedPool = Static<typeof OrganisedPool>;

const changeErrors = [
  "site/not-bound",
  "places/unknown-pool",
  "places/changed",
  "places/taken",
  "places/too-many",
  "places/key-used",
  "places/decided",
  "places/second-organiser",
] as const;

/** What a change of places is requested with. */
const change = object({
  domainName,
  pool: shortText(80, "`item/` and the id of an item, or `pool/` and the id of a shared pool."),
  before: integer("How many places it had when the organiser decided; another number is refused.", {
    minimum: 0,
    maximum: 10_000_000,
  }),
  places: integer("How many it has from now on.", { minimum: 0, maximum: 10_000_000 }),
  reason: typed(
    "text",
    Type.String({ minLength: 1, maxLength: 300, pattern: "\\S", description: "Why; for the records." }),
  ),
  key: Type.String({ minLength: 16, maxLength: 64, description: "Makes a repeated request the same one." }),
});

export const organisePlaceCalls = {
  "GET /sign-up/organise/places": {
    summary:
      "Lists the places of a race: how many there are, are taken, and are waited for, with what organisers changed.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    scopes: ["numbers:read", "places:write"],
    query: object({ domainName }),
    data: Type.Array(OrganisedPool),
    errors: ["site/not-bound"],
  },
  "POST /sign-up/organise/places": {
    summary:
      "Changes the places of a pool, or requests it from a second organiser if many are added after the opening. More places go to those who wait first.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    scopes: ["places:write"],
    body: change,
    data: PlaceChange,
    errors: [...changeErrors],
  },
  "POST /sign-up/organise/places/decide": {
    summary: "Approves or refuses a change of places that waits; the organiser who requested it can only refuse it.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    owner: { changeId: "change of places" },
    cost: "writes",
    body: object({ changeId: shortText(64), isApproved: boolean() }),
    data: PlaceChange,
    errors: [...changeErrors],
  },
  "GET /admin/places": {
    summary: "Lists the places of a race, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    query: object({ domainName }),
    data: Type.Array(OrganisedPool),
    errors: ["site/not-bound"],
  },
  "POST /admin/places": {
    summary: "Changes the places of a pool, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: change,
    data: PlaceChange,
    errors: [...changeErrors],
  },
} satisfies Record<string, Call>;
