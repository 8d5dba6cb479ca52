import type { TProperties } from "typebox";
import type { decisionReasons, refusalReasons } from "./details.ts";

/** Why a form was not accepted. */
export type RefusalReason = (typeof refusalReasons)[number];

interface ReasonedRefusal<Reason extends string = string> {
  status: number;
  /** What the browser acts on: several codes have the same. */
  reason: Reason;
}

/** The codes with which a submitted form is refused. */
export const signUpRefusals = {
  "sign-up/form-changed": { status: 409, reason: "form-changed" },
  "sign-up/not-open": { status: 403, reason: "not-open" },
  "sign-up/unknown-item": { status: 400, reason: "unknown-item" },
  "sign-up/no-entrant": { status: 400, reason: "entrants" },
  "sign-up/one-entrant-only": { status: 400, reason: "entrants" },
  "sign-up/too-many-entrants": { status: 400, reason: "entrants" },
  "sign-up/wrong-answers": { status: 400, reason: "answers" },
  "sign-up/policies": { status: 409, reason: "policies" },
  "sign-up/fee": { status: 409, reason: "fee" },
  "sign-up/rounds": { status: 409, reason: "not-open" },
  "sign-up/already-registered": { status: 409, reason: "already-registered" },
  "sign-up/full": { status: 409, reason: "full" },
  "sign-up/unpaid-account": { status: 409, reason: "unpaid" },
  "sign-up/unpaid-person": { status: 409, reason: "unpaid" },
  "sign-up/cancelled": { status: 409, reason: "not-open" },
  "sign-up/too-few-entrants": { status: 400, reason: "entrants" },
  "sign-up/key-used": { status: 422, reason: "key-used" },
  "sign-up/coupon-unknown": { status: 400, reason: "coupon" },
  "sign-up/coupon-not-now": { status: 409, reason: "coupon" },
  "sign-up/coupon-used-up": { status: 409, reason: "coupon" },
  "sign-up/coupon-per-payer": { status: 409, reason: "coupon" },
  "sign-up/team-link": { status: 404, reason: "team" },
  "sign-up/team-closed": { status: 403, reason: "team" },
  "sign-up/team-full": { status: 409, reason: "team" },
  "sign-up/team-member": { status: 409, reason: "team" },
  "sign-up/transfer-link": { status: 404, reason: "transfer" },
  "sign-up/transfer-closed": { status: 403, reason: "transfer" },
  "sign-up/transfer-options": { status: 409, reason: "transfer" },
  "sign-up/deferral-unknown": { status: 404, reason: "transfer" },
  "sign-up/deferral-closed": { status: 403, reason: "transfer" },
  "sign-up/deferral-person": { status: 409, reason: "transfer" },
  "sign-up/invitation-link": { status: 404, reason: "invitation" },
  "sign-up/payments-missing": { status: 503, reason: "payments-missing" },
} as const satisfies Record<string, ReasonedRefusal<RefusalReason>>;

/** The codes with which answers to a general form are refused. */
export const answerRefusals = {
  "answers/form-changed": { status: 409, reason: "form-changed" },
  "answers/not-open": { status: 403, reason: "not-open" },
  "answers/full": { status: 409, reason: "full" },
  "answers/already-answered": { status: 409, reason: "already-answered" },
  "answers/wrong": { status: 400, reason: "answers" },
  "answers/policies": { status: 409, reason: "policies" },
  "answers/key-used": { status: 409, reason: "key-used" },
} as const satisfies Record<string, ReasonedRefusal<RefusalReason>>;

/** The codes with which a decision on an application is refused. */
export const decisionRefusals = {
  "application/nothing-to-decide": { status: 409, reason: "not-found" },
  "application/already-decided": { status: 409, reason: "already-decided" },
  "application/own": { status: 409, reason: "own-application" },
  "application/reason-missing": { status: 409, reason: "no-reason" },
  "application/unknown-reason": { status: 409, reason: "unknown-reason" },
  "application/full": { status: 409, reason: "full" },
  "application/registered": { status: 409, reason: "registered" },
  "application/payments-missing": { status: 503, reason: "payments-missing" },
  "application/cancelled": { status: 409, reason: "cancelled" },
  "application/withdrawn": { status: 409, reason: "withdrawn" },
} as const satisfies Record<string, ReasonedRefusal<(typeof decisionReasons)[number]>>;

export type SignUpError = keyof typeof signUpRefusals;
export type AnswerError = keyof typeof answerRefusals;
export type DecisionError = keyof typeof decisionRefusals;

/** Returns the codes of a table. */
export function listCodes<Code extends string>(table: Record<Code, ReasonedRefusal>): Code[] {
  return Object.keys(table) as Code[];
}

/** Returns the rows of a table as those of all codes. */
export function describeRefusals<Table extends Record<string, ReasonedRefusal>>(
  table: Table,
  details: TProperties,
): { [Code in keyof Table]: Table[Code] & { details: TProperties } } {
  const rows = Object.entries(table).map(([code, row]) => [code, { ...row, details }]);
  return Object.fromEntries(rows);
}
