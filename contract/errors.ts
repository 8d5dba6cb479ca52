import Type, { type TProperties } from "typebox";
import { bibErrors } from "./bibErrors.ts";
import { DraftHead, decisionDetails, refusalDetails } from "./details.ts";
import { mailingErrors } from "./mailingErrors.ts";
import { organiserErrors } from "./organiserErrors.ts";
import { photoErrors } from "./photoErrors.ts";
import { pickUpErrors, staffErrors } from "./pickUpErrors.ts";
import { answerRefusals, decisionRefusals, describeRefusals, signUpRefusals } from "./refusals.ts";
import { lookUpErrors, resultErrors } from "./resultErrors.ts";
import { integer, nullable, oneOf, optional, text } from "./schema.ts";
import { timingErrors } from "./timingErrors.ts";
import { walletErrors } from "./walletErrors.ts";

/** One reason for which a call is refused. */
interface ErrorEntry {
  /** The `code` of the envelope, which follows HTTP. */
  status: number;
  /** What the envelope's `data` has in addition to `error` and `field`. */
  details?: TProperties;
}

const wait = { seconds: integer("Seconds until it can be tried again.") };
const textFault = {
  place: text("JSON Pointer into the request: /body/…, /query/…, /params/…, /headers/… or /url."),
  reason: oneOf(["character", "encoding", "depth"], "What is wrong there."),
  character: optional(text("The invisible character, such as U+0000.")),
};

/** Why a server should not be sent visitors. */
export const reasonsNotReady = [
  "database-not-writable",
  "files-missing",
  "files-unreadable",
  "disk-nearly-full",
  "merchants-differ",
] as const;
export type ReasonNotReady = (typeof reasonsNotReady)[number];

/**
 * Every code with which the API refuses, as `error` in the envelope's `data`. A code never changes
 * its meaning and is never given to another one. Its sentences are in `locales/errors.json`.
 */
export const errors = {
  "request/invalid": { status: 400 },
  "request/bad-text": { status: 400, details: textFault },
  "request/not-found": { status: 404 },
  "request/too-large": { status: 413 },
  "request/too-many": { status: 429, details: wait },
  "server/failed": { status: 500 },
  "server/unavailable": { status: 503, details: wait },
  "server/not-ready": {
    status: 503,
    details: {
      status: optional(Type.Literal("incomplete")),
      reasons: optional(Type.Array(oneOf(reasonsNotReady, "A reason."), { description: "Why it is not ready." })),
      missing: optional(Type.Array(text(), { description: "The domain names of the sites with missing files." })),
    },
  },
  "session/expired": { status: 401 },
  "session/not-allowed": { status: 403 },
  "session/second-factor": { status: 403 },

  "token/invalid": { status: 401 },
  "token/expired": { status: 401 },
  "token/not-here": { status: 403 },
  "token/missing-scope": { status: 403, details: { scopes: Type.Array(text("One of them is needed.")) } },
  "token/and-session": { status: 400 },
  "token/not-found": { status: 404 },
  "token/too-many": { status: 409 },

  "site/not-bound": { status: 404 },
  "site/race-not-found": { status: 404 },
  "site/no-feed": { status: 404 },
  "site/wrong-domain-name": { status: 400 },

  "account/wrong-code": { status: 400 },
  "account/too-many-guesses": { status: 429, details: wait },
  "account/wrong-login": { status: 400 },
  "account/too-many-logins": { status: 429, details: wait },
  "account/unknown-program": { status: 400 },
  "account/unknown-login-type": { status: 400 },
  "account/unknown-encoding": { status: 400 },
  "account/wrong-phone": { status: 400 },
  "account/wrong-email": { status: 400 },
  "account/email-taken": { status: 409 },
  "account/not-found": { status: 404 },
  "account/password-basic": { status: 400 },
  "account/password-strong": { status: 400 },
  "account/password-common": { status: 400 },
  "account/password-is-email": { status: 400 },
  "account/passwords-differ": { status: 400 },
  "account/session-not-found": { status: 404 },

  "code/not-served": { status: 400 },
  "code/too-soon": { status: 429, details: wait },
  "code/target-limit": { status: 429, details: wait },
  "code/account-limit": { status: 429, details: wait },
  "code/network-limit": { status: 429, details: wait },
  "code/day-limit": { status: 429, details: wait },

  "captcha/not-passed": { status: 400 },
  "captcha/wrong": { status: 422 },
  "captcha/spent": { status: 410 },
  "captcha/paused": { status: 429, details: wait },
  "captcha/too-often": { status: 429, details: wait },
  "captcha/provider-failed": { status: 503 },

  "profile/nick": { status: 400 },
  "profile/user-name": { status: 400 },
  "profile/name-is-verified": { status: 400 },
  "profile/birthday": { status: 400 },
  "profile/height": { status: 400 },
  "profile/weight": { status: 400 },
  "profile/area": { status: 400 },
  "profile/icon": { status: 400 },
  "profile/card-name": { status: 400 },
  "profile/card-number": { status: 400 },
  "profile/card-facts": { status: 400 },
  "profile/card-photo": { status: 400 },
  "profile/under-review": { status: 400 },
  "profile/already-verified": { status: 400 },
  "profile/no-contact": { status: 400 },
  "profile/wrong-password": { status: 400 },
  "profile/contact-taken": { status: 409 },

  "second-factor/wrong-code": { status: 400 },
  "second-factor/too-many": { status: 429, details: wait },
  "second-factor/not-begun": { status: 409 },

  "review/nothing-to-decide": { status: 409 },
  "review/own-document": { status: 409 },
  "review/reason-missing": { status: 409 },
  "review/document-taken": { status: 409 },

  "upload/no-file": { status: 400 },
  "upload/incomplete": { status: 400 },
  "upload/empty": { status: 400 },
  "upload/wrong-type": { status: 400 },
  "upload/not-a-picture": { status: 400 },
  "upload/other-content": { status: 400 },
  "upload/locked": { status: 400 },
  "upload/macros": { status: 400 },
  "upload/broken-archive": { status: 400 },
  "upload/archive-too-large": { status: 400 },
  "upload/broken-picture": { status: 400 },
  "upload/picture-too-large": { status: 400 },
  "upload/too-large": { status: 413 },
  "upload/over-quota": { status: 409 },
  "upload/too-many": { status: 429, details: wait },
  "upload/not-found": { status: 404 },
  "upload/submitted": { status: 409 },

  "draft/elsewhere": { status: 409, details: DraftHead.properties },
  "draft/gone": { status: 409 },
  "draft/too-large": { status: 413 },
  "draft/too-many": { status: 403 },

  "submission/not-found": { status: 404 },
  ...describeRefusals(signUpRefusals, refusalDetails),

  ...describeRefusals(answerRefusals, refusalDetails),

  "application/not-found": { status: 404 },
  ...describeRefusals(decisionRefusals, decisionDetails),
  "revocation/not-found": { status: 404 },
  "revocation/own": { status: 403 },
  "revocation/not-approved": { status: 409 },
  "revocation/too-late": { status: 409 },
  "revocation/reason-missing": { status: 400 },
  "revocation/unknown-reason": { status: 409 },
  "revocation/requested": { status: 409 },
  "revocation/decided": { status: 409 },
  "revocation/second-organiser": { status: 403 },

  "waiting-room/wait": {
    status: 429,
    details: {
      ...wait,
      race: text("The race whose waiting room it is, for `GET /sign-up/waiting`."),
      ahead: nullable(integer("How many are before this person; null until all of the same minute are counted.")),
      waitSeconds: nullable(integer("In how many seconds this person is let in; null until then.")),
    },
  },

  "withdrawal/closed": { status: 409 },
  "withdrawal/not-approved": { status: 409 },
  "withdrawal/captain": { status: 409 },
  "withdrawal/payment-open": { status: 503 },

  "confirmation/not-confirmed": { status: 409 },

  "certificate/not-found": { status: 404 },
  "certificate/expired": { status: 403 },
  "certificate/replaced": { status: 409 },
  "certificate/not-open": {
    status: 403,
    details: { opensAt: integer("When certificates open, in milliseconds since 1970.") },
  },

  "entry/not-found": { status: 404 },
  "entry/name-search": { status: 403 },
  ...organiserErrors,
  ...resultErrors,
  ...photoErrors,
  ...lookUpErrors,
  ...timingErrors,
  ...pickUpErrors,
  ...walletErrors,
  ...staffErrors,
  ...bibErrors,
  ...mailingErrors,
  "order/not-payable": { status: 409 },
  "order/already-paid": { status: 409 },
  "order/not-cancellable": { status: 409 },
  "order/way": { status: 400 },
  "order/provider-failed": { status: 503 },
  "order/payment-open": { status: 503 },

  "team/unknown-link": { status: 404 },
  "team/closed": { status: 409 },
  "team/not-a-member": { status: 404 },
  "team/unpaid": { status: 409 },

  "transfer/unknown-link": { status: 404 },
  "transfer/closed": { status: 409 },
  "transfer/not-transferable": { status: 409 },
  "transfer/taken": { status: 409 },

  "invitation/unknown-link": { status: 404 },
  "invitation/not-found": { status: 404 },
  "invitation/over": { status: 409 },
  "invitation/unknown-item": { status: 404 },
  "invitation/no-places": { status: 409 },
  "invitation/cancelled": { status: 409 },

  "answer/not-found": { status: 404 },
  "answer/no-address": { status: 409 },
  "answer/reply-limit": { status: 429, details: wait },

  "export/no-rows": { status: 404 },
  "export/unknown-layout": { status: 404 },
  "export/unknown-column": { status: 400 },
  "export/too-many-layouts": { status: 409 },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

/** The codes that any call may refuse with. */
export const commonErrors = [
  "request/invalid",
  "request/bad-text",
  "request/not-found",
  "request/too-large",
  "request/too-many",
  "server/failed",
  "server/unavailable",
] as const satisfies ErrorCode[];

/** The codes with which calls refuse that not anyone may make. */
export const sessionErrors = [
  "session/expired",
  "session/not-allowed",
  "session/second-factor",
] as const satisfies ErrorCode[];

/** The codes with which calls refuse API tokens. */
export const tokenErrors = [
  "token/invalid",
  "token/expired",
  "token/not-here",
  "token/missing-scope",
  "token/and-session",
] as const satisfies ErrorCode[];
