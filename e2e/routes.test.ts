import { describe, expect, inject, test } from "vitest";
import { goWithin, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { hasForm, watchScripts } from "./ownScripts.ts";
import { findFaults } from "./pageFaults.ts";
import { fetchSite, getAddress, listPages, listTypes } from "./sites.ts";

const port = inject("port");
// The sites whose pages are behind the #; those of real addresses are in history.test.ts.
const races = [
  { host: "localhost", domain: "localhost" },
  { host: "cloud-ridge-trail.localhost", domain: "cloud-ridge-trail.localhost" },
  { host: "127.0.0.1", domain: "preview" },
];

describe.each(races)("every page of $host, in English one of each type", ({ host, domain }) => {
  test.each(["zh", "en"])(
    "reads well in %s: no error, no barrier, nothing cut off on a phone, and no schema or check but those of a form",
    async (language) => {
      const { site } = await fetchSite(port, domain);
      const chosen = site.languages.includes(language as "zh") ? language : String(site.languages[0]);
      const { page, complaints, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
      const { findForeign } = watchScripts(page);
      await page.context().addCookies([{ name: "language", value: chosen, url: `http://${host}:${port}` }]);
      const faults: string[] = [];
      const goTo = (path: string) => page.goto(`http://${host}:${port}${getAddress(site, path)}`);
      // The checks of their forms come with these, and remain.
      const all = listPages(site.routes);
      const walked = language === "zh" ? all : listTypes(all);
      const pages = walked.toSorted((a, b) => Number(hasForm(a.path)) - Number(hasForm(b.path)));
      const seen = new Set<string | undefined>();
      for (const { path, type } of [{ path: "/", type: "home" }, ...pages]) {
        if (hasForm(path)) expect(await findForeign(), "before any form").toEqual([]);
        // Another path behind the # is no other document: one page of each type is loaded from
        // elsewhere, the others are reached within the program.
        if (!seen.has(type) && (language === "zh" || seen.size === 0)) {
          await page.goto("about:blank");
          await goTo(path);
        } else {
          await goWithin(page, `http://${host}:${port}${getAddress(site, path)}`);
        }
        seen.add(type);
        await settle(page);
        const found = [...(await findFaults(page, chosen)), ...complaints.splice(0)];
        faults.push(...found.map((fault) => `${path}: ${fault}`));
      }
      if (!pages.some(({ path }) => hasForm(path))) expect(await findForeign()).toEqual([]);
      await close();
      expect(faults).toEqual([]);
    },
    600_000,
  );
});
