import { type Call, hasAccount } from "#contract/call.ts";
import { type CallName, callEntry, contract } from "#contract/contract.ts";
import { type Cost, type Limits, usualLimits } from "#contract/limits.ts";

/** The cost of a route, and the limits that its requests count towards. */
export interface RouteLimits extends Limits {
  cost: Cost;
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
const local: RouteLimits = { cost: "reads", only: "this machine" };

/** Routes that are no calls: pages and files for browsers. */
type PageRoute =
  | `GET ${string}`
  | `POST ${"/policy-reports" | "/opt-out/:token" | "/status/receipt" | "/sign-up/payments/:merchant" | "/timing/:format" | "/dev/pay/:outTradeNo"}`;

const pageLimits: Record<PageRoute, RouteLimits> = {
  "GET /": page,
  "GET /*": page,
  "GET /units.json": cheap,
  "GET /favicon.ico": page,
  "GET /assets/*": cheap,
  "GET /race.ics": page,
  "GET /staff": page,
  "GET /staff-worker.js": cheap,
  "GET /robots.txt": page,
  "GET /sitemap.xml": page,
  "GET /files/:hash/:name": page,
  "GET /schemas/*": cheap,
  "GET /metrics": page,
  "GET /paper": cheap,
  "GET /captcha/ticket-frame": cheap,
  "GET /captcha/ticket-frame.js": cheap,
  "GET /status/receipt": cheap,
  "GET /status/receipt.css": cheap,
  "GET /certificate/:code": { cost: "reads", network: "read" },
  // A mail program's provider opts many people out from one address.
  "GET /opt-out/:token": page,
  "POST /opt-out/:token": { cost: "writes", network: "page" },
  "POST /status/receipt": { cost: "reads", network: "read" },
  "POST /policy-reports": { cost: "writes", network: "policyReport" },
  "POST /sign-up/payments/:merchant": { cost: "writes", network: "payment" },
  "GET /my": page,
  "GET /my/style.css": cheap,
  "GET /my/worker.js": cheap,
  "GET /live": page,
  "GET /live/style.css": cheap,
  "GET /live/alerts.json": cheap,
  "GET /live/data/:kind/:file": cheap,
  "POST /timing/:format": { cost: "writes", network: "timing", own: ["wrongToken"] },

  "GET /dev": local,
  "GET /dev/outbox": local,
  "GET /dev/outbox.json": local,
  "GET /dev/outbox.css": local,
  "GET /dev/outbox.js": local,
  "GET /dev/pay.css": local,
  "GET /dev/pay/:outTradeNo": local,
  "POST /dev/pay/:outTradeNo": { cost: "writes", only: "this machine" },
};

const byToken = ["wrongToken", "tokenCalls", "accountTokenCalls"] as const;
const callNames = Object.keys(contract) as CallName[];

/**
 * Every route of the server: a page's limits are written here, a call's are those of its entry. A
 * route without either fails the tests, and its requests count as writes of their network.
 */
export const routeLimits: Record<CallName, RouteLimits> & Record<PageRoute, RouteLimits> = {
  ...pageLimits,
  ...(Object.fromEntries(callNames.map((name) => [name, limitCall(callEntry(name))])) as Record<CallName, RouteLimits>),
};

function limitCall(call: Call): RouteLimits {
  const { cost, caller, scopes = [], sends = [], limits } = call;
  if (caller === "operator") return { cost, only: "the server's key" };
  if (caller === "developer") return { cost, only: "this machine" };
  const { own = [], ...ownLimits } = limits ?? usualLimits(cost, hasAccount(call));
  const allLimits = [...(scopes.length > 0 ? byToken : []), ...own];
  return {
    cost,
    ...ownLimits,
    ...(allLimits.length > 0 && { own: allLimits }),
    ...(sends.length > 0 && { sends: true }),
  };
}
