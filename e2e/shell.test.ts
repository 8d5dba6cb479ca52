import { describe, expect, inject, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const base = `http://localhost:${inject("port")}`;

describe("a visitor of the marathon's site", () => {
  test("is taken from the root to /home and loads nothing that only dialogs or forms need", async () => {
    const { page, complaints, close } = await visit(browser);
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => response.request().resourceType() === "script" && scripts.push(response.text()));
    await page.goto(`${base}/`);
    await settle(page);
    expect(new URL(page.url()).hash).toBe("#/home");
    const code = (await Promise.all(scripts)).join("\n");
    for (const mark of ["chakra-", "ark-ui", "rjsf", "zag-js"]) expect(code).not.toContain(mark);
    expect(complaints).toEqual([]);
    await close();
  });

  test("switches to English, sees a confirmation, and stays English on the next visit", async () => {
    const { page, complaints, close } = await visit(browser);
    await page.goto(`${base}/`);
    await settle(page);
    expect(await page.locator("html").getAttribute("lang")).toMatch(/^zh/);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /English|EN/ })
      .first()
      .click();
    await page.locator("html[lang=en]").waitFor();
    await page
      .getByRole("status")
      .filter({ hasText: /English/i })
      .first()
      .waitFor();
    await page.reload();
    await settle(page);
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(complaints).toEqual([]);
    await close();
  });

  test("reaches the rules by both spellings of their path", async () => {
    const { page, close } = await visit(browser);
    for (const path of ["/race-information", "/raceInformation"]) {
      await page.goto(`${base}/#${path}`);
      await settle(page);
      await page.getByRole("heading", { level: 1, name: /竞赛规程/ }).waitFor();
    }
    await close();
  });

  test("finds a link to past results that opens in a new tab and cannot reach back", async () => {
    const { page, close } = await visit(browser);
    await page.goto(`${base}/`);
    await settle(page);
    const link = page.locator("a[href^='https://results.example.org']").first();
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await link.getAttribute("rel")).toContain("noopener");
    await close();
  });

  test("whose stored data cannot be read gets the site, with that data removed", async () => {
    const { page, close } = await visit(browser);
    await page.addInitScript(() => {
      if (sessionStorage.getItem("planted")) return;
      sessionStorage.setItem("planted", "1");
      localStorage.setItem("userData", "{broken");
    });
    await page.goto(`${base}/`);
    await settle(page);
    await page.waitForFunction(() => localStorage.getItem("userData") === null);
    expect(await page.locator("h1").count()).toBe(1);
    await close();
  });

  test("with a token that the server does not know is silently signed out", async () => {
    const { page, complaints, close } = await visit(browser);
    await page.addInitScript(() => {
      if (sessionStorage.getItem("planted")) return;
      sessionStorage.setItem("planted", "1");
      localStorage.setItem("token", "not-a-real-token");
    });
    await page.goto(`${base}/`);
    await settle(page);
    await page.waitForFunction(() => localStorage.getItem("token") === null);
    expect(complaints).toEqual([]);
    await close();
  });
});
