import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { addressOf, fetchSite, listPages } from "./sites.ts";

const port = inject("port");

// What only the compiler and the schemas have: the codes of problems, and the names of the schemas' definitions.
const marks = [/["'`]SL[1-5]\d{3}["'`]/, /json-schema\.org\/draft/];

/** Collects the scripts that a page loads; `foreign` names those of them with a schema, an upgrade or a check in them. */
function watchScripts(page: Page) {
  const loaded = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === "script" && !loaded.has(pathname))
      loaded.set(
        pathname,
        response.text().catch(() => ""),
      );
  });
  const foreign = async () => {
    const all = await Promise.all([...loaded].map(async ([path, text]) => ({ path, text: await text })));
    const found = all.filter(({ path, text }) => path.includes("compiler") || marks.some((mark) => mark.test(text)));
    return found.map(({ path }) => path.replace(/-[\w-]{8}\.js$/, ""));
  };
  return { loaded, foreign };
}

test.each(["localhost", "cloud-ridge-trail.localhost", "open-demo-10k.localhost"])(
  "a visitor who walks through %s loads no schema, no upgrade and no check but those of a form that they open",
  async (host) => {
    const { site } = await fetchSite(port, host);
    // The checks of their forms come with these.
    const pages = listPages(site.routes).filter(({ path }) => !/^\/(?:post|direct)$/.test(path));
    const { page, close } = await visit(browser);
    const { loaded, foreign } = watchScripts(page);
    for (const path of ["/", ...pages.map((one) => one.path)]) {
      await page.goto(`http://${host}:${port}${addressOf(site, path)}`);
      await settle(page);
    }
    expect(loaded.size).toBeGreaterThan(10);
    expect(await foreign()).toEqual([]);
    await close();
  },
  120_000,
);

test("it would be noticed: a site that nobody compiled is compiled in the visitor's browser", async () => {
  const { page, close } = await visit(browser);
  const { foreign } = watchScripts(page);
  const raw = readFileSync("fixtures/sites/cloud-ridge-trail/site.json", "utf8");
  await page.route("**/files/*/site.json", (route) => route.fulfill({ contentType: "application/json", body: raw }));
  await page.goto(`http://cloud-ridge-trail.localhost:${port}/`);
  await expect.poll(foreign, { timeout: 20_000 }).toContain("/assets/part-compiler");
  await close();
});
