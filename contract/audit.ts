import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { boolean, integer, json, nullable, object, oneOf, optional, shortText, text, time } from "./schema.ts";

/** How many kept heads are compared in one request. */
export const mostKept = 500;

const hash = Type.String({ pattern: "^[0-9a-f]{64}$", description: "SHA-256, hexadecimal." });

const digits = (description: string) => Type.String({ pattern: "^[0-9]{1,15}$", description });

/** Which lines of a race's audit are listed; a part that is left out excludes none. */
export const AuditFilter = object({
  domainName,
  who: optional(
    shortText(
      64,
      "program, command, users (accounts that do not organise the race), or the id of an organiser's account.",
    ),
  ),
  action: optional(Type.String({ pattern: "^[a-z-]{1,40}$", description: "Such as state, refund or publish." })),
  from: optional(digits("Not before, in milliseconds since 1970.")),
  until: optional(digits("Before, in milliseconds since 1970.")),
});
export type AuditFilter = Static<typeof AuditFilter>;

/** Who did what, when, to what. */
export const AuditLine = object({
  number: integer("In the chain of the race, from 1."),
  at: time(),
  by: oneOf(["program", "command", "organiser", "user"], "user: an account that does not organise the race."),
  nick: nullable(text("Of the account, masked for users unless personal data are seen; null for a program.")),
  token: nullable(
    text('The name of the API token by which the account did it; "" if the account is deleted, null if it used none.'),
  ),
  action: text("A verb, such as refund; `state` for a change of an entry's state."),
  entity: text("What it was done to, such as order."),
  entityId: text(),
  code: nullable(
    text("The public code of the entry, or of the first entry of the order or sign-up; null if there is none."),
  ),
  before: nullable(text("The state that it left.")),
  after: nullable(text("The state that it has from then on.")),
  reason: nullable(text()),
  details: json<Record<string, unknown>>("More, by name. Never a name, document, address or answer."),
  hash,
});
export type AuditLine = Static<typeof AuditLine>;

/** The newest link of a race's chain. */
export const AuditHead = object({
  number: integer("How many lines are chained."),
  hash: text('SHA-256, hexadecimal; "" if nothing is chained yet.'),
  at: time("When this was read, by the clock of the database."),
});
export type AuditHead = Static<typeof AuditHead>;

/** One page of the audit, the newest first. */
export const AuditPage = object({
  raceId: text("The race that it is about."),
  lines: Type.Array(AuditLine),
  next: nullable(
    text(
      "The mark after which the next page begins; null on the last page. A page can be empty: a request reads a part of a chain.",
    ),
  ),
  organisers: Type.Array(object({ id: text(), nick: text() }), { description: "The accounts that organise the race." }),
  head: AuditHead,
});
export type AuditPage = Static<typeof AuditPage>;

/** The head of a chain that anyone keeps, and compares later. */
export const PublishedHead = object({
  ...AuditHead.properties,
  signed: text("The same as a JSON Web Signature (RFC 7515); `GET /status/receipt-keys` has the keys."),
  isKnown: nullable(
    boolean(
      "Whether the link of that number has that hash; null unless both were given. false: the chain was rebuilt since.",
    ),
  ),
});
export type PublishedHead = Static<typeof PublishedHead>;

/** Whether a chain is whole, and still has the heads that somebody kept. */
export const ChainReport = object({
  head: AuditHead,
  broken: integer("How many lines were changed, removed or left out since they were chained; 0 if none."),
  kept: Type.Array(
    object({
      number: nullable(integer()),
      at: nullable(time()),
      outcome: oneOf(
        ["matches", "differs", "other-race", "forged"],
        "matches: the chain still has it. differs: the chain was rebuilt or cut off since. other-race: it is about another race. forged: this server did not sign it.",
      ),
    }),
  ),
});
export type ChainReport = Static<typeof ChainReport>;

const query = object({
  ...AuditFilter.properties,
  after: optional(digits("Returns those after this mark.")),
});

export const auditCalls = {
  "GET /sign-up/organise/audit": {
    summary:
      "Lists who did what in a race, newest first, 50 a page; what is younger than 5 s may be missing. The audit names who saw the names of users.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "masked",
    cost: "reads",
    scopes: ["audit:read"],
    query,
    data: AuditPage,
    errors: ["site/not-bound"],
  },
  "GET /status/audit": {
    summary:
      "Returns the newest link of a race's audit, signed, and whether the chain still has an older one. Anyone who keeps it sees later whether the audit was rebuilt.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    madeBy: "anyone who keeps the heads of an audit.",
    query: object({
      domainName,
      number: optional(digits("The number of a link that was kept, with its hash.")),
      hash: optional(hash),
    }),
    data: PublishedHead,
    errors: ["site/not-bound"],
  },
  "GET /admin/audit": {
    summary: "Lists who did what in a race, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "writes",
    query,
    data: AuditPage,
    errors: ["site/not-bound"],
  },
  "GET /admin/audit/head": {
    summary: "Returns the newest link of a race's audit, signed, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    query: object({ domainName }),
    data: PublishedHead,
    errors: ["site/not-bound"],
  },
  "POST /admin/audit/verify": {
    summary:
      "Checks the chain of a race's audit, and whether it still has the heads that were kept, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: object({ domainName, kept: Type.Array(shortText(1000), { maxItems: mostKept }) }),
    data: ChainReport,
    errors: ["site/not-bound"],
  },
} satisfies Record<string, Call>;
