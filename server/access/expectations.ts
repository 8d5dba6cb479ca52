import type { Scene } from "#contract/account.ts";
import { makeForm, makePdf } from "../people/uploads/testFiles.ts";
import {
  anyoneLoggedIn,
  anyoneWithProof,
  type Caller,
  callers,
  type Expectation,
  everybody,
  ownerOnly,
} from "./callers.ts";
import { orderExpectations } from "./orderExpectations.ts";
import { organiseExpectations } from "./organiseExpectations.ts";
import { siteExpectations } from "./siteExpectations.ts";
import { statusExpectations } from "./statusExpectations.ts";

// Codes are sent once a minute to a target, so each caller has one of their own.
const addressOf = (caller: Caller) => `code-for-${caller}@example.com`;
const phoneOf = (caller: Caller) => `1380000000${callers.indexOf(caller)}`;
const newAddressOf = (caller: Caller) => `new-for-${caller}@example.com`;
const proof = { password: "x" };
const guess = { captcha: "000000", verificationToken: "x", loginPassword: "x", confirmPassword: "x", encryptType: "1" };

const draftPlace = { domainName: "trail.localhost", use: "sign-up", item: "ten-km" };
let drafts = 0;
const noForm = {
  domainName: "trail.localhost",
  key: "0123456789abcdef",
  item: "ten-km",
  form: { id: "none", version: 1, hash: "0".repeat(32) },
  entrants: [{}],
  policies: [],
  feeFen: 0,
  coupon: "none",
};

const { domainName, key, form } = noForm;
const noAnswers = { domainName, key, form, answers: {}, policies: [] };

/** Every route of the server. A route without a line here fails the test. */
export const expectations: Record<string, Expectation> = {
  ...siteExpectations,
  ...statusExpectations,
  ...organiseExpectations,

  "GET /user-center/countries": everybody(0),

  // With the server's own key alone, which no account has.
  "POST /admin/publish": everybody(404, () => ({ json: { folder: "/tmp", siteId: "x", domainName: "x" } })),
  "POST /admin/rollback": everybody(404, () => ({ json: { domainName: "x" } })),
  "POST /admin/authorise": everybody(404, ({ email }) => ({ json: { who: email, authority: "ORGANISER" } })),
  "POST /admin/reset-second-factor": everybody(404, ({ email }) => ({ json: { who: email } })),
  "GET /admin/organisers": everybody(404),
  "GET /admin/security-events": everybody(404),
  "POST /admin/purge-security-events": everybody(404, () => ({ json: { before: 0 } })),
  "GET /admin/sign-ups": everybody(404, () => ({
    url: "/admin/sign-ups?domainName=trail.localhost&format=csv&language=zh",
  })),
  "POST /admin/answers/delete": everybody(404, () => ({
    json: { domainName: "trail.localhost", receipt: "0123456789", isConfirmed: true },
  })),
  "GET /admin/account": everybody(404, () => ({ url: "/admin/account?who=runner@example.com" })),
  "POST /admin/account/delete": everybody(404, () => ({ json: { who: "runner@example.com", isConfirmed: true } })),
  "POST /admin/take-down": everybody(404, () => ({
    json: { kind: "domain", name: "trail.localhost", isConfirmed: true },
  })),
  "GET /admin/applications": everybody(404, () => ({ url: "/admin/applications?domainName=trail.localhost" })),
  "GET /admin/teams": everybody(404, () => ({ url: "/admin/teams?domainName=trail.localhost" })),
  "GET /admin/application": everybody(404, async ({ submit }) => ({ url: `/admin/application?id=${await submit()}` })),
  "GET /admin/application-file": everybody(404, async ({ submit }) => ({
    url: `/admin/application-file?id=${await submit()}&file=none`,
  })),
  "POST /admin/applications/decide": everybody(404, async ({ submit }) => ({
    json: { submissionId: await submit(), isApproved: true },
  })),
  "GET /admin/releases": everybody(404, () => ({ url: "/admin/releases?domainName=x" })),

  "POST /basic-center/api/common/getCommonInfo": anyoneLoggedIn(() => ({ json: {} })),
  "GET /user-center/account-settings": everybody(0),
  "POST /user-center/login": everybody(400, ({ email }) => ({
    form: { loginType: "5", accountEmail: email, password: "x", encryptType: "1" },
  })),
  "POST /user-center/sms-code": everybody(0, (_target, caller) => ({
    json: { captchaType: "2", userPhone: phoneOf(caller) },
  })),
  "POST /user-center/email-code": everybody(0, (_target, caller) => ({
    json: { emailSendType: "1", accountEmail: addressOf(caller), scene: "register" satisfies Scene },
  })),
  "GET /user-center/email-registered": everybody(0, ({ email }) => ({
    url: `/user-center/email-registered?email=${email}`,
  })),
  "POST /user-center/register-by-email": everybody(400, ({ email }) => ({
    json: { accountEmail: email, code: "000000", loginPassword: "x", encryptType: "1" },
  })),
  "POST /user-center/reset-password-by-email": everybody(400, ({ email }) => ({
    json: { accountEmail: email, ...guess },
  })),
  "POST /user-center/reset-password-by-phone": everybody(400, () => ({ json: { phone: "13800138000", ...guess } })),
  "GET /captcha/kind": everybody(0),
  "POST /captcha/puzzle": everybody(0, (_target, caller) => ({
    json: { scene: "login" satisfies Scene, target: phoneOf(caller) },
  })),
  "POST /captcha/work": everybody(0, (_target, caller) => ({
    json: { scene: "login" satisfies Scene, target: phoneOf(caller) },
  })),
  "POST /captcha/answer": everybody(410, () => ({ json: { sessionId: "none", x: 0, track: [] } })),
  "POST /captcha/work-answer": everybody(400, () => ({ json: { sessionId: "none", numbers: [] } })),
  "GET /captcha/ticket-frame": everybody(200),
  "GET /captcha/ticket-frame.js": everybody(200),
  "POST /captcha/ticket": everybody(400, () => ({ json: { scene: "login" satisfies Scene } })),

  "GET /user-center/user-data": anyoneLoggedIn(),
  "GET /user-center/sessions": anyoneLoggedIn(),
  "POST /user-center/sessions/end": ownerOnly(({ sessionId }) => ({ json: { sessionId } })),
  "POST /user-center/logout": anyoneLoggedIn(() => ({ json: {} })),

  "GET /user-center/areas": everybody(0),
  "POST /user-center/profile": anyoneLoggedIn(() => ({ json: {} })),
  "GET /user-center/real-name": anyoneLoggedIn(),
  "POST /user-center/real-name": anyoneWithProof(() => ({
    json: { name: "x", cardType: "1", cardNumber: "no number", cardUploadId: "x" },
  })),
  "POST /user-center/confirm-code": anyoneLoggedIn(() => ({ json: { channel: "email" } })),
  "POST /user-center/contact-code": anyoneLoggedIn((_target, caller) => ({
    json: { accountEmail: newAddressOf(caller) },
  })),
  "POST /user-center/contact": anyoneWithProof((_target, caller) => ({
    json: { accountEmail: newAddressOf(caller), captcha: "000000", verificationToken: "x", proof },
  })),
  "POST /user-center/password": anyoneWithProof(() => ({
    json: { loginPassword: "x", confirmPassword: "x", encryptType: "1", proof },
  })),
  "POST /user-center/export": anyoneWithProof(() => ({ json: { proof } })),
  "POST /user-center/delete-account": anyoneWithProof(() => ({ json: { proof } })),
  "GET /user-center/second-factor": { ...everybody(403), anonymous: 401, expired: 401, organiser: 0 },
  "POST /user-center/second-factor/begin": {
    ...everybody(403, () => ({ json: { proof } })),
    anonymous: 401,
    expired: 401,
    organiser: 400,
  },
  "POST /user-center/second-factor/confirm": {
    ...everybody(403, () => ({ json: { code: "000000" } })),
    anonymous: 401,
    expired: 401,
    organiser: 409,
  },
  "POST /user-center/second-factor/pass": {
    ...everybody(403, () => ({ json: { code: "000000" } })),
    anonymous: 401,
    expired: 401,
    organiser: 400,
  },
  "GET /user-center/reviews": { ...everybody(403), anonymous: 401, expired: 401, organiser: 0 },
  // The owner has submitted nothing, so there is nothing to decide even for those who may.
  "POST /user-center/reviews/decide": {
    ...everybody(403, ({ accountId }) => ({ json: { accountId, isApproved: true } })),
    anonymous: 401,
    expired: 401,
    organiser: 409,
  },

  "POST /user-center/base/uploadFile": anyoneLoggedIn(() => ({ file: makeForm("x.pdf", makePdf("x")) })),
  "POST /user-center/base/uploadImage": anyoneWithProof(() => ({ file: makeForm("x.png", makePdf("no picture")) })),
  "GET /user-center/base/uploads": anyoneLoggedIn(),
  // Organisers read what runners submit; of which race, and what they do not read: see
  // server/access/races.test.ts.
  "POST /user-center/base/uploads/address": {
    ...ownerOnly(async ({ submitFile }) => ({ json: { id: (await submitFile()).id } })),
    organiser: 0,
  },
  "POST /user-center/base/uploads/remove": ownerOnly(async ({ sendFile }) => ({
    json: { id: (await sendFile()).id },
  })),
  "GET /uploads/:id/:name": {
    ...everybody(404, async ({ submitFile }) => ({ url: (await submitFile()).url })),
    organiser: 200,
    owner: 200,
  },
  "GET /paper": everybody(200),

  // No id is in these: each caller sees their own draft, and the others' is not there for them.
  "GET /sign-up/draft": anyoneLoggedIn(() => ({ url: `/sign-up/draft?${new URLSearchParams(draftPlace)}` })),
  "PUT /sign-up/draft": anyoneLoggedIn((_target, caller) => ({
    json: { ...draftPlace, item: `of-${caller}-${drafts++}`, content: "{}", revision: 0 },
  })),
  "DELETE /sign-up/draft": anyoneLoggedIn(() => ({ url: `/sign-up/draft?${new URLSearchParams(draftPlace)}` })),
  "GET /sign-up/drafts": anyoneLoggedIn(),
  // This site has no form, so that anyone who is logged in gets that refusal; see
  // server/entry/submissions.test.ts.
  "POST /sign-up/submissions": {
    ...everybody(409, () => ({ json: noForm })),
    anonymous: 401,
    expired: 401,
  },
  "GET /sign-up/submissions": anyoneLoggedIn(),
  "GET /sign-up/submissions/:id": ownerOnly(async ({ submit }) => ({ url: `/sign-up/submissions/${await submit()}` })),
  ...orderExpectations,
  // This site takes no sign-ups, so that its owner finds it closed; see
  // server/entry/submissions.test.ts.
  "POST /sign-up/submissions/:id/withdraw": {
    ...ownerOnly(async ({ submit }) => ({ url: `/sign-up/submissions/${await submit()}/withdraw`, json: {} })),
    owner: 409,
  },
  // This site states no transfers, so that the owner finds them closed; see
  // server/entry/transfers/transfers.test.ts.
  "POST /sign-up/submissions/:id/transfer": {
    ...ownerOnly(async ({ submit }) => ({ url: `/sign-up/submissions/${await submit()}/transfer`, json: {} })),
    owner: 409,
  },
  "POST /sign-up/submissions/:id/revoke-transfer": ownerOnly(async ({ submit }) => ({
    url: `/sign-up/submissions/${await submit()}/revoke-transfer`,
    json: {},
  })),
  "POST /sign-up/transfers/invitation": everybody(404, () => ({
    json: { domainName: "trail.localhost", token: "a".repeat(24) },
  })),
  "GET /sign-up/transfers": anyoneLoggedIn(),
  "GET /sign-up/deferrals": anyoneLoggedIn(),
  "POST /sign-up/invitation": everybody(404, () => ({
    json: { domainName: "trail.localhost", token: "a".repeat(24) },
  })),
  // A sign-up is no application, so there is nothing to decide even for those who may.
  "POST /sign-up/teams/invitation": everybody(404, () => ({
    json: { domainName: "trail.localhost", token: "a".repeat(24) },
  })),
  "GET /sign-up/teams": anyoneLoggedIn(),
  // This site takes no sign-ups, so that a captain finds teams closed; see
  // server/entry/teams/teams.test.ts.
  ...Object.fromEntries(
    ["renew-link", "remove", "hand-over", "dissolve"].map((change) => [
      `POST /sign-up/teams/:id/${change}`,
      {
        ...ownerOnly(async ({ makeTeam }) => ({
          url: `/sign-up/teams/${await makeTeam()}/${change}`,
          json: ["remove", "hand-over"].includes(change) ? { submissionId: "none" } : {},
        })),
        owner: 409,
      },
    ]),
  ),
  // This site has no form; see server/desk/general/answers.test.ts.
  "GET /sign-up/form-state": everybody(404, () => ({
    url: "/sign-up/form-state?domainName=trail.localhost&form=none",
  })),
  "GET /sign-up/visitor": everybody(0, () => ({ url: "/sign-up/visitor?domainName=trail.localhost" })),
  "POST /sign-up/answers": everybody(409, () => ({ json: noAnswers })),
};
