import { type Expectation, everybody, organisersOnly } from "./callers.ts";

const race = "domainName=trail.localhost";
const nothingThere = (code: number, request: Expectation["request"]): Expectation => ({
  ...everybody(403, request),
  anonymous: 401,
  expired: 401,
  organiser: code,
});

/** The routes with which organisers see and decide applications, see entries, numbers and the audit, export, and pay back. What organisers of another race get is in races.test.ts. */
export const organiseExpectations: Record<string, Expectation> = {
  "GET /sign-up/organise/races": organisersOnly(),
  "GET /sign-up/organise/entries": organisersOnly(() => ({ url: `/sign-up/organise/entries?${race}` })),
  "GET /sign-up/organise/entries/:code": nothingThere(404, () => ({ url: "/sign-up/organise/entries/0123456789" })),
  "GET /sign-up/organise/refunds": organisersOnly(() => ({ url: `/sign-up/organise/refunds?${race}` })),
  "POST /sign-up/organise/refund": nothingThere(404, () => ({
    json: { code: "0123456789", amountFen: 1, isLeaving: false, note: "x", key: "0123456789abcdef" },
  })),
  "POST /sign-up/organise/refunds/decide": nothingThere(404, () => ({ json: { requestId: "none", isApproved: true } })),
  "GET /sign-up/organise/numbers": organisersOnly(() => ({ url: `/sign-up/organise/numbers?${race}&range=all` })),
  "GET /sign-up/organise/audit": organisersOnly(() => ({ url: `/sign-up/organise/audit?${race}` })),
  "GET /admin/entries/numbers": everybody(404, () => ({ url: `/admin/entries/numbers?${race}&range=all` })),
  "GET /admin/audit": everybody(404, () => ({ url: `/admin/audit?${race}` })),
  "GET /admin/audit/head": everybody(404, () => ({ url: `/admin/audit/head?${race}` })),
  "POST /admin/audit/verify": everybody(404, () => ({ json: { domainName: "trail.localhost", kept: [] } })),
  "GET /admin/entries": everybody(404, () => ({ url: `/admin/entries?${race}` })),
  "GET /admin/entry": everybody(404, () => ({ url: "/admin/entry?code=0123456789" })),
  "POST /sign-up/applications/decide": {
    ...everybody(403, async ({ submit }) => ({ json: { submissionId: await submit(), isApproved: true } })),
    anonymous: 401,
    expired: 401,
    organiser: 409,
  },
  "GET /sign-up/review/races": organisersOnly(),
  "GET /sign-up/review/applications": organisersOnly(() => ({
    url: "/sign-up/review/applications?domainName=trail.localhost",
  })),
  "GET /sign-up/review/teams": organisersOnly(() => ({ url: "/sign-up/review/teams?domainName=trail.localhost" })),
  // A sign-up is no application, so organisers do not find it either.
  "GET /sign-up/review/applications/:id": {
    ...everybody(403, async ({ submit }) => ({ url: `/sign-up/review/applications/${await submit()}` })),
    anonymous: 401,
    expired: 401,
    organiser: 404,
  },
  "GET /sign-up/export": {
    ...everybody(403, async ({ submit }) => {
      await submit();
      return { url: "/sign-up/export?domainName=trail.localhost&format=csv" };
    }),
    anonymous: 401,
    expired: 401,
    organiser: 200,
  },
};
