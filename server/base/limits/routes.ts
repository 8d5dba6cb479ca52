import type { CallName } from "#contract/contract.ts";
import type { ExactLimit, RequestLimit } from "./table.ts";

/**
 * What a request costs at most, cheapest first: an answer from memory or this server's disk;
 * queries; queries that write; argon2id; a message to a person; a file that is checked and stored;
 * a file of many people's data; a drawn picture or page.
 */
export const costs = ["cheap", "reads", "writes", "hashes", "sends", "uploads", "exports", "draws"] as const;

/** What a route costs, and which limits its requests count towards. */
export interface RouteLimits {
  cost: (typeof costs)[number];
  /** By network: counted before anything of the request is read. */
  network?: RequestLimit;
  /** By account: counted once it is known who asks. */
  account?: ExactLimit;
  /**
   * Counted by the route itself, because they depend on what the request contains: by account,
   * target, browser or network.
   */
  own?: readonly ExactLimit[];
  /**
   * Whether it sends messages, which have the limits of `server/people/sending/table.ts`: by
   * account, target, network and day.
   */
  sends?: true;
  /**
   * Who alone is answered, which needs no limit: all others are refused before anything of the
   * request is read.
   */
  only?: "this machine" | "the server's key";
}

const page: RouteLimits = { cost: "reads", network: "page" };
const cheap: RouteLimits = { cost: "cheap" };
const reads: RouteLimits = { cost: "reads", network: "read" };
const writes: RouteLimits = { cost: "writes", network: "write", account: "accountWrite" };
const byToken = ["wrongToken", "tokenCalls", "accountTokenCalls"] as const;
const tokenReads: RouteLimits = { ...reads, own: byToken };
const tokenWrites: RouteLimits = { ...writes, own: byToken };
const tokenExports: RouteLimits = { cost: "exports", network: "read", account: "accountExport", own: byToken };
const local: RouteLimits = { cost: "reads", only: "this machine" };
const operator: RouteLimits = { cost: "writes", only: "the server's key" };
const code: RouteLimits = { cost: "sends", network: "code", sends: true };
const guess: RouteLimits = { cost: "hashes", network: "password", own: ["codeGuess"] };
const proof: RouteLimits = { cost: "hashes", network: "password", own: ["passwordProof", "codeGuess"] };
const factor: RouteLimits = { cost: "writes", network: "password", own: ["secondFactor", "secondFactorPerDay"] };
const puzzles = ["captchaPerTarget", "captchaPerAddress", "captchaWrongPerDevice", "captchaWrongPerTarget"] as const;
const login = ["failedLoginPerDevice", "failedLoginPerAccount", "failedLoginPerNetwork", "failedLoginOfAll"] as const;

/** Routes that are no calls: pages and files for browsers. */
type PageRoute =
  | `GET ${string}`
  | `POST ${"/policy-reports" | "/status/receipt" | "/sign-up/payments/:merchant" | "/dev/pay/:outTradeNo"}`;

/**
 * Every route of the server. One without an entry fails the tests, and until it has one its
 * requests count as writes of their network.
 */
export const routeLimits: Record<CallName, RouteLimits> & Record<PageRoute, RouteLimits> = {
  "GET /": page,
  "GET /*": page,
  "GET /units.json": cheap,
  "GET /favicon.ico": page,
  "GET /assets/*": cheap,
  "GET /race.ics": page,
  "GET /robots.txt": page,
  "GET /sitemap.xml": page,
  "GET /files/:hash/:name": page,
  "GET /schemas/*": cheap,
  "GET /config/cloud.json": page,
  "GET /config/i18n/:name": page,
  "GET /metrics": page,
  "GET /healthz": page,
  "GET /status/domain": page,
  "GET /readyz": page,
  "GET /paper": cheap,
  "POST /policy-reports": { cost: "writes", network: "policyReport" },

  "GET /dev": local,
  "GET /dev/test-accounts": local,
  "GET /dev/outbox": local,
  "GET /dev/outbox.json": local,
  "GET /dev/outbox.css": local,
  "GET /dev/outbox.js": local,
  "GET /dev/pay.css": local,
  "GET /dev/pay/:outTradeNo": local,
  "POST /dev/pay/:outTradeNo": { ...local, cost: "writes" },

  "GET /website-center/site-config": page,
  "GET /website-center/race-binding": page,
  "POST /website-center/race": { cost: "reads", network: "race" },
  "GET /website-center/website": page,
  "POST /website-center/problems": { cost: "writes", network: "problem" },
  "GET /user-center/countries": page,
  "GET /user-center/areas": cheap,

  "POST /admin/publish": operator,
  "POST /admin/rollback": operator,
  "GET /admin/releases": operator,
  "POST /admin/authorise": operator,
  "POST /admin/reset-second-factor": operator,
  "GET /admin/config-file": operator,
  "POST /admin/config-file": operator,
  "GET /admin/tokens": operator,
  "POST /admin/tokens/revoke": operator,
  "GET /admin/organisers": operator,
  "GET /admin/security-events": operator,
  "POST /admin/purge-security-events": operator,
  "GET /admin/sign-ups": { ...operator, cost: "exports" },
  "POST /admin/answers/delete": operator,
  "GET /admin/account": { ...operator, cost: "exports" },
  "POST /admin/account/delete": operator,
  "POST /admin/take-down": operator,
  "GET /admin/applications": operator,
  "GET /admin/teams": operator,
  "GET /admin/entries": operator,
  "GET /admin/entry": operator,
  "GET /admin/entries/numbers": operator,
  "GET /admin/audit": operator,
  "GET /admin/audit/head": operator,
  "POST /admin/audit/verify": operator,
  "GET /admin/entries/export": { ...operator, cost: "exports" },
  "GET /admin/invitations": operator,
  "POST /admin/invitations": operator,
  "GET /admin/places": operator,
  "POST /admin/places": operator,
  "GET /admin/cancellation": operator,
  "POST /admin/cancellation": operator,
  "GET /admin/application": operator,
  "GET /admin/application-file": operator,
  "POST /admin/applications/decide": operator,

  "POST /basic-center/api/common/getCommonInfo": { cost: "reads", network: "session" },
  "GET /user-center/account-settings": cheap,
  "POST /user-center/login": {
    cost: "hashes",
    network: "login",
    own: [...login, "codeGuess", "codeGuessWithoutToken"],
    sends: true,
  },
  "POST /user-center/sms-code": code,
  "POST /user-center/email-code": code,
  "GET /user-center/email-registered": {
    cost: "reads",
    network: "code",
    own: ["registeredPerBrowser", "registeredPerTarget"],
  },
  "POST /user-center/register-by-email": { ...guess, own: ["codeGuess", "codeGuessWithoutToken"] },
  "POST /user-center/reset-password-by-email": { ...guess, sends: true },
  "POST /user-center/reset-password-by-phone": { ...guess, sends: true },

  "GET /captcha/kind": cheap,
  "GET /captcha/ticket-frame": cheap,
  "GET /captcha/ticket-frame.js": cheap,
  "POST /captcha/puzzle": { cost: "draws", network: "captcha", own: puzzles },
  "POST /captcha/answer": {
    cost: "writes",
    network: "captcha",
    own: ["captchaWrongPerDevice", "captchaWrongPerTarget"],
  },
  "POST /captcha/work": {
    cost: "writes",
    network: "captcha",
    own: ["captchaPerTarget", "captchaPerAddress", "captchaWorkPerTarget", "captchaWorkPerAddress"],
  },
  "POST /captcha/work-answer": {
    cost: "writes",
    network: "captcha",
    own: ["captchaWorkPerTarget", "captchaWorkPerAddress"],
  },
  "POST /captcha/ticket": {
    cost: "writes",
    network: "captcha",
    own: ["captchaPerTarget", "captchaPerAddress", "captchaTicketPerTarget"],
  },

  "GET /user-center/user-data": reads,
  "GET /user-center/sessions": reads,
  "POST /user-center/sessions/end": writes,
  "POST /user-center/logout": writes,
  "POST /user-center/profile": writes,
  "GET /user-center/real-name": reads,
  "POST /user-center/real-name": writes,
  "POST /user-center/confirm-code": code,
  "POST /user-center/contact-code": code,
  "POST /user-center/contact": { ...proof, sends: true },
  "POST /user-center/password": { ...proof, sends: true },
  "POST /user-center/export": { ...proof, cost: "exports" },
  "POST /user-center/delete-account": proof,
  "GET /user-center/second-factor": reads,
  "POST /user-center/second-factor/begin": proof,
  "POST /user-center/second-factor/confirm": factor,
  "POST /user-center/second-factor/pass": factor,
  "GET /user-center/tokens": reads,
  "POST /user-center/tokens": proof,
  "POST /user-center/tokens/revoke": writes,
  "GET /user-center/reviews": reads,
  "POST /user-center/reviews/decide": writes,

  "POST /user-center/base/uploadFile": { cost: "uploads", network: "write", own: ["upload"] },
  "POST /user-center/base/uploadImage": { cost: "uploads", network: "write", own: ["upload"] },
  "GET /user-center/base/uploads": reads,
  "POST /user-center/base/uploads/address": writes,
  "POST /user-center/base/uploads/remove": writes,
  "GET /uploads/:id/:name": reads,

  "POST /sign-up/payments/:merchant": { cost: "writes", network: "payment" },

  "GET /sign-up/draft": reads,
  "PUT /sign-up/draft": { cost: "writes", network: "draft", own: ["draft"] },
  "DELETE /sign-up/draft": writes,
  "GET /sign-up/drafts": reads,
  "GET /sign-up/options": reads,
  "GET /sign-up/places": reads,
  "GET /sign-up/waiting": page,
  "GET /status/invariants": reads,
  "GET /status/audit": reads,
  "GET /status/receipt-keys": cheap,
  "POST /status/receipts": reads,
  "GET /status/receipt": cheap,
  "POST /status/receipt": reads,
  "GET /status/receipt.css": cheap,
  "POST /sign-up/price": { cost: "reads", network: "read", own: ["coupon"] },
  "GET /sign-up/orders": reads,
  "GET /sign-up/orders/:id": reads,
  "POST /sign-up/orders/:id/pay": { cost: "writes", network: "write", own: ["payment"] },
  "POST /sign-up/orders/:id/cancel": { cost: "writes", network: "write", own: ["payment"] },
  "POST /sign-up/submissions": { cost: "writes", network: "write", own: ["submission", "coupon"] },
  "GET /sign-up/submissions": reads,
  "GET /sign-up/submissions/:id": reads,
  "GET /sign-up/submissions/:id/receipt": reads,
  "GET /sign-up/submissions/:id/confirmation": { cost: "draws", network: "read", account: "confirmation" },
  "POST /sign-up/submissions/:id/withdraw": { cost: "writes", network: "write", own: ["withdrawal"] },
  "POST /sign-up/submissions/:id/transfer": writes,
  "POST /sign-up/submissions/:id/revoke-transfer": writes,
  "POST /sign-up/transfers/invitation": { cost: "reads", network: "read" },
  "GET /sign-up/transfers": reads,
  "GET /sign-up/deferrals": reads,
  "POST /sign-up/invitation": { cost: "reads", network: "read" },
  "POST /sign-up/teams/invitation": { cost: "reads", network: "read" },
  "GET /sign-up/teams": reads,
  "POST /sign-up/teams/:id/renew-link": writes,
  "POST /sign-up/teams/:id/remove": writes,
  "POST /sign-up/teams/:id/hand-over": writes,
  "POST /sign-up/teams/:id/dissolve": writes,
  "GET /sign-up/form-state": reads,
  "GET /sign-up/visitor": reads,
  "POST /sign-up/answers": { cost: "writes", network: "write", own: ["answer", "answerPerNetwork"] },
  "POST /sign-up/applications/decide": writes,
  "GET /sign-up/review/races": reads,
  "GET /sign-up/review/applications": reads,
  "GET /sign-up/review/applications/:id": reads,
  "GET /sign-up/review/teams": reads,
  "GET /sign-up/organise/races": tokenReads,
  "GET /sign-up/organise/entries": tokenReads,
  "GET /sign-up/organise/entries/:code": tokenReads,
  "GET /sign-up/organise/numbers": tokenReads,
  "GET /sign-up/organise/audit": tokenReads,
  "POST /sign-up/organise/refund": tokenWrites,
  "POST /sign-up/organise/refunds/retry": tokenWrites,
  "GET /sign-up/organise/refunds": tokenReads,
  "POST /sign-up/organise/refunds/decide": writes,
  "GET /sign-up/organise/places": tokenReads,
  "POST /sign-up/organise/places": tokenWrites,
  "POST /sign-up/organise/places/decide": writes,
  "GET /sign-up/organise/cancellation": reads,
  "POST /sign-up/organise/cancellation": writes,
  "POST /sign-up/organise/cancellation/decide": writes,
  "GET /sign-up/organise/invitations": tokenReads,
  "POST /sign-up/organise/invitations": { ...writes, own: [...byToken, "invitations"] },
  "POST /sign-up/organise/invitations/withdraw": tokenWrites,
  "POST /sign-up/organise/invitations/send-again": tokenWrites,
  "GET /sign-up/organise/invitations/export": tokenExports,
  "POST /sign-up/organise/by-hand": writes,
  "GET /sign-up/organise/answers": reads,
  "GET /sign-up/organise/answers/:id": reads,
  "POST /sign-up/organise/answers/done": writes,
  "POST /sign-up/organise/answers/reply": { ...writes, cost: "sends", sends: true },
  "GET /sign-up/organise/export": tokenExports,
  "GET /sign-up/organise/columns": tokenReads,
  "POST /sign-up/organise/columns": writes,
  "GET /sign-up/export": { cost: "exports", network: "read", account: "accountExport" },
};
