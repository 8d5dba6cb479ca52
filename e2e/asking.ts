import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { editJson, type OwnSite, publishSite } from "./ownSite.ts";

const website = "83dd64c4-17ad-4e3e-a905-b3d8c867c1a5";
/** A site at Baidu Tongji. */
export const baidu = { id: "0123456789abcdef0123456789abcdef" };
/** One site at each provider. */
export const analytics = {
  umami: { host: "stats.example.org", website },
  matomo: { host: "example.org", path: "/matomo", site: 7 },
  baidu,
};
/** The addresses of the providers. */
export const providers = /^https:\/\/(?:stats\.example\.org|example\.org|hm\.baidu\.com)\//;

/** A site with these providers for each kind of addresses. */
export const sites = {} as Record<"hash" | "history", OwnSite>;
/** Publishes the sites before the tests of a file, and removes them afterwards. */
export function publishAsking(): void {
  beforeAll(async () => {
    for (const router of ["hash", "history"] as const)
      sites[router] = await publishSite("fixtures/sites/open-demo-10k", (folder) =>
        editJson(`${folder}/site.json`, (site) => ({ ...site, router, analytics })),
      );
  });
  afterAll(() => Object.values(sites).forEach(({ remove }) => void remove()));
}

interface Sent {
  provider: string;
  page: string;
  title: string;
  referrer: string;
}

/** Opens a visitor's page, and plays the providers: what they are sent is in `sent`. */
export async function open(router: keyof typeof sites, path = "/", options: BrowserContextOptions = {}) {
  const visitor = await visit(browser, options);
  const { page } = visitor;
  const sent: Sent[] = [];
  await page.context().route(providers, (route) => {
    const request = route.request();
    if (request.method() !== "OPTIONS") sent.push(read(request.url(), request.postData() ?? ""));
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
    return route.fulfill({ status: 200, headers, contentType: "text/plain", body: "" });
  });
  const { base } = sites[router];
  const go = async (to: string) => {
    await page.goto(router === "hash" ? `${base}/#${to}` : base + to);
    await settle(page);
  };
  await go(path);
  return { ...visitor, sent, go, pages: () => [...new Set(sent.map((sent) => sent.page))], ...listParts(page) };
}

/** Returns the parts of the notice on a page. */
export function listParts(page: Page) {
  const notice = page.locator("[data-consent=notice]");
  return {
    notice,
    accept: notice.getByRole("button", { name: /^(同意|Accept)$/ }),
    decline: notice.getByRole("button", { name: /^(拒绝|Decline)$/ }),
    settings: page.getByRole("button", { name: /访问统计设置|Statistics settings/ }),
    follow: async (name: string) => {
      await page.evaluate((path) => {
        const link = [...document.querySelectorAll("a")].find((anchor) => anchor.getAttribute("href")?.endsWith(path));
        link?.click();
      }, name);
      await page.waitForFunction((path) => document.documentElement.dataset.live?.endsWith(path), name);
    },
  };
}

function read(address: string, body: string): Sent {
  const url = new URL(address);
  if (url.hostname === "stats.example.org") {
    const { payload } = JSON.parse(body);
    return { provider: "umami", page: payload.url, title: payload.title, referrer: payload.referrer };
  }
  const isMatomo = url.hostname === "example.org";
  const sent = isMatomo ? new URLSearchParams(body) : url.searchParams;
  const [page, title, referrer] = isMatomo ? ["url", "action_name", "urlref"] : ["u", "tt", "su"];
  const get = (name = "") => sent.get(name) ?? "";
  return {
    provider: isMatomo ? "matomo" : "baidu",
    page: new URL(get(page)).pathname,
    title: get(title),
    referrer: get(referrer),
  };
}
