import Type, { type Static } from "typebox";
import { refundRules } from "#core/organise.ts";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { boolean, integer, nullable, object, oneOf, optional, shortText, text, time, typed } from "./schema.ts";

const rule = {
  refunds: oneOf(
    refundRules,
    "What goes back of what is left of each order. all: everything; share: all but a percentage; amount: all but an amount for each entry; none: nothing.",
  ),
  kept: integer("Of share the percentage that is kept, from 1 to 99; of amount the fen; otherwise 0.", {
    minimum: 0,
    maximum: 10_000_000,
  }),
};

/** A request to cancel a race, and how far it is carried out. */
export const Cancellation = object({
  cancellationId: text(),
  ...rule,
  reason: text(),
  state: oneOf(["waiting", "approved", "refused"], "waiting: a second organiser decides."),
  requestedAt: time(),
  requestedBy: text("The nickname of the organiser; `startline` for the command."),
  isOwn: boolean("Whether the reader requested it, who cannot approve it."),
  decidedBy: nullable(text("The nickname of the second organiser; null if nobody decided yet.")),
  decidedAt: nullable(time()),
  total: integer("How many sign-ups and applications it ends; 0 until it is approved."),
  ended: integer("How many of them have ended."),
  refundedFen: integer("What was paid back, or is on its way."),
  doneAt: nullable(time("When all of them had ended; null until then.")),
});
export type Cancellation = Static<typeof Cancellation>;

/** What a cancellation of a race ends now, and pays back by a rule. */
export const CancellationEffect = object({
  places: integer("How many entries have a place."),
  waiting: integer("How many entries wait for a place or a draw."),
  applications: integer("How many applications are not decided."),
  withoutAccount: integer("How many sign-ups are of nobody with an account: the organiser has to notify those people."),
  openOrders: integer("How many orders wait for payment."),
  paidFen: integer("What was paid, and is not back or on its way."),
  refundFen: integer("What of it goes back by the rule."),
});
export type CancellationEffect = Static<typeof CancellationEffect>;

const RaceCancellation = object({
  cancellation: nullable(Cancellation),
  effect: CancellationEffect,
});
export type RaceCancellation = Static<typeof RaceCancellation>;

const query = object({
  domainName,
  refunds: optional(rule.refunds),
  kept: optional(Type.String({ pattern: "^[0-9]{1,8}$", description: "As for a request; 0 if left out." })),
});
const body = object({
  domainName,
  ...rule,
  reason: typed(
    "text",
    Type.String({ minLength: 1, maxLength: 300, pattern: "\\S", description: "Why; for the records." }),
  ),
  key: Type.String({ minLength: 16, maxLength: 64, description: "Makes a repeated request the same one." }),
});
const requestErrors = [
  "site/not-bound",
  "cancellation/rule",
  "cancellation/requested",
  "cancellation/cancelled",
  "cancellation/key-used",
] as const;

export const cancellationCalls = {
  "GET /sign-up/organise/cancellation": {
    summary:
      "Returns the newest request to cancel a race, null if there is none, with what it ends and pays back: by the given rule, else by that of the request.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    query,
    data: RaceCancellation,
    errors: ["site/not-bound", "cancellation/rule"],
  },
  "POST /sign-up/organise/cancellation": {
    summary: "Requests that a race is cancelled; another organiser decides.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    body,
    data: Cancellation,
    errors: [...requestErrors],
  },
  "POST /sign-up/organise/cancellation/decide": {
    summary:
      "Approves or refuses the cancellation of a race; the organiser who requested it can only take it back. Approved, nobody gets a place any more, and all sign-ups end in the minutes that follow.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    owner: { cancellationId: "cancellation" },
    cost: "writes",
    body: object({ cancellationId: shortText(64), isApproved: boolean() }),
    data: Cancellation,
    errors: ["cancellation/not-found", "cancellation/decided", "cancellation/second-organiser"],
  },
  "GET /admin/cancellation": {
    summary: "Returns the newest request to cancel a race and its effect, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    query,
    data: RaceCancellation,
    errors: ["site/not-bound", "cancellation/rule"],
  },
  "POST /admin/cancellation": {
    summary: "Requests that a race is cancelled, for the command `startline`; an organiser decides.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body,
    data: Cancellation,
    errors: [...requestErrors],
  },
} satisfies Record<string, Call>;
