import type { CallName } from "#contract/contract.ts";
import type { Special } from "./derive.ts";

const domainName = "trail.localhost";
const address = { name: "x", phone: "x", province: "x", city: "x", street: "x", postcode: "x" };
const listed = { type: "1", number: "x", name: "x", phone: "", pack: "" };
const notHere = { answer: 404 };
const closed = { answer: 409 };

/** The calls about race packs and bibs, as `requests` has all others. */
export const packRequests = {
  // This race has no rules of bibs; see server/desk/bibs/bibs.test.ts.
  "GET /sign-up/lucky-bibs": { answer: 409, request: () => ({ url: `/sign-up/lucky-bibs?domainName=${domainName}` }) },
  "POST /sign-up/lucky-bibs": {
    answer: 409,
    request: () => ({ json: { domainName, submissionId: "x", entrant: 0, bib: null } }),
  },
  "POST /sign-up/lucky-bibs/wish": {
    answer: 409,
    request: () => ({ json: { domainName, submissionId: "x", entrant: 0, isWanted: true } }),
  },
  "POST /sign-up/organise/bibs/import": {
    request: () => ({ json: { domainName, isTrial: true, rows: [{ code: "x", bib: "1" }] } }),
  },
  "POST /sign-up/organise/bibs/assign": closed,
  "POST /admin/bibs/import": {
    request: () => ({ json: { domainName, isTrial: true, rows: [{ code: "x", bib: "1" }] } }),
  },
  "POST /admin/bibs/assign": closed,
  // This race mails no packs; see server/entry/mailing/mailing.test.ts.
  "GET /sign-up/mailings": { answer: 409, request: () => ({ url: `/sign-up/mailings?domainName=${domainName}` }) },
  "POST /sign-up/mailings": { answer: 409, request: () => ({ json: { domainName, pack: "x", address, feeFen: 0 } }) },
  "POST /sign-up/mailings/claim": {
    answer: 409,
    request: () => ({ json: { domainName, type: "1", number: "x", name: "x" } }),
  },
  "GET /sign-up/organise/mailings/export": notHere,
  "POST /sign-up/organise/mailings/step": notHere,
  "POST /sign-up/organise/mailings/ship": {
    request: () => ({ json: { domainName, rows: [{ mailingId: "x", carrier: "x", tracking: "x" }] } }),
  },
  "POST /sign-up/organise/mailings/runners": {
    answer: 409,
    request: () => ({ json: { domainName, rows: [listed] } }),
  },
  "GET /admin/mailings/export": notHere,
  "POST /admin/mailings/step": notHere,
  "POST /admin/mailings/ship": {
    request: () => ({ json: { domainName, rows: [{ mailingId: "x", carrier: "x", tracking: "x" }] } }),
  },
  "POST /admin/mailings/runners": { answer: 409, request: () => ({ json: { domainName, rows: [listed] } }) },
} satisfies Partial<Record<CallName, Special>>;
