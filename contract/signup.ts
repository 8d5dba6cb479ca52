import Type, { type Static } from "typebox";
import type { Answers } from "#forms/form.ts";
import type { Call } from "./call.ts";
import * as details from "./details.ts";
import { place } from "./drafts.ts";
import { Entry } from "./entries.ts";
import { InvitationToken, invitationStates } from "./invitations.ts";
import { signed } from "./receipts.ts";
import { listCodes, signUpRefusals } from "./refusals.ts";
import {
  bilingual,
  boolean,
  integer,
  nullable,
  object,
  oneOf,
  optional,
  shortText,
  text,
  time,
  upTo,
} from "./schema.ts";
import { TeamToken } from "./teams.ts";
import { TransferToken } from "./transfers.ts";

const id = shortText(64);
const { domainName } = place;
const hash = Type.String({ pattern: "^[0-9a-f]{32,64}$" });

/** What a sign-up names of its form; `hash` is the one in the form's address. */
export const FormEdition = object({ id, version: integer(undefined, { minimum: 1, maximum: 100_000 }), hash });
export type FormEdition = Static<typeof FormEdition>;

/** That a person agreed to a policy; `hash` is that of its texts. */
export const PolicyAgreement = object({
  id,
  hash,
  agreedAt: Type.String({
    maxLength: 40,
    pattern: "^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+(Z|[+-]\\d\\d:\\d\\d)$",
    description: "RFC 3339.",
  }),
});
export type PolicyAgreement = Static<typeof PolicyAgreement>;

const answers = Type.Unsafe<Answers>({ type: "object", additionalProperties: true });

/** A filled-in form. */
export const SubmissionBody = object({
  domainName,
  key: Type.String({
    pattern: "^[A-Za-z0-9_-]{16,64}$",
    description: "Makes a repeated call the same sign-up.",
  }),
  form: FormEdition,
  item: place.item,
  entrants: Type.Array(answers, { maxItems: 100, description: "The answers of each entrant." }),
  policies: Type.Array(PolicyAgreement, { maxItems: 20 }),
  team: optional(TeamToken),
  transfer: optional(TransferToken),
  invitation: optional(InvitationToken),
  deferral: optional(shortText(64, "The own sign-up for another race that this one takes the place of.")),
  feeFen: integer("The fee that the runner was shown, in fen.", { minimum: 0, maximum: 1_000_000_000 }),
  coupon: optional(upTo(60, "The code of a coupon as it was typed; the fee includes its discount.")),
  language: optional(oneOf(["zh", "en"], "The language that it was filled in.")),
});
export type SubmissionBody = Static<typeof SubmissionBody>;

const receipt = {
  submissionId: text(),
  receipt: text("Ten characters of Crockford's base 32."),
  createdAt: time(),
};

/** What a runner gets for a form that was accepted. */
export const SubmissionReceipt = object({
  ...receipt,
  orderId: nullable(
    text("The order to pay; null if nothing is due, nobody takes payments, or no place was given yet."),
  ),
});
export type SubmissionReceipt = Static<typeof SubmissionReceipt>;

export type SubmissionProblem = Static<typeof details.SubmissionProblem>;

/** The details of a refused form. */
const Refusal = object(details.refusalDetails);
export type SubmissionRefusal = Static<typeof Refusal>;

/**
 * How far an application for a place is: 1 submitted, 2 approved, 3 rejected (0, not submitted yet,
 * is a draft).
 */
export type AuditStatus = 1 | 2 | 3;

/** Why places have no order though they cost something. */
export const waivers = [
  /** An organiser invited the person, or entered them by hand, without a fee. */
  "invitation",
  /** The race states that its fees are paid elsewhere. */
  "paid-elsewhere",
  /** The operator states that no server of this database takes payments. */
  "no-payments",
] as const;

/** Why a sign-up ended. */
export const endReasons = [
  /** Its owner withdrew it. */
  "withdraw",
  /** Its owner cancelled its order before it was paid. */
  "cancelled",
  /** Its order was not paid in time. */
  "expired",
  /** The captain of its team removed it. */
  "removed",
  /** Its team was dissolved. */
  "dissolved",
  /** The organiser paid it back and ended it. */
  "refunded",
  /** Its place was passed on to somebody else. */
  "transferred",
  /** Its person has a place in another race for it. */
  "deferred",
  /** The race was cancelled. */
  "race-cancelled",
] as const;

/** What is left to the people of a rejected application. */
const Again = object(
  {
    until: nullable(time("Until when they can apply again; null if nothing states it.")),
    left: nullable(integer("How often, from 1; null without a limit.")),
  },
  { description: "Of a rejected application whose people can apply again; null for any other." },
);
export type Again = Static<typeof Again>;

/** The link by which the person of an approved application registers. */
const ApprovalLink = object({
  state: oneOf(invitationStates),
  token: nullable(text("Of the link; null once it is used or over.")),
  endsAt: time("Until when it works."),
});
export type ApprovalLink = Static<typeof ApprovalLink>;

const submissionHead = {
  ...receipt,
  use: oneOf(
    ["sign-up", "through-entry", "general"],
    "For general, the item is the id of the form, named by its title.",
  ),
  domainName: text(),
  siteTitle: bilingual,
  item: text(),
  itemName: bilingual,
  entrants: Type.Array(object({ name: text(), document: text() }), {
    description: "Names in full, document numbers masked; empty if the form does not ask for them.",
  }),
  feeFen: integer(),
  auditStatus: nullable(
    oneOf([1, 2, 3], "Of an application: 1 submitted, 2 approved, 3 rejected; null for a sign-up."),
  ),
  refuseReason: nullable(text("Why it was rejected, in the reviewer's own words.")),
  refuseGround: nullable(bilingual),
  round: nullable(integer("How often its people have applied for the item with it; null if it is no application.")),
  again: nullable(Again),
  approvalLink: nullable(ApprovalLink),
  isReplaced: boolean("Whether a later application took the place of this rejected one."),
  withdrawnAt: nullable(time("When it ended; null if it did not.")),
  endedBecause: nullable(oneOf(endReasons, "Why it ended; null if it did not, or if that was not recorded.")),
  withdrawableUntil: nullable(time("Until when its owner can withdraw it; null if nobody can.")),
  withdrawalPays: nullable(
    oneOf(
      ["payer", "nobody"],
      "Of a place that came from another sign-up: whom a withdrawal pays back, if the race's rules pay anything back; null for any other.",
    ),
  ),
  entries: Type.Array(Entry, { description: "The entries of its entrants; none before an application is approved." }),
  waiting: Type.Array(
    object({
      entrant: integer("From 0."),
      question: bilingual,
      option: bilingual,
      place: integer("On the waiting list, from 1."),
    }),
    { description: "The options that its entrants wait for." },
  ),
};

/** A sign-up as its owner's list shows it. */
export const SubmissionHead = object(submissionHead);
export type SubmissionHead = Static<typeof SubmissionHead>;

const submission = {
  ...submissionHead,
  form: object({ ...FormEdition.properties, url: text("The address of the form's edition that was answered.") }),
  answers: Type.Array(answers),
  policies: Type.Array(PolicyAgreement),
  entrantWords: Type.Array(Type.Array(object({ pointer: text(), label: text(), words: text() })), {
    description: "The answers of each entrant in words, in the language of the request.",
  }),
};

/** A sign-up with all answers. */
export const Submission = object(submission);
export type Submission = Static<typeof Submission>;

/** How many places an option of a form has left. */
export const OptionLeft = object({
  field: text("JSON Pointer to the answer."),
  option: text(),
  left: integer(),
  waiting: integer("How many entrants wait for it."),
  hasWaitingList: boolean(),
});
export type OptionLeft = Static<typeof OptionLeft>;

export const signupCalls = {
  "GET /sign-up/options": {
    summary: "Returns how many places the options of a form have left, at most a few seconds old.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    query: object({ domainName, form: id }),
    data: Type.Array(OptionLeft),
    errors: ["site/not-bound"],
  },
  "POST /sign-up/submissions": {
    summary: "Submits a form. The same key with the same body returns the same receipt, however often it is sent.",
    caller: "user",
    personal: "none",
    cost: "writes",
    limits: { network: "write", own: ["submission", "coupon"] },
    body: SubmissionBody,
    data: object({ ...SubmissionReceipt.properties, signed }),
    errors: ["waiting-room/wait", "site/not-bound", ...listCodes(signUpRefusals)],
  },
  "GET /sign-up/submissions": {
    summary: "Lists the own sign-ups and applications, newest first.",
    caller: "user",
    personal: "full",
    cost: "reads",
    data: Type.Array(SubmissionHead),
  },
  "GET /sign-up/submissions/:id": {
    summary: "Returns one of the own sign-ups with its answers.",
    caller: "user",
    personal: "full",
    owner: { id: "submission" },
    cost: "reads",
    params: object({ id }),
    data: Submission,
    errors: ["submission/not-found"],
  },
  "GET /sign-up/submissions/:id/confirmation": {
    summary:
      "Returns the confirmation of one of the own sign-ups as a file, in the language of the request: a page for each person who has a place.",
    caller: "user",
    personal: "full",
    owner: { id: "submission" },
    cost: "draws",
    limits: { network: "read", account: "confirmation" },
    params: object({ id }),
    file: "PDF",
    errors: ["submission/not-found", "confirmation/not-confirmed"],
  },
  "POST /sign-up/submissions/:id/withdraw": {
    summary:
      "Withdraws one of the own sign-ups or applications until registration closes; repeated, it answers the same.",
    caller: "user",
    personal: "none",
    owner: { id: "submission" },
    cost: "writes",
    limits: { network: "write", own: ["withdrawal"] },
    params: object({ id }),
    data: object({
      withdrawnAt: time(),
      refundFen: integer("What is paid back of its order, by the race's policy."),
    }),
    errors: [
      "submission/not-found",
      "withdrawal/closed",
      "withdrawal/not-approved",
      "withdrawal/captain",
      "withdrawal/payment-open",
    ],
  },
} satisfies Record<string, Call>;
