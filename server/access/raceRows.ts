import type { Owned } from "#contract/call.ts";
import { type CallName, callEntry, contract } from "#contract/contract.ts";
import { makeRequest } from "./sample.ts";

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
  /** A file of results of the race that was checked. */
  batchId: string;
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

/** Organiser calls that are about the organiser's own account and name no race. */
export const ownCalls: readonly string[] = [
  "GET /user-center/second-factor",
  "POST /user-center/second-factor/begin",
  "POST /user-center/second-factor/confirm",
  "POST /user-center/second-factor/pass",
  "GET /user-center/tokens",
  "POST /user-center/tokens/revoke",
];

const key = "0123456789abcdef";
const item = `domainName=${race}&item=item-7001`;
const wantedToken = { name: "x", races: ["7001"], scopes: ["numbers:read"], days: 1, proof: { password: "x" } };

const message = {
  domainName: race,
  stream: "service",
  filter: { group: "waitlisted" },
  subject: { zh: "x" },
  text: { zh: "x" },
};

/**
 * The rows that differ from what the entry of a call states: the things are withdrawn, unpaid or
 * decided, which organisers of their race learn, and others not that there are any.
 */
const special: Record<string, Partial<Row>> = {
  "POST /sign-up/applications/decide": { otherRace: 409 },
  // Nothing is revoked without a reason, and nobody has requested it.
  "POST /sign-up/applications/revoke": { thisRace: 400 },
  "POST /sign-up/applications/decide-revocation": { thisRace: 404 },
  "GET /sign-up/export": { request: () => ({ url: `/sign-up/export?domainName=${race}&format=csv` }) },
  "POST /sign-up/organise/refund": {
    request: ({ code }) => ({ json: { code, amountFen: 1, isLeaving: false, note: "x", key } }),
    thisRace: 409,
  },
  "POST /sign-up/organise/refunds/retry": { thisRace: 409 },
  "POST /sign-up/organise/refunds/decide": { thisRace: 409 },
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
  },
  "POST /sign-up/organise/invitations/withdraw": { thisRace: 409 },
  "POST /sign-up/organise/invitations/send-again": { thisRace: 409 },
  // The item has no form.
  "POST /sign-up/organise/by-hand": { thisRace: 404 },
  // A share of nothing is no rule.
  "POST /sign-up/organise/cancellation": {
    request: () => ({ json: { domainName: race, refunds: "share", kept: 0, reason: "x", key } }),
    thisRace: 400,
  },
  "POST /sign-up/organise/cancellation/decide": { thisRace: 409 },
  // The race has no such places.
  "POST /sign-up/organise/places": {
    request: () => ({ json: { domainName: race, pool: "item/none", before: 0, places: 1, reason: "x", key } }),
    thisRace: 404,
  },
  "GET /sign-up/organise/results/rows": { request: () => ({ url: `/sign-up/organise/results/rows?${item}` }) },
  "GET /sign-up/organise/results/export": {
    request: () => ({ url: `/sign-up/organise/results/export?${item}&format=itra-csv` }),
  },
  "GET /sign-up/organise/results/files/batch": { otherRace: 403 },
  "GET /sign-up/organise/results/sets": { request: () => ({ url: `/sign-up/organise/results/sets?${item}` }) },
  "GET /sign-up/organise/results/corrections": {
    request: () => ({ url: `/sign-up/organise/results/corrections?${item}` }),
  },
  "GET /sign-up/organise/results/prizes": { request: () => ({ url: `/sign-up/organise/results/prizes?${item}` }) },
  "GET /sign-up/organise/results/certificates": {
    request: () => ({ url: `/sign-up/organise/results/certificates?${item}&format=pdf` }),
    thisRace: 404,
  },
  // The race has no such item.
  "GET /sign-up/organise/certificates": { thisRace: 404 },
  "GET /sign-up/organise/certificates/preview": { thisRace: 404 },
  "POST /sign-up/organise/messages": { request: () => ({ json: { ...message, key } }), thisRace: 409 },
  "POST /sign-up/organise/messages/preview": { request: () => ({ json: message }) },
  "POST /sign-up/organise/messages/test": { request: () => ({ json: { ...message, language: "zh" } }) },
  "POST /sign-up/organise/messages/decide": {
    request: () => ({ json: { domainName: race, messageId: 999_999, isApproved: true } }),
    thisRace: 404,
  },
  "POST /sign-up/organise/messages/stop": {
    request: () => ({ json: { domainName: race, messageId: 999_999 } }),
    thisRace: 404,
  },
  "POST /sign-up/staff/devices": {
    request: () => ({ json: { domainName: race, site: "none", name: "x" } }),
    thisRace: 404,
  },
  "POST /sign-up/staff/sync": {
    request: () => ({ json: { domainName: race, deviceId: "none", now: 0, pending: 0, lines: [], informed: [] } }),
    thisRace: 404,
  },
  "POST /sign-up/staff/devices/close": {
    request: () => ({ json: { domainName: race, deviceId: "none" } }),
    thisRace: 404,
  },
  // The race has no pick-up.
  "GET /sign-up/organise/pick-up": { thisRace: 409 },
  "GET /sign-up/organise/pick-up/export": {
    request: () => ({ url: `/sign-up/organise/pick-up/export?domainName=${race}&list=packing&format=csv` }),
  },
  "GET /sign-up/organise/mailings/export": {
    request: () => ({ url: `/sign-up/organise/mailings/export?domainName=${race}&format=csv` }),
  },
  // The race has no rules of bibs.
  "POST /sign-up/organise/bibs/assign": {
    request: () => ({ json: { domainName: race, isTrial: true } }),
    thisRace: 409,
  },
  "POST /sign-up/organise/bibs/import": {
    request: () => ({ json: { domainName: race, isTrial: true, rows: [{ code: "none", bib: "1" }] } }),
  },
  // The race has no such mailing, and its site mails nothing.
  "POST /sign-up/organise/mailings/step": {
    request: () => ({ json: { domainName: race, mailingId: "none", step: "packed" } }),
    thisRace: 404,
  },
  "POST /sign-up/organise/mailings/ship": {
    request: () => ({ json: { domainName: race, rows: [{ mailingId: "x", carrier: "x", tracking: "x" }] } }),
  },
  "POST /sign-up/organise/mailings/runners": {
    request: () => ({
      json: { domainName: race, rows: [{ type: "1", number: "x", name: "x", phone: "", pack: "" }] },
    }),
    thisRace: 409,
  },
  "POST /sign-up/organise/alerts": {
    request: () => ({ json: { domainName: race, template: "none", minutes: 60 } }),
    thisRace: 404,
  },
  "POST /sign-up/organise/alerts/end": {
    request: () => ({ json: { domainName: race, alertId: 999_999 } }),
    thisRace: 404,
  },
  "POST /sign-up/organise/timing/sources/revoke": {
    request: () => ({ json: { domainName: race, sourceId: 999_999 } }),
    thisRace: 404,
  },
  "POST /sign-up/organise/timing/sources/points": {
    request: () => ({ json: { domainName: race, sourceId: 999_999, points: {} } }),
    thisRace: 404,
  },
  // The race has no such item.
  "POST /sign-up/organise/results/files": { thisRace: 404 },
  "POST /sign-up/organise/photos/imports/undo": { thisRace: 404 },
  "POST /sign-up/organise/photos/remove": { thisRace: 404 },
  "POST /sign-up/organise/photos/restore": { thisRace: 404 },
  "POST /sign-up/organise/results/sets": { thisRace: 404 },
  "POST /sign-up/organise/results/corrections": { thisRace: 404 },
  "POST /sign-up/organise/results/corrections/release": { thisRace: 404 },
  "POST /sign-up/organise/results/prizes": { thisRace: 404 },
  "POST /sign-up/organise/results/files/import": { otherRace: 403 },
  "POST /sign-up/organise/results/files/undo": { otherRace: 403, thisRace: 409 },
  "GET /sign-up/organise/numbers": {
    request: () => ({ url: `/sign-up/organise/numbers?domainName=${race}&range=all` }),
  },
  "POST /sign-up/organise/columns": {
    request: () => ({ json: { domainName: race, name: "timing", columns: ["code", "who"] } }),
  },
  // The proof is wrong.
  "POST /user-center/tokens": { request: () => ({ json: wantedToken }), otherRace: 403, thisRace: 400 },
  "POST /user-center/reviews/decide": { otherRace: 409 },
};

const things: Partial<Record<Owned, keyof Things>> = {
  application: "submissionId",
  answer: "answerId",
  entry: "code",
  "refund request": "requestId",
  "change of places": "changeId",
  cancellation: "cancellationId",
  invitation: "invitationId",
  "result batch": "batchId",
  document: "runnerId",
};

function expectCall(name: CallName): Row {
  const { owner = {}, query, body, file } = callEntry(name);
  const [[field = "", kind] = []] = Object.entries(owner);
  const thing = kind && things[kind];
  const namesRace = [query, body].some((schema) => "domainName" in ((schema as Schema | undefined)?.properties ?? {}));
  return {
    request: (things) => makeRequest(name, { domainName: race, ...(thing && { [field]: things[thing] }) }),
    otherRace: thing ? 404 : namesRace ? 403 : 0,
    ...(file && { thisRace: 200 }),
    ...special[name],
  };
}

interface Schema {
  properties?: object;
}

const organiserCalls = (Object.keys(contract) as CallName[]).filter(
  (name) => callEntry(name).caller === "organiser" && !ownCalls.includes(name),
);

/** Every route through which an organiser reads or decides what runners submitted. */
export const rows: Record<string, Row> = {
  ...Object.fromEntries(organiserCalls.map((name) => [name, expectCall(name)])),
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
