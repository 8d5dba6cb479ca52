import type { CallName } from "#contract/contract.ts";
import type { Scene } from "#contract/purposes.ts";
import { makeForm, makePdf } from "../people/uploads/testFiles.ts";
import { type Caller, callers } from "./callers.ts";
import type { Special } from "./derive.ts";
import { packRequests } from "./packRequests.ts";

// Codes are sent once a minute to a target, so each caller has one of their own.
const getAddress = (caller: Caller) => `code-for-${caller}@example.com`;
const getPhone = (caller: Caller) => `1380000000${callers.indexOf(caller)}`;
const getNewAddress = (caller: Caller) => `new-for-${caller}@example.com`;
const proof = { password: "x" };
const guess = {
  captcha: "000000",
  verificationToken: "x",
  loginPassword: "x",
  confirmPassword: "x",
  encryptType: "1",
};
const login = "login" satisfies Scene;
const register = "register" satisfies Scene;

const domainName = "trail.localhost";
const noDevice = { deviceId: "none", now: 0, pending: 0, lines: [], informed: [] };
const key = "0123456789abcdef";
const form = { id: "none", version: 1, hash: "0".repeat(32) };
const noForm = { domainName, key, form, item: "ten-km", entrants: [{}], policies: [], feeFen: 0, coupon: "none" };
const quoted = { domainName, form, item: "ten-km", entrants: [{}], coupon: "none" };
const noAnswers = { domainName, key, form, answers: {}, policies: [] };
const placeChange = { domainName, pool: "item/none", before: 0, places: 1, reason: "x", key };
const noItem = { domainName, item: "none" };
const noRule = { domainName, refunds: "share", kept: 0, reason: "x", key };
const wantedToken = { name: "x", races: ["7001"], scopes: ["numbers:read"], days: 1, proof };
const defaults = { language: "zh", isWaived: false, holdsPlace: false };
const invited = { domainName, header: ["contact"], rows: [["runner@example.org"]], mode: "all", defaults };
const lookedUp = { domainName, queryType: 1, by: "document", document: { type: "2", number: "E1", name: "x" } };
const message = {
  domainName,
  stream: "service",
  filter: { group: "waitlisted" },
  subject: { zh: "x" },
  text: { zh: "x" },
};
let drafts = 0;

const unknownLink: Special = { answer: 404, request: () => ({ json: { domainName, token: "a".repeat(24) } }) };
const notHere = { answer: 404 };
const closed = { answer: 409 };
const refused = { answer: 403 };
const wrongProof: Special = { answer: 400, request: () => ({ json: { proof } }) };

/**
 * The calls whose shortest request is not enough for the matrix: what is requested instead, and how
 * it is answered to those who may, if not with success.
 */
export const requests: Partial<Record<CallName, Special>> = {
  "POST /website-center/race": notHere,
  "GET /config/i18n/:name": { answer: 404, request: () => ({ url: "/config/i18n/none.json" }) },
  "GET /config/cloud.json": { answer: 200 },
  "GET /status/domain": { request: () => ({ url: `/status/domain?domain=${domainName}` }) },
  "POST /user-center/login": {
    answer: 400,
    request: ({ email }) => ({ form: { loginType: "5", accountEmail: email, password: "x", encryptType: "1" } }),
  },
  "POST /user-center/sms-code": {
    request: (_target, caller) => ({ json: { captchaType: "2", userPhone: getPhone(caller) } }),
  },
  "POST /user-center/email-code": {
    request: (_target, caller) => ({
      json: { emailSendType: "1", accountEmail: getAddress(caller), scene: register },
    }),
  },
  "GET /user-center/email-registered": {
    request: ({ email }) => ({ url: `/user-center/email-registered?email=${email}` }),
  },
  "POST /user-center/register-by-email": {
    answer: 400,
    request: ({ email }) => ({
      json: { accountEmail: email, code: "000000", loginPassword: "x", encryptType: "1" },
    }),
  },
  "POST /user-center/reset-password-by-email": {
    answer: 400,
    request: ({ email }) => ({ json: { accountEmail: email, ...guess } }),
  },
  "POST /user-center/reset-password-by-phone": {
    answer: 400,
    request: () => ({ json: { phone: "13800138000", ...guess } }),
  },
  "POST /captcha/puzzle": { request: (_target, caller) => ({ json: { scene: login, target: getPhone(caller) } }) },
  "POST /captcha/work": { request: (_target, caller) => ({ json: { scene: login, target: getPhone(caller) } }) },
  "POST /captcha/answer": { answer: 410, request: () => ({ json: { sessionId: "none", x: 0, track: [] } }) },
  "POST /captcha/work-answer": { answer: 400, request: () => ({ json: { sessionId: "none", numbers: [] } }) },
  "POST /captcha/ticket": { answer: 400, request: () => ({ json: { scene: login } }) },

  "POST /user-center/real-name": {
    answer: 400,
    request: () => ({ json: { name: "x", cardType: "1", cardNumber: "no number", cardUploadId: "x" } }),
  },
  "POST /user-center/confirm-code": { request: () => ({ json: { channel: "email" } }) },
  "POST /user-center/contact-code": {
    request: (_target, caller) => ({ json: { accountEmail: getNewAddress(caller) } }),
  },
  "POST /user-center/contact": {
    answer: 400,
    request: (_target, caller) => ({
      json: { accountEmail: getNewAddress(caller), captcha: "000000", verificationToken: "x", proof },
    }),
  },
  "POST /user-center/password": {
    answer: 400,
    request: () => ({ json: { loginPassword: "x", confirmPassword: "x", encryptType: "1", proof } }),
  },
  "POST /user-center/export": wrongProof,
  "POST /user-center/delete-account": wrongProof,
  "POST /user-center/second-factor/begin": wrongProof,
  "POST /user-center/second-factor/confirm": { answer: 409, request: () => ({ json: { code: "000000" } }) },
  "POST /user-center/second-factor/pass": { answer: 400, request: () => ({ json: { code: "000000" } }) },
  // The owner has submitted nothing, so there is nothing to decide even for those who may.
  "POST /user-center/reviews/decide": {
    answer: 409,
    request: ({ accountId }) => ({ json: { accountId, isApproved: true } }),
  },
  "POST /user-center/tokens": { answer: 400, request: () => ({ json: wantedToken }) },
  "POST /user-center/tokens/revoke": notHere,

  "POST /user-center/base/uploadFile": { request: () => ({ file: makeForm("x.pdf", makePdf("x")) }) },
  "POST /user-center/base/uploadImage": {
    answer: 400,
    request: () => ({ file: makeForm("x.png", makePdf("no picture")) }),
  },
  // Organisers read what runners submit; of which race, and what they do not read: see
  // server/access/races.test.ts.
  "POST /user-center/base/uploads/address": { organiser: 0 },
  "POST /user-center/base/uploads/remove": {
    request: async ({ sendFile }) => ({ json: { id: (await sendFile()).id } }),
  },
  "GET /uploads/:id/:name": {
    anonymous: 404,
    expired: 404,
    organiser: 200,
    request: async ({ submitFile }) => ({ url: (await submitFile()).url }),
  },

  // No id is in these: each caller sees their own draft, and the others' is not there for them.
  "PUT /sign-up/draft": {
    request: (_target, caller) => ({
      json: { domainName, use: "sign-up", item: `of-${caller}-${drafts++}`, content: "{}", revision: 0 },
    }),
  },
  // This site has no look-up; see server/results/lookups/.
  "POST /sign-up/look-up": { answer: 409, request: () => ({ json: lookedUp }) },
  "POST /sign-up/look-up/code": { answer: 409, request: () => ({ json: { domainName, contact: "x@example.com" } }) },
  // This site has no form, so that anyone who is logged in gets that refusal; see
  // server/entry/submissions.test.ts.
  "POST /sign-up/submissions": { answer: 409, request: () => ({ json: noForm }) },
  "POST /sign-up/price": { answer: 409, request: () => ({ json: quoted }) },
  // This site has no form; see server/desk/general/answers.test.ts.
  "GET /sign-up/form-state": notHere,
  "POST /sign-up/answers": { answer: 409, request: () => ({ json: noAnswers }) },
  // It has no place yet, so that its owner gets that refusal; see
  // server/entry/confirmation/confirmation.test.ts.
  "GET /sign-up/submissions/:id/confirmation": closed,
  // This site takes no sign-ups, so that its owner finds it closed; see
  // server/entry/submissions.test.ts.
  "POST /sign-up/submissions/:id/withdraw": closed,
  // This site states no transfers, so that the owner finds them closed; see
  // server/entry/links/transfers.test.ts.
  "POST /sign-up/submissions/:id/transfer": closed,
  // It has no place, so that its owner gets that refusal; see server/entry/wallet/wallet.test.ts.
  "GET /sign-up/submissions/:id/apple-pass": closed,
  "POST /sign-up/submissions/:id/google-pass": closed,
  // This race has no pick-up by appointment; see server/entry/pickUp/pickUp.test.ts.
  "GET /sign-up/pick-up": closed,
  "POST /sign-up/submissions/:id/pick-up": closed,
  "POST /sign-up/submissions/:id/move-pick-up": closed,
  "POST /sign-up/submissions/:id/cancel-pick-up": closed,
  ...packRequests,
  "GET /sign-up/organise/pick-up": closed,
  "GET /sign-up/organise/pick-up/export": notHere,
  "POST /sign-up/transfers/invitation": unknownLink,
  "POST /sign-up/invitation": unknownLink,
  "POST /sign-up/teams/invitation": unknownLink,
  // This site takes no sign-ups, so that a captain finds teams closed; see
  // server/entry/teams/teams.test.ts.
  "POST /sign-up/teams/:id/renew-link": closed,
  "POST /sign-up/teams/:id/remove": closed,
  "POST /sign-up/teams/:id/hand-over": closed,
  "POST /sign-up/teams/:id/dissolve": closed,
  // There is nobody to pay to in this race.
  "POST /sign-up/orders/:id/pay": { answer: 400 },

  // A sign-up is no application, so there is nothing to decide even for those who may.
  "POST /sign-up/applications/decide": { answer: 409 },
  "GET /sign-up/export": {
    request: async ({ submit }) => {
      await submit();
      return { url: `/sign-up/export?domainName=${domainName}&format=csv` };
    },
  },
  // The race of this site has no items: the answer states that.
  "POST /sign-up/organise/invitations": { request: () => ({ json: invited }) },
  "GET /sign-up/organise/invitations/export": notHere,
  "POST /sign-up/organise/by-hand": notHere,
  "POST /sign-up/organise/places": { answer: 404, request: () => ({ json: placeChange }) },
  // The race has no such item.
  "POST /sign-up/organise/results/files": notHere,
  "POST /sign-up/organise/photos/imports/undo": notHere,
  "GET /sign-up/organise/results/rows": notHere,
  "GET /sign-up/organise/results/export": {
    answer: 404,
    request: () => ({ url: `/sign-up/organise/results/export?domainName=${domainName}&item=none&format=itra` }),
  },
  "GET /sign-up/organise/results/sets": notHere,
  "POST /sign-up/organise/results/sets": {
    answer: 404,
    request: () => ({ json: { ...noItem, kind: "official", after: 0 } }),
  },
  // Nobody has entered.
  "POST /sign-up/organise/messages": { answer: 409, request: () => ({ json: { ...message, key } }) },
  "POST /sign-up/organise/messages/preview": { request: () => ({ json: message }) },
  "POST /sign-up/organise/messages/test": { request: () => ({ json: { ...message, language: "zh" } }) },
  "POST /sign-up/organise/messages/decide": {
    answer: 404,
    request: () => ({ json: { domainName, messageId: 999_999, isApproved: true } }),
  },
  "POST /sign-up/organise/messages/stop": {
    answer: 404,
    request: () => ({ json: { domainName, messageId: 999_999 } }),
  },
  "POST /sign-up/staff/devices": {
    answer: 404,
    request: () => ({ json: { domainName, site: "none", name: "x" } }),
  },
  "POST /sign-up/staff/sync": { answer: 404, request: () => ({ json: { domainName, ...noDevice } }) },
  "POST /sign-up/staff/devices/close": {
    answer: 404,
    request: () => ({ json: { domainName, deviceId: noDevice.deviceId } }),
  },
  "POST /sign-up/organise/alerts": {
    answer: 404,
    request: () => ({ json: { domainName, template: "none", minutes: 60 } }),
  },
  "POST /sign-up/organise/alerts/end": { answer: 404, request: () => ({ json: { domainName, alertId: 999_999 } }) },
  "GET /sign-up/organise/results/corrections": notHere,
  "POST /sign-up/organise/results/corrections": {
    answer: 404,
    request: () => ({ json: { ...noItem, bib: "1", field: "status", value: "dsq", reason: "x" } }),
  },
  "POST /sign-up/organise/results/corrections/release": {
    answer: 404,
    request: () => ({ json: { ...noItem, correctionId: "none", reason: "x" } }),
  },
  "GET /sign-up/organise/certificates": notHere,
  "GET /sign-up/organise/certificates/preview": notHere,
  "POST /sign-up/organise/timing/sources/revoke": {
    answer: 404,
    request: () => ({ json: { domainName, sourceId: 999_999 } }),
  },
  "POST /sign-up/organise/timing/sources/points": {
    answer: 404,
    request: () => ({ json: { domainName, sourceId: 999_999, points: {} } }),
  },
  "GET /sign-up/organise/results/prizes": notHere,
  // Nothing is published here; see server/results/public.
  "GET /sign-up/results/list": notHere,
  "GET /sign-up/results/runner": notHere,
  // The site has no list of documents; see server/sites/lists.
  "GET /feeds/:file": notHere,
  "GET /feeds/results/:item/:file": notHere,
  "GET /feeds/results/:item/:edition/:file": notHere,
  // The site has no live page; see server/results/live/alerts.test.ts.
  "GET /sign-up/live/alerts": closed,
  "PUT /sign-up/live/alerts": { ...closed, request: () => ({ json: { domainName, bibs: [] } }) },
  "PUT /sign-up/results/hiding": {
    answer: 404,
    request: () => ({ json: { domainName, entryCode: "none", part: "name" } }),
  },
  // Nothing is published here; see server/results/certificates/issue.test.ts.
  "GET /sign-up/certificates/:code": { answer: 404 },
  "GET /certificate/:code/file": { answer: 403 },
  // No search of photos is open here; see server/results/photos/gallery/gallery.test.ts.
  "POST /sign-up/photos/search": refused,
  "GET /user-center/photos": refused,
  "POST /sign-up/photos/gallery": refused,
  "POST /sign-up/photos/archive": refused,
  "POST /sign-up/photos/remove": refused,
  "GET /sign-up/photos/:id/:width": { answer: 410 },
  "GET /sign-up/photos/archive": { answer: 410 },
  "POST /sign-up/organise/photos/remove": notHere,
  "POST /sign-up/organise/photos/restore": notHere,
  "GET /sign-up/organise/results/certificates": {
    answer: 404,
    request: () => ({ url: `/sign-up/organise/results/certificates?domainName=${domainName}&item=none&format=pdf` }),
  },
  "POST /sign-up/organise/results/prizes": {
    answer: 404,
    request: () => ({ json: { ...noItem, list: "none", bib: "1", event: "paid" } }),
  },
  // A share of nothing is no rule.
  "POST /sign-up/organise/cancellation": { answer: 400, request: () => ({ json: noRule }) },
  "GET /sign-up/organise/export": {
    answer: 404,
    request: () => ({ url: `/sign-up/organise/export?domainName=${domainName}&format=csv&item=none` }),
  },
  "POST /sign-up/organise/columns": {
    request: () => ({ json: { domainName, name: "timing", columns: ["code"] } }),
  },
};
