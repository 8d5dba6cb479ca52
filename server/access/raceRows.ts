/**
 * What is asked about: a runner's application for the race 7001 with its file, and the runner's
 * identity document.
 */
export interface Things {
  submissionId: string;
  fileId: string;
  runnerId: string;
  /** An answer to a general form of the race, of the runner. */
  answerId: string;
  /**
   * The public code of the entry of the application, which has an unpaid order, and a refund of it
   * that waits.
   */
  code: string;
  requestId: string;
  /** A change of places of the race that waits. */
  changeId: string;
  /** A cancellation of the race that was refused. */
  cancellationId: string;
  /** An invitation to the race that was withdrawn. */
  invitationId: string;
}

/** One organiser route: the request, and the code or HTTP status that each caller gets. */
export interface Row {
  request(things: Things): { url?: string; json?: object };
  otherRace: number;
  thisRace?: number;
  runner?: number;
  nobody?: number;
}

/** The domain name of the race. */
export const race = "trail.localhost";

/** Every route through which an organiser reads or decides what runners submitted. */
export const rows: Record<string, Row> = {
  "GET /sign-up/review/races": { request: () => ({}), otherRace: 0 },
  "GET /sign-up/review/applications": {
    request: () => ({ url: `/sign-up/review/applications?domainName=${race}` }),
    otherRace: 403,
  },
  "GET /sign-up/review/applications/:id": {
    request: ({ submissionId }) => ({ url: `/sign-up/review/applications/${submissionId}` }),
    otherRace: 404,
  },
  "GET /sign-up/review/teams": {
    request: () => ({ url: `/sign-up/review/teams?domainName=${race}` }),
    otherRace: 403,
  },
  "POST /sign-up/applications/decide": {
    request: ({ submissionId }) => ({ json: { submissionId, isApproved: true } }),
    otherRace: 409,
  },
  "GET /sign-up/export": {
    request: () => ({ url: `/sign-up/export?domainName=${race}&format=csv` }),
    otherRace: 403,
    thisRace: 200,
  },
  "GET /sign-up/organise/races": { request: () => ({}), otherRace: 0 },
  "GET /sign-up/organise/entries": {
    request: () => ({ url: `/sign-up/organise/entries?domainName=${race}` }),
    otherRace: 403,
  },
  "GET /sign-up/organise/entries/:code": {
    request: ({ code }) => ({ url: `/sign-up/organise/entries/${code}` }),
    otherRace: 404,
  },
  "GET /sign-up/organise/numbers": {
    request: () => ({ url: `/sign-up/organise/numbers?domainName=${race}&range=all` }),
    otherRace: 403,
  },
  "GET /sign-up/organise/audit": {
    request: () => ({ url: `/sign-up/organise/audit?domainName=${race}` }),
    otherRace: 403,
  },
  "GET /sign-up/organise/refunds": {
    request: () => ({ url: `/sign-up/organise/refunds?domainName=${race}` }),
    otherRace: 403,
  },
  // The order is not paid: organisers of its race learn that, others not that there is one.
  "POST /sign-up/organise/refund": {
    request: ({ code }) => ({ json: { code, amountFen: 1, isLeaving: false, note: "x", key: "0123456789abcdef" } }),
    otherRace: 404,
    thisRace: 409,
  },
  // It has no refund: the same holds.
  "POST /sign-up/organise/refunds/retry": {
    request: ({ code }) => ({ json: { code, refundNo: "none" } }),
    otherRace: 404,
    thisRace: 409,
  },
  "POST /sign-up/organise/refunds/decide": {
    request: ({ requestId }) => ({ json: { requestId, isApproved: true } }),
    otherRace: 404,
    thisRace: 409,
  },
  "GET /sign-up/organise/invitations": {
    request: () => ({ url: `/sign-up/organise/invitations?domainName=${race}` }),
    otherRace: 403,
  },
  "POST /sign-up/organise/invitations": {
    request: () => ({
      json: {
        domainName: race,
        header: ["contact"],
        rows: [["runner@example.org"]],
        mode: "check",
        defaults: { language: "zh", isWaived: false, holdsPlace: false },
      },
    }),
    otherRace: 403,
  },
  // It is withdrawn: organisers of its race learn that, others not that there is one.
  "POST /sign-up/organise/invitations/withdraw": {
    request: ({ invitationId }) => ({ json: { invitationId } }),
    otherRace: 404,
    thisRace: 409,
  },
  "POST /sign-up/organise/invitations/send-again": {
    request: ({ invitationId }) => ({ json: { invitationId } }),
    otherRace: 404,
    thisRace: 409,
  },
  "GET /sign-up/organise/invitations/export": {
    request: () => ({ url: `/sign-up/organise/invitations/export?domainName=${race}&format=csv` }),
    otherRace: 403,
    thisRace: 200,
  },
  // The item has no form: organisers of its race learn that, others not that there is a race.
  "POST /sign-up/organise/by-hand": {
    request: () => ({ json: { domainName: race, item: "none", reason: "x" } }),
    otherRace: 403,
    thisRace: 404,
  },
  "GET /sign-up/organise/cancellation": {
    request: () => ({ url: `/sign-up/organise/cancellation?domainName=${race}` }),
    otherRace: 403,
  },
  // A share of nothing is no rule: organisers of its race learn that, others not that there is a
  // race.
  "POST /sign-up/organise/cancellation": {
    request: () => ({
      json: { domainName: race, refunds: "share", kept: 0, reason: "x", key: "0123456789abcdef" },
    }),
    otherRace: 403,
    thisRace: 400,
  },
  "POST /sign-up/organise/cancellation/decide": {
    request: ({ cancellationId }) => ({ json: { cancellationId, isApproved: true } }),
    otherRace: 404,
    thisRace: 409,
  },
  "GET /sign-up/organise/places": {
    request: () => ({ url: `/sign-up/organise/places?domainName=${race}` }),
    otherRace: 403,
  },
  // The race has no such places: its organisers learn that, others not that there is a race.
  "POST /sign-up/organise/places": {
    request: () => ({
      json: {
        domainName: race,
        pool: "item/none",
        before: 0,
        places: 1,
        reason: "x",
        key: "0123456789abcdef",
      },
    }),
    otherRace: 403,
    thisRace: 404,
  },
  "POST /sign-up/organise/places/decide": {
    request: ({ changeId }) => ({ json: { changeId, isApproved: true } }),
    otherRace: 404,
  },
  "GET /sign-up/organise/export": {
    request: () => ({ url: `/sign-up/organise/export?domainName=${race}&format=csv` }),
    otherRace: 403,
    thisRace: 200,
  },
  "GET /sign-up/organise/answers": {
    request: () => ({ url: `/sign-up/organise/answers?domainName=${race}` }),
    otherRace: 403,
  },
  "GET /sign-up/organise/answers/:id": {
    request: ({ answerId }) => ({ url: `/sign-up/organise/answers/${answerId}` }),
    otherRace: 404,
  },
  "POST /sign-up/organise/answers/done": {
    request: ({ answerId }) => ({ json: { submissionId: answerId, isDone: true } }),
    otherRace: 404,
  },
  "POST /sign-up/organise/answers/reply": {
    request: ({ answerId }) => ({ json: { submissionId: answerId, text: "x", key: "0123456789abcdef" } }),
    otherRace: 404,
  },
  "GET /sign-up/organise/columns": {
    request: () => ({ url: `/sign-up/organise/columns?domainName=${race}` }),
    otherRace: 403,
  },
  "POST /sign-up/organise/columns": {
    request: () => ({ json: { domainName: race, name: "timing", columns: ["code", "who"] } }),
    otherRace: 403,
  },
  // The proof is wrong: organisers of the race learn that, others that they may not.
  "POST /user-center/tokens": {
    request: () => ({
      json: { name: "x", races: ["7001"], scopes: ["numbers:read"], days: 1, proof: { password: "x" } },
    }),
    otherRace: 403,
    thisRace: 400,
  },
  "GET /user-center/reviews": { request: () => ({}), otherRace: 0 },
  "POST /user-center/reviews/decide": {
    request: ({ runnerId }) => ({ json: { accountId: runnerId, isApproved: true } }),
    otherRace: 409,
  },
  "POST /user-center/base/uploads/address": {
    request: ({ fileId }) => ({ json: { id: fileId } }),
    otherRace: 404,
    runner: 404,
  },
  "GET /uploads/:id/:name": {
    request: ({ fileId }) => ({ url: `/uploads/${fileId}/mine.pdf` }),
    otherRace: 404,
    thisRace: 200,
    runner: 404,
    nobody: 404,
  },
};
