import Type, { type Static } from "typebox";
import type { DraftVersion } from "#core/draftVersion.ts";
import { bilingual, boolean, integer, json, nullable, object, oneOf, optional, text, time } from "./schema.ts";

/** Which save of a draft it is. */
export const revision = integer("Grows with each save; no two saves of an account ever share one.", {
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
});

/** When and where a draft was saved. */
export const DraftHead = object({
  revision,
  savedAt: time(),
  device: text("The browser and system that saved it, such as Firefox · Windows."),
  isSameLogin: boolean("Whether the session that saved it is the one that asks: another tab, not another device."),
  version: json<DraftVersion | null>("Which content it has; null if the tab that saved it did not name it."),
});

/** Why a form was not accepted. */
export const refusalReasons = [
  /** The site has another edition of the form now: load it, keep the answers. */
  "form-changed",
  "not-open",
  "unknown-item",
  /** Too many entrants, or none. */
  "entrants",
  "answers",
  /** Texts that nobody agreed to, or not in their present wording. */
  "policies",
  /** The fee is another one; `feeFen` has it. */
  "fee",
  /** The code of a coupon is not one, or cannot be used now, or any more. */
  "coupon",
  "already-registered",
  /** The account or a person of it has as many unpaid reservations in this race as there can be. */
  "unpaid",
  /** The key was used for another sign-up. */
  "key-used",
  /** The team cannot be joined by this link, now, at all, or once more. */
  "team",
  /** The entry cannot be taken over by this link, now, for this person, or with these options. */
  "transfer",
  /** The invitation cannot be used by this link, now, or for this item. */
  "invitation",
  "payments-missing",
  /**
   * The item has too few places left, `left` of them; or a general form has all the answers that it
   * takes.
   */
  "full",
  /**
   * The account, or the value of a question, has answered a general form that accepts one answer
   * for each.
   */
  "already-answered",
] as const;

/** One thing that is wrong with the answers of one entrant. */
export const SubmissionProblem = object({
  entrant: integer("Counted from 0."),
  pointer: text("JSON Pointer into the entrant's answers."),
  code: text("The rule that is broken."),
  message: text("A sentence in the language of the request."),
});

/** The details of a refused form. */
export const refusalDetails = {
  reason: oneOf(refusalReasons),
  problems: Type.Array(SubmissionProblem),
  policies: optional(Type.Array(text(), { description: "The ids of the policies to agree to." })),
  feeFen: optional(integer("The fee as the server counts it; nothing was stored, and the draft stays.")),
  left: optional(integer("How many places the item has left.")),
};

/** The reason of a rejection that the reviewer chose, as the form had it then. */
export const RejectionGround = object({ id: text(), text: bilingual });
export type RejectionGround = Static<typeof RejectionGround>;

/** A decision on an application as it is stored. */
export const ApplicationDecision = object({
  status: oneOf(["approved", "rejected"]),
  ground: nullable(RejectionGround),
  reason: nullable(text("What the runner reads of a rejection, in the reviewer's own words.")),
  decidedAt: time(),
  decidedBy: oneOf(["you", "organiser", "command"], "The organiser who asks, another one, or the command `startline`."),
  nick: nullable(text("The nickname of that organiser; null if the account is deleted, and for the command.")),
});
export type ApplicationDecision = Static<typeof ApplicationDecision>;

/** Why an application was not decided. */
export const decisionReasons = [
  "already-decided",
  "own-application",
  "no-reason",
  /** The form has no reason of that id now. */
  "unknown-reason",
  "not-found",
  "withdrawn",
  /** The item has too few places left for the people of the application. */
  "full",
  /** Somebody of the application has an entry already. */
  "registered",
  "cancelled",
  "payments-missing",
] as const;

/** The details of a refused decision. */
export const decisionDetails = {
  reason: oneOf(decisionReasons),
  /** The decision that came first. */
  decision: optional(ApplicationDecision),
};
