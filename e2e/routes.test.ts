import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findBarriers, findOverflow, launch, settle, visit } from "./browser.ts";
import { addressOf, fetchSite, listPaths } from "./sites.ts";

const port = inject("port");
const races = [
  { host: "localhost", domain: "localhost" },
  { host: "cloud-ridge-trail.localhost", domain: "cloud-ridge-trail.localhost" },
  { host: "open-demo-10k.localhost", domain: "open-demo-10k.localhost" },
  { host: "127.0.0.1", domain: "preview" },
];

/** An entry of a site's map, as far as it is looked at here. */
interface MapEntry {
  path: string;
  page?: { type: string };
  children?: MapEntry[];
}

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(races)("every page of $host", ({ host, domain }) => {
  test.each(["zh", "en"])(
    "reads well in %s: no error, no barrier, nothing cut off on a phone",
    async (language) => {
      const { site } = await fetchSite(port, domain);
      const isReal = site.router === "history";
      const chosen = site.languages.includes(language as "zh") ? language : site.languages[0];
      const { page, complaints, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
      await page.context().addCookies([{ name: "language", value: chosen ?? "zh", url: `http://${host}:${port}` }]);
      const faults: string[] = [];
      const met = new Set<string>();
      for (const path of ["/", ...listPaths(site.routes)]) {
        await page.goto(`http://${host}:${port}${addressOf(site, path)}`);
        // Another path behind the # is no other document.
        if (!isReal) await page.reload();
        await settle(page);
        // Barriers are looked for on every page in one language, and in the other once for each type of page: they share their structure.
        const type = typeAt(site.routes, path);
        const barriers = language === "zh" || !met.has(type) ? await findBarriers(page) : [];
        met.add(type);
        const found = [...barriers, ...(await findOverflow(page)), ...complaints.splice(0)];
        const heading = await page.locator("h1").count();
        if (heading !== 1) found.push(`${heading} main headings`);
        const empty = await page.locator("main img:not([src])").count();
        if (empty > 0) found.push(`${empty} pictures without an address`);
        if (!(await page.title())) found.push("no title");
        if ((await page.locator("html").getAttribute("lang"))?.slice(0, 2) !== chosen)
          found.push("wrong lang attribute");
        faults.push(...found.map((fault) => `${path}: ${fault}`));
      }
      await close();
      expect(faults).toEqual([]);
    },
    600_000,
  );
});

// The type of the page at a path; the path itself where the map has none there.
function typeAt(routes: MapEntry[], path: string, parent = ""): string {
  for (const route of routes) {
    const whole = route.path.startsWith("/") ? route.path : `${parent}/${route.path}`;
    if (whole === path && route.page) return route.page.type;
    const inner = typeAt(route.children ?? [], path, whole);
    if (inner !== path) return inner;
  }
  return path;
}
