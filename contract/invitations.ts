import Type, { type Static } from "typebox";
import { invitationColumns, longestNote, mostInvitationRows, mostPaidFen } from "#core/invitations.ts";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { invitedTo, linkBody, linkToken } from "./links.ts";
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
  typed,
  upTo,
} from "./schema.ts";

/**
 * `invited` goes to a contact; `by-hand` is used at once by the organiser who made it; `approved`
 * is of an approved application, for who made it.
 */
export const invitationKinds = ["invited", "by-hand", "approved"] as const;

/**
 * `sent` can be used; `used` has a sign-up; `ended` was withdrawn by an organiser; `expired` was
 * not used in time.
 */
export const invitationStates = ["sent", "used", "ended", "expired"] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What can be wrong with a file of invitations. */
export const invitationFaults = [
  "no-contact-column",
  "unknown-column",
  "column-twice",
  "no-rows",
  "contact-missing",
  "contact-wrong",
  "contact-not-served",
  "item-missing",
  "item-unknown",
  "item-without-form",
  "item-of-groups",
  "until-missing",
  "until-wrong",
  "until-past",
  "until-late",
  "language-wrong",
  "answer-wrong",
  "count-wrong",
  "count-by-phone",
  "digits-lost",
  "note-long",
  "twice",
  "no-places",
] as const;
export type InvitationFault = (typeof invitationFaults)[number];

/** The token of a link by which an invited runner signs up: 144 random bits. */
export const InvitationToken = linkToken("The token of the link by which an organiser invites a runner.");

/** What anyone with its link learns of an invitation. */
export const InvitationOffer = object({
  ...invitedTo,
  isWaived: boolean("Whether nothing is due for the place."),
  holdsPlace: boolean("Whether a place is held for it; otherwise it takes one when it is used, if one is left."),
  endsAt: time("Until when the link works."),
});
export type InvitationOffer = Static<typeof InvitationOffer>;

/** An invitation as organisers see it. */
export const OrganisedInvitation = object({
  invitationId: text(),
  kind: oneOf(invitationKinds),
  item: text(),
  itemName: bilingual,
  contact: text('Masked unless personal data are seen; "" for an entry by hand, and once it is erased.'),
  note: text('"" unless personal data are seen.'),
  language: oneOf(["zh", "en"]),
  state: oneOf(invitationStates),
  isWaived: boolean(),
  holdsPlace: boolean(),
  paidFen: nullable(integer("What was paid outside of this program, as the organiser states.")),
  createdAt: time(),
  createdBy: text("The nickname of the organiser."),
  endsAt: time("Until when the link works."),
  endedAt: nullable(time("When it was used or ended.")),
  isDue: boolean("Whether its message is still to be sent."),
  sentAt: nullable(time("When its message was sent last.")),
  code: nullable(text("The public code of the entry that it became.")),
});
export type OrganisedInvitation = Static<typeof OrganisedInvitation>;

/** One page of invitations, the newest first. */
export const InvitationPage = object({
  invitations: Type.Array(OrganisedInvitation),
  next: nullable(text("The mark after which the next page begins; null on the last page.")),
  counts: Type.Array(object({ state: oneOf(invitationStates), count: integer() })),
  due: integer("How many messages are still to be sent."),
});
export type InvitationPage = Static<typeof InvitationPage>;

const cell = typed("text", upTo(500));

/** What holds for the rows that state nothing else. */
export const InvitationDefaults = object({
  item: optional(shortText(64, "The id of an item.")),
  language: oneOf(["zh", "en"], "In which the message is written."),
  until: optional(upTo(40, "Until when the links work: 2026-12-01 or 2026-12-01 18:00, in the zone of the race.")),
  isWaived: boolean("Whether nothing is due."),
  holdsPlace: boolean("Whether a place is held from now on."),
});
export type InvitationDefaults = Static<typeof InvitationDefaults>;

/** The rows of a file. */
export const InvitationRows = object({
  domainName,
  header: Type.Array(cell, { maxItems: 30, description: "The names of the columns, in Chinese or English." }),
  rows: Type.Array(Type.Array(cell, { maxItems: 30 }), {
    maxItems: mostInvitationRows,
    description: "The cells as they are shown; an empty row is none. The first is row 2 of the file.",
  }),
  defaults: InvitationDefaults,
  mode: oneOf(
    ["check", "all", "good"],
    "check: nothing is stored; all: nothing is stored if one row is wrong; good: wrong rows are left out.",
  ),
});
export type InvitationRows = Static<typeof InvitationRows>;

/** One mistake in a file of invitations. */
export const InvitationProblem = object({
  row: integer("As spreadsheets count: 1 has the names of the columns."),
  column: nullable(oneOf(invitationColumns)),
  code: oneOf(invitationFaults),
  params: Type.Record(Type.String(), Type.String(), { description: "What its sentence names." }),
});
export type InvitationProblem = Static<typeof InvitationProblem>;

/** What became of a file of invitations. */
export const ReadInvitations = object({
  made: integer("How many invitations were made, or would be."),
  known: integer("How many there were before: the same item and contact."),
  wrong: integer("How many rows are wrong."),
  problems: Type.Array(InvitationProblem, { description: "In the order of the rows; at most 500." }),
  isStored: boolean(),
});
export type ReadInvitations = Static<typeof ReadInvitations>;

const after = Type.String({ pattern: "^[0-9]{1,15}$", description: "Returns those after this mark." });
const filter = {
  domainName,
  item: optional(shortText(64, "The id of an item.")),
  state: optional(oneOf(invitationStates)),
};
/** Which invitations of a race are listed. */
export const InvitationFilter = object(filter);
export type InvitationFilter = Static<typeof InvitationFilter>;
const invitationParams = object({ invitationId: shortText(64) });

export const invitationCalls = {
  "POST /sign-up/invitation": {
    summary: "Returns what the link of an invitation is for. The token is in the body, so that no log has it.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    body: linkBody(InvitationToken),
    data: InvitationOffer,
    errors: ["site/not-bound", "invitation/unknown-link"],
  },
  "GET /sign-up/organise/invitations": {
    summary: "Lists the invitations of a race, newest first, 50 a page. The audit names who saw personal data.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "masked",
    cost: "reads",
    scopes: ["entries:read", "invitations:write"],
    query: object({ ...filter, after: optional(after) }),
    data: InvitationPage,
    errors: ["site/not-bound"],
  },
  "POST /sign-up/organise/invitations": {
    summary:
      "Checks the rows of a file of invitations and stores them: all, none, or the good ones. A contact that is invited to an item is not invited again. The messages are sent afterwards.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    limits: { network: "write", account: "accountWrite", own: ["invitations"] },
    scopes: ["invitations:write"],
    body: InvitationRows,
    data: ReadInvitations,
    errors: ["invitation/cancelled", "site/not-bound"],
  },
  "POST /sign-up/organise/invitations/withdraw": {
    summary: "Withdraws an invitation that is not used; the place that it holds goes to others.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    owner: { invitationId: "invitation" },
    cost: "writes",
    scopes: ["invitations:write"],
    body: invitationParams,
    data: nothing,
    errors: ["invitation/not-found", "invitation/over"],
  },
  "POST /sign-up/organise/invitations/send-again": {
    summary: "Has the message of an invitation sent again, with the same link.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    owner: { invitationId: "invitation" },
    cost: "writes",
    scopes: ["invitations:write"],
    body: invitationParams,
    data: nothing,
    errors: ["invitation/not-found", "invitation/over"],
  },
  "GET /sign-up/organise/invitations/export": {
    summary: "Returns the invitations of a race as a file; contacts are masked unless personal data are seen.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "masked",
    cost: "exports",
    scopes: ["entries:read"],
    query: object({ ...filter, format: oneOf(["csv", "xlsx"]), language: optional(oneOf(["zh", "en"])) }),
    file: "CSV, or XLSX",
    errors: ["site/not-bound", "export/no-rows"],
  },
  "POST /sign-up/organise/by-hand": {
    summary:
      "Begins an entry by hand: holds a place for two hours, and returns the token with which the organiser submits the item's form in the name of the race.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    body: object({
      domainName,
      item: shortText(64, "The id of an item."),
      reason: typed(
        "text",
        Type.String({
          minLength: 1,
          maxLength: longestNote,
          pattern: "\\S",
          description: "Why; for the records.",
        }),
      ),
      paidFen: optional(
        integer("What was paid outside of this program; left out if the fee is waived.", {
          minimum: 0,
          maximum: mostPaidFen,
        }),
      ),
    }),
    data: object({ token: InvitationToken, endsAt: time("Until when it works.") }),
    errors: ["site/not-bound", "invitation/unknown-item", "invitation/no-places", "invitation/cancelled"],
  },
  "GET /admin/invitations": {
    summary: "Lists the invitations of a race, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "writes",
    query: object({ ...filter, after: optional(after) }),
    data: InvitationPage,
    errors: ["site/not-bound"],
  },
  "POST /admin/invitations": {
    summary: "Checks and stores the rows of a file of invitations, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: InvitationRows,
    data: ReadInvitations,
    errors: ["invitation/cancelled", "site/not-bound"],
  },
} satisfies Record<string, Call>;
