import Type, { type Static } from "typebox";
import { passFields } from "./account.ts";
import type { Call } from "./call.ts";
import { pageDomain } from "./domainName.ts";
import { answerRefusals, listCodes } from "./refusals.ts";
import { bilingual, boolean, integer, nullable, object, oneOf, shortText, text, time } from "./schema.ts";
import { FormEdition, PolicyAgreement, SubmissionBody } from "./signup.ts";

/** How a general form is at this moment. */
export const FormState = object({
  state: oneOf(["not-open", "open", "closed", "full"], "By the server's clock."),
  hasAnswered: boolean("Whether the account that asks has answered a form that accepts one answer of each account."),
});
export type FormState = Static<typeof FormState>;

/** Who a visitor is for the forms of a race: the server decides what they are asked. */
export const VisitorOfRace = object({
  visitor: oneOf(
    ["unknown", "logged-in", "entered"],
    "Not logged in; logged in; logged in and signed up for the race. Applications count until they are rejected, sign-ups as long as one of their entries has a place or may get one.",
  ),
});

/** A filled-in general form. */
export const AnswerBody = object({
  domainName: pageDomain,
  key: SubmissionBody.properties.key,
  form: FormEdition,
  answers: SubmissionBody.properties.entrants.items,
  policies: Type.Array(PolicyAgreement, { maxItems: 20 }),
  language: SubmissionBody.properties.language,
  ...passFields,
});
export type AnswerBody = Static<typeof AnswerBody>;

/** What a visitor gets for answers that were accepted. */
export const AnswerReceipt = object({ receipt: text("Ten characters of Crockford's base 32."), createdAt: time() });
export type AnswerReceipt = Static<typeof AnswerReceipt>;

/** An answer to delete: the race by a domain name, and the receipt. */
export const AnswerDeletion = object({
  domainName: pageDomain,
  receipt: shortText(64, "Ten characters of Crockford's base 32.", "code"),
  isConfirmed: boolean("Without it nothing is deleted."),
});
export type AnswerDeletion = Static<typeof AnswerDeletion>;

/** What was deleted, or would be. */
export const DeletedAnswer = object({
  outcome: oneOf(["found", "deleted", "no-race", "unknown", "not-an-answer"]),
  answer: nullable(
    object({
      form: bilingual,
      createdAt: time(),
      hasAccount: boolean(),
      files: integer("How many files it names."),
    }),
  ),
});
export type DeletedAnswer = Static<typeof DeletedAnswer>;

export const answerCalls = {
  "GET /sign-up/form-state": {
    summary: "Returns whether a general form of a site is open.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    query: object({ domainName: pageDomain, form: shortText(64, "The id of the form.") }),
    data: FormState,
    errors: ["site/not-bound", "request/not-found"],
  },
  "GET /sign-up/visitor": {
    summary: "Returns who the visitor is for the forms of a site's race.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    query: object({ domainName: pageDomain }),
    data: VisitorOfRace,
    errors: ["site/not-bound"],
  },
  "POST /sign-up/answers": {
    summary:
      "Submits answers to a general form, with an account or, if the form allows it, with a pass of the scene answers whose target is the key. The same key with the same body returns the same receipt.",
    caller: "anyone",
    personal: "none",
    cost: "writes",
    limits: { network: "write", own: ["answer", "answerPerNetwork"] },
    body: AnswerBody,
    data: AnswerReceipt,
    errors: ["site/not-bound", "captcha/not-passed", "session/expired", ...listCodes(answerRefusals)],
  },
  "POST /admin/answers/delete": {
    summary:
      "Deletes the answers to a general form that a receipt names, with their files, for the command `startline`; unless it is confirmed, it only returns what they are. The audit names who deleted them.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: AnswerDeletion,
    data: DeletedAnswer,
    errors: [],
  },
} satisfies Record<string, Call>;
