import { type Expectation, everybody } from "./callers.ts";

/** The routes of what visitors read of a site, and of what a developer does. */
export const siteExpectations: Record<string, Expectation> = {
  "GET /": everybody(200),
  "GET /*": everybody(404, () => ({ url: "/no/such/page" })),
  "GET /units.json": everybody(200),
  "GET /favicon.ico": everybody(200),
  "GET /assets/*": everybody(200, () => ({ url: "/assets/site-1.js" })),
  "GET /race.ics": everybody(404),
  "GET /robots.txt": everybody(200),
  "GET /sitemap.xml": everybody(404),
  "GET /healthz": everybody(0),
  "GET /readyz": everybody(0),
  "GET /status/domain": everybody(0, () => ({ url: "/status/domain?domain=trail.localhost" })),
  "GET /files/:hash/:name": everybody(404, () => ({ url: "/files/none/site.json" })),
  "GET /schemas/*": everybody(404, () => ({ url: "/schemas/none" })),
  "GET /config/cloud.json": everybody(200),
  "GET /config/i18n/:name": everybody(404, () => ({ url: "/config/i18n/none.json" })),
  "POST /policy-reports": everybody(204, () => ({ json: {} })),

  // For any request from this machine only, and never in production: see server/dev/outbox.test.ts.
  "GET /dev": everybody(200),
  "GET /dev/test-accounts": everybody(0),
  "GET /dev/outbox": everybody(200),
  "GET /dev/outbox.json": everybody(200),
  "GET /dev/outbox.css": everybody(200),
  "GET /dev/outbox.js": everybody(200),
  "GET /dev/pay.css": everybody(200),
  "GET /dev/pay/:outTradeNo": everybody(404, () => ({ url: "/dev/pay/none" })),
  "POST /dev/pay/:outTradeNo": everybody(404, () => ({ url: "/dev/pay/none", form: { action: "pay" } })),

  "GET /website-center/site-config": everybody(0, () => ({
    url: "/website-center/site-config?domainName=trail.localhost",
  })),
  "GET /website-center/race-binding": everybody(0, () => ({
    url: "/website-center/race-binding?domainName=trail.localhost",
  })),
  "POST /website-center/race": everybody(404, () => ({ json: { raceId: "none" } })),
  "GET /website-center/website": everybody(0, () => ({ url: "/website-center/website?domainName=trail.localhost" })),
  "POST /website-center/problems": everybody(0, () => ({ json: { code: "run/none", domainName: "trail.localhost" } })),
};
