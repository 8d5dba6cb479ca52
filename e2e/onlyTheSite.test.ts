import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { watchScripts } from "./ownScripts.ts";

test("a site that nobody compiled is compiled in the visitor's browser: then the walks through all pages would find the compiler", async () => {
  const { page, close } = await visit(browser);
  const { findForeign } = watchScripts(page);
  const raw = readFileSync("fixtures/sites/cloud-ridge-trail/site.json", "utf8");
  await page.route("**/files/*/site.json", (route) => route.fulfill({ contentType: "application/json", body: raw }));
  await page.goto(`http://cloud-ridge-trail.localhost:${inject("port")}/`);
  await expect.poll(findForeign).toContain("/assets/part-compiler");
  await close();
});
