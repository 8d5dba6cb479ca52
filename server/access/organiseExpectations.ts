import { type Expectation, everybody, organisersOnly } from "./callers.ts";

const race = "domainName=trail.localhost";
const placeChange = {
  domainName: "trail.localhost",
  pool: "item/none",
  before: 0,
  places: 1,
  reason: "x",
  key: "0123456789abcdef",
};
const noRule = {
  domainName: "trail.localhost",
  refunds: "share",
  kept: 0,
  reason: "x",
  key: "0123456789abcdef",
};
const invited = {
  domainName: "trail.localhost",
  header: ["contact"],
  rows: [["runner@example.org"]],
  mode: "all",
  defaults: { language: "zh", isWaived: false, holdsPlace: false },
};
const nothingThere = (code: number, request: Expectation["request"]): Expectation => ({
  ...everybody(403, request),
  anonymous: 401,
  expired: 401,
  organiser: code,
});

/**
 * The routes with which organisers see and decide applications, see entries, numbers and the audit,
 * export, and pay back. What organisers of another race get is in races.test.ts.
 */
export const organiseExpectations: Record<string, Expectation> = {
  "GET /user-center/tokens": organisersOnly(),
  "POST /user-center/tokens": nothingThere(400, () => ({
    json: { name: "x", races: ["7001"], scopes: ["numbers:read"], days: 1, proof: { password: "x" } },
  })),
  "POST /user-center/tokens/revoke": nothingThere(404, () => ({ json: { tokenId: "none" } })),
  "GET /admin/config-file": everybody(404, () => ({ url: "/admin/config-file?name=cloud.json" })),
  "POST /admin/config-file": everybody(404, () => ({ json: { name: "cloud.json", text: "[]" } })),
  "GET /admin/tokens": everybody(404),
  "POST /admin/tokens/revoke": everybody(404, () => ({ json: { which: "none" } })),
  "GET /sign-up/organise/races": organisersOnly(),
  "GET /sign-up/organise/entries": organisersOnly(() => ({ url: `/sign-up/organise/entries?${race}` })),
  "GET /sign-up/organise/entries/:code": nothingThere(404, () => ({ url: "/sign-up/organise/entries/0123456789" })),
  "GET /sign-up/organise/refunds": organisersOnly(() => ({ url: `/sign-up/organise/refunds?${race}` })),
  "POST /sign-up/organise/refund": nothingThere(404, () => ({
    json: { code: "0123456789", amountFen: 1, isLeaving: false, note: "x", key: "0123456789abcdef" },
  })),
  "POST /sign-up/organise/refunds/retry": nothingThere(404, () => ({ json: { code: "0123456789", refundNo: "none" } })),
  "POST /sign-up/organise/refunds/decide": nothingThere(404, () => ({ json: { requestId: "none", isApproved: true } })),
  "GET /sign-up/organise/numbers": organisersOnly(() => ({ url: `/sign-up/organise/numbers?${race}&range=all` })),
  "GET /sign-up/organise/audit": organisersOnly(() => ({ url: `/sign-up/organise/audit?${race}` })),
  "GET /admin/entries/numbers": everybody(404, () => ({ url: `/admin/entries/numbers?${race}&range=all` })),
  "GET /admin/audit": everybody(404, () => ({ url: `/admin/audit?${race}` })),
  "GET /admin/audit/head": everybody(404, () => ({ url: `/admin/audit/head?${race}` })),
  "POST /admin/audit/verify": everybody(404, () => ({ json: { domainName: "trail.localhost", kept: [] } })),
  "GET /sign-up/organise/invitations": organisersOnly(() => ({ url: `/sign-up/organise/invitations?${race}` })),
  // The race of this site has no items: the answer states that.
  "POST /sign-up/organise/invitations": organisersOnly(() => ({ json: invited })),
  "POST /sign-up/organise/invitations/withdraw": nothingThere(404, () => ({ json: { invitationId: "none" } })),
  "POST /sign-up/organise/invitations/send-again": nothingThere(404, () => ({ json: { invitationId: "none" } })),
  "GET /sign-up/organise/invitations/export": nothingThere(404, () => ({
    url: `/sign-up/organise/invitations/export?${race}&format=csv`,
  })),
  "POST /sign-up/organise/by-hand": nothingThere(404, () => ({
    json: { domainName: "trail.localhost", item: "none", reason: "x" },
  })),
  "GET /admin/invitations": everybody(404, () => ({ url: `/admin/invitations?${race}` })),
  "POST /admin/invitations": everybody(404, () => ({ json: invited })),
  "GET /sign-up/organise/places": organisersOnly(() => ({ url: `/sign-up/organise/places?${race}` })),
  "POST /sign-up/organise/places": nothingThere(404, () => ({ json: placeChange })),
  "POST /sign-up/organise/places/decide": nothingThere(404, () => ({ json: { changeId: "none", isApproved: true } })),
  "GET /sign-up/organise/cancellation": organisersOnly(() => ({ url: `/sign-up/organise/cancellation?${race}` })),
  // A share of nothing is no rule.
  "POST /sign-up/organise/cancellation": nothingThere(400, () => ({ json: noRule })),
  "POST /sign-up/organise/cancellation/decide": nothingThere(404, () => ({
    json: { cancellationId: "none", isApproved: true },
  })),
  "GET /admin/cancellation": everybody(404, () => ({ url: `/admin/cancellation?${race}` })),
  "POST /admin/cancellation": everybody(404, () => ({ json: noRule })),
  "GET /sign-up/organise/export": nothingThere(404, () => ({
    url: `/sign-up/organise/export?${race}&format=csv&item=none`,
  })),
  "GET /sign-up/organise/answers": organisersOnly(() => ({ url: `/sign-up/organise/answers?${race}` })),
  "GET /sign-up/organise/answers/:id": nothingThere(404, () => ({ url: "/sign-up/organise/answers/none" })),
  "POST /sign-up/organise/answers/done": nothingThere(404, () => ({ json: { submissionId: "none", isDone: true } })),
  "POST /sign-up/organise/answers/reply": nothingThere(404, () => ({
    json: { submissionId: "none", text: "x", key: "0123456789abcdef" },
  })),
  "GET /sign-up/organise/columns": organisersOnly(() => ({ url: `/sign-up/organise/columns?${race}` })),
  "POST /sign-up/organise/columns": organisersOnly(() => ({
    json: { domainName: "trail.localhost", name: "timing", columns: ["code"] },
  })),
  "GET /admin/places": everybody(404, () => ({ url: `/admin/places?${race}` })),
  "POST /admin/places": everybody(404, () => ({ json: placeChange })),
  "GET /admin/entries/export": everybody(404, () => ({ url: `/admin/entries/export?${race}&format=csv&language=zh` })),
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
