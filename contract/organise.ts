import Type, { type Static } from "typebox";
import { tokenScopes } from "#core/apiTokens.ts";
import { loggedMessages } from "#core/entrantMessages.ts";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { entryStates } from "./entries.ts";
import { orderEvents, orderStates, PriceLine, payWays, refundReasons } from "./orders.ts";
import { bilingual, boolean, integer, nullable, object, oneOf, optional, shortText, text, time } from "./schema.ts";

/** A race whose entries an organiser sees; the other calls know it by its domain name. */
export const OrganisedRace = object({
  raceId: text(),
  domainName: text(),
  title: bilingual,
  timeZone: text("The IANA zone of the race."),
  items: Type.Array(object({ id: text(), name: bilingual })),
  starts: Type.Array(object({ id: text(), name: bilingual }), {
    description: "The start blocks that bibs lead to, each id once.",
  }),
  seesPersonal: boolean("Whether personal data are shown; masked if not."),
  refundLimitFen: integer("More than this of an order is paid back only if a second organiser approves it."),
  placesLimit: integer(
    "More places than this are added to a pool after the opening only if a second organiser approves it.",
  ),
});
export type OrganisedRace = Static<typeof OrganisedRace>;

/**
 * How far the money of an entry is: what its order waits for, has, or gives back; `none` without an
 * order.
 */
export const entryPayments = ["unpaid", "paid", "refunded", "none"] as const;

const after = Type.String({ pattern: "^[0-9]{1,15}$", description: "Returns those after this mark." });
/** Which entries of a race are listed; a part that is left out excludes none. */
export const EntryFilter = object({
  domainName,
  item: optional(shortText(64, "The id of an item.")),
  state: optional(oneOf([...entryStates, "ended"], "ended: any state in which nothing follows.")),
  payment: optional(oneOf(entryPayments)),
  text: optional(
    shortText(
      100,
      "A whole public code or receipt, or the beginning of an entrant's name, for which personal data must be seen.",
      "line",
    ),
  ),
});
export type EntryFilter = Static<typeof EntryFilter>;

/** An entry in a list. */
export const EntryHead = object({
  code: text("The public code: ten characters of Crockford's base 32."),
  item: text(),
  itemName: bilingual,
  state: oneOf(entryStates),
  stateAt: time(),
  createdAt: time(),
  name: text('Masked unless personal data are seen; "" if it is not known.'),
  receipt: nullable(text("Of its sign-up; null for one whose account is deleted.")),
  orderState: nullable(oneOf(orderStates)),
  amountFen: nullable(integer("Of its order.")),
  bib: nullable(text("Also before runners see it.")),
  startBlock: nullable({ ...bilingual, description: "That of the bib; null if it has none." }),
});
export type EntryHead = Static<typeof EntryHead>;

/** One page of entries, the newest first. */
export const EntryPage = object({
  entries: Type.Array(EntryHead),
  next: nullable(
    text(
      "The mark after which the next page begins; null on the last page. A search by name reads a part of a race at a time, so that a page can be empty.",
    ),
  ),
  counts: Type.Array(object({ state: oneOf(entryStates), count: integer() }), {
    description: "How many entries of the race, or of the item, are in each state.",
  }),
});
export type EntryPage = Static<typeof EntryPage>;

/** What an organiser requested to pay back. */
export const RefundRequest = object({
  requestId: text(),
  code: nullable(text("Of the first entry of the order.")),
  amountFen: integer(),
  isLeaving: boolean("Whether the entries are withdrawn with it."),
  placeGoesOn: boolean("Whether their places go to others; if not, they are taken out of the race."),
  note: text(),
  state: oneOf(
    ["waiting", "approved", "refused", "failed"],
    "waiting: a second organiser decides. failed: it was approved, and nothing was left to pay back.",
  ),
  requestedAt: time(),
  requestedBy: text("The nickname of the organiser."),
  isOwn: boolean("Whether the reader requested it, who cannot approve it."),
  decidedBy: nullable(text("The nickname of the second organiser; null if nobody decided yet, or had to.")),
});
export type RefundRequest = Static<typeof RefundRequest>;

const otherEntry = {
  race: bilingual,
  code: nullable(text("Of the entry there; null unless the reader organises that race, or if its account is deleted.")),
};

/** One entry with everything that became of it. */
export const OrganisedEntry = object({
  ...EntryHead.properties,
  document: text('The number of the identity document; masked unless personal data are seen, "" if none was asked.'),
  answers: Type.Array(object({ label: text(), words: text() }), {
    description: "The entrant's answers in words; empty unless personal data are seen.",
  }),
  partners: Type.Array(text(), { description: "The codes of the other entries of the same sign-up." }),
  history: Type.Array(
    object({
      before: nullable(oneOf(entryStates)),
      after: oneOf(entryStates),
      reason: text("Such as sign-up, withdraw, place-freed or refunded."),
      by: oneOf(["runner", "organiser", "program", "command"]),
      at: time(),
    }),
  ),
  messages: Type.Array(
    object({
      what: oneOf(loggedMessages),
      channel: oneOf(["email", "sms"]),
      state: oneOf(["queued", "sent", "failed"]),
      at: time("When it was written."),
    }),
    { description: "What its runner was sent about the sign-up in the last 30 days, the newest first." },
  ),
  deferredFrom: nullable(
    object(otherEntry, { description: "If the place was deferred from another race, which has the order." }),
  ),
  deferredTo: nullable(object(otherEntry, { description: "If the place was deferred to another race." })),
  order: Type.Union([
    Type.Null(),
    object({
      orderId: text(),
      madeWith: nullable(text("The code of the entry that it was made for, if the place was passed on to this one.")),
      state: oneOf(orderStates),
      amountFen: integer(),
      lines: Type.Array(PriceLine),
      createdAt: time(),
      expiresAt: time(),
      leftFen: integer("What of the payment can still be paid back."),
      history: Type.Array(object({ event: oneOf(orderEvents), after: oneOf(orderStates), at: time() })),
      payments: Type.Array(
        object({
          merchant: text(),
          way: oneOf(payWays),
          amountFen: integer(),
          state: oneOf(["open", "paid", "closed"]),
          transactionId: nullable(text("The provider's own id.")),
          paidAt: nullable(time()),
        }),
      ),
      refunds: Type.Array(
        object({
          refundNo: text(),
          amountFen: integer(),
          reason: oneOf(refundReasons),
          note: nullable(text()),
          state: oneOf(["requested", "refunding", "refunded", "failed"]),
          isRetriable: boolean(
            "Whether it is of a second payment, failed, and can be sent again; `leftFen` has the others that failed.",
          ),
          createdAt: time(),
          doneAt: nullable(time()),
        }),
      ),
      requests: Type.Array(RefundRequest),
    }),
  ]),
});
export type OrganisedEntry = Static<typeof OrganisedEntry>;

const query = object({ ...EntryFilter.properties, after: optional(after) });
const code = shortText(64, "The public code.", "code");

const refundErrors = [
  "refund/not-found",
  "refund/not-paid",
  "refund/too-much",
  "refund/own",
  "refund/key-used",
  "refund/decided",
  "refund/second-organiser",
] as const;

export const organiseCalls = {
  "GET /sign-up/organise/races": {
    summary: "Lists the races whose entries an organiser sees; first the one of this site.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    scopes: tokenScopes,
    data: Type.Array(OrganisedRace),
  },
  "GET /sign-up/organise/entries": {
    summary: "Lists the entries of a race that match, newest first, 50 a page. The audit names who saw personal data.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "masked",
    cost: "reads",
    scopes: ["entries:read"],
    query,
    data: EntryPage,
    errors: ["site/not-bound", "entry/name-search"],
  },
  "GET /sign-up/organise/entries/:code": {
    summary: "Returns one entry with its history, order, payments and refunds. The audit names who saw personal data.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "masked",
    owner: { code: "entry" },
    cost: "reads",
    scopes: ["entries:read"],
    params: object({ code }),
    data: OrganisedEntry,
    errors: ["entry/not-found"],
  },
  "POST /sign-up/organise/refund": {
    summary:
      "Pays back a part or all of an entry's order, or requests it from a second organiser if it is much. The same key with the same order is the same request.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    owner: { code: "entry" },
    cost: "writes",
    scopes: ["refunds:write"],
    body: object({
      code,
      amountFen: integer("Whole fen.", { minimum: 1, maximum: 100_000_000 }),
      isLeaving: boolean("Whether all entries of the order are withdrawn with it."),
      placeGoesOn: optional(
        boolean("Whether their places go to others, as if left out; if not, they are taken out of the race."),
      ),
      note: shortText(300, "Why; for the records.", "text"),
      key: Type.String({ minLength: 16, maxLength: 64, description: "Makes a repeated request the same one." }),
    }),
    data: RefundRequest,
    errors: ["entry/not-found", ...refundErrors],
  },
  "POST /sign-up/organise/refunds/retry": {
    summary:
      "Sends the refund of a second payment again that the provider could not carry out, as a new refund: one, however often it is called.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    owner: { code: "entry" },
    cost: "writes",
    scopes: ["refunds:write"],
    body: object({ code, refundNo: shortText(64, "The number of the refund that failed.") }),
    data: object({ refundNo: text("The number of the new refund."), amountFen: integer() }),
    errors: ["entry/not-found", "refund/own", "refund/not-failed"],
  },
  "GET /sign-up/organise/refunds": {
    summary: "Lists the refunds of a race that wait for a second organiser, oldest first, at most 200.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    scopes: ["entries:read", "refunds:write"],
    query: object({ domainName }),
    data: Type.Array(RefundRequest),
    errors: ["site/not-bound"],
  },
  "POST /sign-up/organise/refunds/decide": {
    summary: "Approves or refuses a refund that waits; the organiser who requested it can only refuse it.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    owner: { requestId: "refund request" },
    cost: "writes",
    body: object({ requestId: shortText(64), isApproved: boolean() }),
    data: RefundRequest,
    errors: [...refundErrors],
  },
  "GET /admin/entries": {
    summary: "Lists the entries of a race that match, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "writes",
    query,
    data: EntryPage,
    errors: ["site/not-bound", "entry/name-search"],
  },
  "GET /admin/entry": {
    summary: "Returns one entry with everything that became of it, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "writes",
    query: object({ code }),
    data: OrganisedEntry,
    errors: ["entry/not-found"],
  },
} satisfies Record<string, Call>;
