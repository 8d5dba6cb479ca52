import { type Expectation, everybody, ownerOnly } from "./callers.ts";

/** The routes of receipts, confirmations, the audit and the waiting room. */
export const statusExpectations: Record<string, Expectation> = {
  "GET /metrics": everybody(404),
  "GET /status/receipt": everybody(200),
  "POST /status/receipt": everybody(200, () => ({ form: { receipt: "x" } })),
  "GET /status/receipt.css": everybody(200),
  "GET /status/invariants": everybody(0, () => ({ url: "/status/invariants?domainName=trail.localhost" })),
  "GET /status/audit": everybody(0, () => ({ url: "/status/audit?domainName=trail.localhost" })),
  "GET /sign-up/places": everybody(0, () => ({ url: "/sign-up/places?domainName=trail.localhost" })),
  "GET /sign-up/options": everybody(0, () => ({ url: "/sign-up/options?domainName=trail.localhost&form=sign-up" })),
  "GET /sign-up/waiting": everybody(0, () => ({ url: "/sign-up/waiting?race=7001" })),
  "GET /status/receipt-keys": everybody(0),
  "POST /status/receipts": everybody(0, () => ({ json: { receipt: "x" } })),
  "GET /sign-up/submissions/:id/receipt": ownerOnly(async ({ submit }) => ({
    url: `/sign-up/submissions/${await submit()}/receipt`,
  })),
  // It has no place yet, so that its owner gets that refusal; see
  // server/entry/confirmation/confirmation.test.ts.
  "GET /sign-up/submissions/:id/confirmation": {
    ...ownerOnly(async ({ submit }) => ({ url: `/sign-up/submissions/${await submit()}/confirmation` })),
    owner: 409,
  },
};
