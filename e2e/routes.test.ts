import { describe, expect, inject, test } from "vitest";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { addressOf, fetchSite, listPages } from "./sites.ts";

const port = inject("port");
const races = [
  { host: "localhost", domain: "localhost" },
  { host: "cloud-ridge-trail.localhost", domain: "cloud-ridge-trail.localhost" },
  { host: "open-demo-10k.localhost", domain: "open-demo-10k.localhost" },
  { host: "127.0.0.1", domain: "preview" },
];

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
      let words = "";
      const goTo = (path: string) => page.goto(`http://${host}:${port}${addressOf(site, path)}`);
      // Goes to another page of the program, and waits until it is shown.
      const goWithin = async (path: string) => {
        const before = await page.locator("main").innerText();
        await goTo(path);
        await page.waitForFunction((text) => document.querySelector("main")?.innerText !== text, before);
      };
      for (const { path, others } of [{ path: "/", others: [] }, ...listPages(site.routes)]) {
        // Another path behind the # is no other document: it is loaded only from elsewhere. In English the reader goes from page to page.
        const isLoaded = isReal || language === "zh" || words === "";
        if (isLoaded && !isReal) await page.goto("about:blank");
        if (!isLoaded) await goWithin("/no/such/page");
        await (isLoaded ? goTo(path) : goWithin(path));
        await settle(page);
        const found = [...(await findBarriers(page)), ...(await findOverflow(page)), ...complaints.splice(0)];
        const heading = await page.locator("h1").count();
        if (heading !== 1) found.push(`${heading} main headings`);
        const empty = await page.locator("main img:not([src])").count();
        if (empty > 0) found.push(`${empty} pictures without an address`);
        if (!(await page.title())) found.push("no title");
        if ((await page.locator("html").getAttribute("lang"))?.slice(0, 2) !== chosen)
          found.push("wrong lang attribute");
        words = await page.locator("main").innerText();
        // Which page an address leads to is the same in every language.
        for (const other of language === "zh" ? others : []) {
          // The page in between: what is read below was rendered for the other spelling.
          await goWithin("/no/such/page");
          await goTo(other);
          await expect
            .poll(() => page.locator("main").innerText(), { message: `${other} shows what ${path} shows` })
            .toBe(words);
          found.push(...complaints.splice(0));
        }
        faults.push(...found.map((fault) => `${path}: ${fault}`));
      }
      await close();
      expect(faults).toEqual([]);
    },
    600_000,
  );
});
