import { type Expectation, everybody } from "./callers.ts";

/** The routes that are no calls: pages and files for browsers, and what a developer opens. */
export const pageExpectations: Record<string, Expectation> = {
  "GET /": everybody(200),
  "GET /*": everybody(404, () => ({ url: "/no/such/page" })),
  "GET /units.json": everybody(200),
  "GET /favicon.ico": everybody(200),
  "GET /assets/*": everybody(200, () => ({ url: "/assets/site-1.js" })),
  "GET /race.ics": everybody(404),
  "GET /robots.txt": everybody(200),
  "GET /sitemap.xml": everybody(404),
  "GET /files/:hash/:name": everybody(404, () => ({ url: "/files/none/site.json" })),
  "GET /schemas/*": everybody(404, () => ({ url: "/schemas/none" })),
  "GET /paper": everybody(200),
  "GET /metrics": everybody(404),
  "GET /captcha/ticket-frame": everybody(200),
  "GET /captcha/ticket-frame.js": everybody(200),
  "GET /status/receipt": everybody(200),
  "POST /status/receipt": everybody(200, () => ({ form: { receipt: "x" } })),
  "GET /status/receipt.css": everybody(200),
  "GET /certificate/:code": everybody(404, () => ({ url: "/certificate/none" })),
  // This site has no accounts: see server/entry/my/my.test.ts.
  "GET /my": everybody(404),
  "GET /my/style.css": everybody(200),
  "GET /my/worker.js": everybody(200),
  // This site has no live page: see server/results/live/live.test.ts.
  "GET /live": everybody(404),
  "GET /live/style.css": everybody(200),
  "GET /live/alerts.json": everybody(200),
  "GET /live/data/:kind/:file": everybody(404, () => ({ url: "/live/data/race/index.json" })),
  // This site has no race: see server/sites/page/staffPage.test.ts.
  "GET /staff": everybody(404),
  "GET /staff-worker.js": everybody(200),
  "GET /opt-out/:token": everybody(404, () => ({ url: "/opt-out/none" })),
  "POST /opt-out/:token": everybody(404, () => ({ url: "/opt-out/none", form: {} })),
  "POST /policy-reports": everybody(204, () => ({ json: {} })),
  // Believed by its signature only: see server/money/payments/inbox.test.ts.
  "POST /sign-up/payments/:merchant": everybody(400, () => ({ url: "/sign-up/payments/sandbox", json: {} })),
  // For the token of a timing system: see server/results/timing/receive.test.ts.
  "POST /timing/:format": everybody(401, () => ({ url: "/timing/racemap", json: [] })),

  // For any request from this machine only, and never in production: see
  // server/dev/outbox.test.ts.
  "GET /dev": everybody(200),
  "GET /dev/outbox": everybody(200),
  "GET /dev/outbox.json": everybody(200),
  "GET /dev/outbox.css": everybody(200),
  "GET /dev/outbox.js": everybody(200),
  "GET /dev/pay.css": everybody(200),
  "GET /dev/pay/:outTradeNo": everybody(404, () => ({ url: "/dev/pay/none" })),
  "POST /dev/pay/:outTradeNo": everybody(404, () => ({ url: "/dev/pay/none", form: { action: "pay" } })),
};
