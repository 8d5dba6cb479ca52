import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

const base = `http://localhost:${inject("port")}`;

async function open(
  address: string,
  { language = "zh", ...options }: BrowserContextOptions & { language?: string } = {},
) {
  const { page, complaints, close } = await visit(browser, options);
  await page.context().addCookies([{ name: "language", value: language, url: base }]);
  await page.goto(base + address);
  await settle(page);
  return { page, complaints, close, ribbon: page.locator("[data-time-preview]") };
}

describe("an organiser who previews the marathon", () => {
  test.each([
    ["before", "2025-08-10T10:00+08:00", "8月11日 10:00 开放报名", "2025年8月10日 10:00"],
    ["at the opening of", "2025-08-11T10:00+08:00", "报名进行中", "2025年8月11日 10:00"],
    ["after", "2025-08-21T10:00+08:00", "报名已截止", "2025年8月21日 10:00"],
  ])(
    "%s registration sees what runners will see, and a ribbon that names the instant",
    async (_when, at, state, moment) => {
      const { page, complaints, close, ribbon } = await open(`/?at=${at}#/home`);
      await page.locator("main").getByText(state).first().waitFor();
      const ribbonText = await ribbon.textContent();
      expect(ribbonText).toContain(moment);
      expect(ribbonText).toContain("UTC+08:00");
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("continues to another page at the same instant, and back to the present from there", async () => {
    const { page, complaints, close, ribbon } = await open("/?at=2025-08-15T10:00%2B08:00#/home", {
      language: "en",
      viewport: { width: 390, height: 844 },
    });
    await ribbon.getByText("Time preview").waitFor();
    expect([...(await findBarriers(page)), ...(await findOverflow(page))]).toEqual([]);
    await page.evaluate(() => {
      location.hash = "#/race-information/raceRules";
    });
    await page.locator("main h1").waitFor();
    expect(await ribbon.textContent()).toContain("15 August 2025, 10:00");
    await ribbon.getByRole("link", { name: "Back to now" }).click();
    await page.waitForURL((url) => url.search === "");
    await settle(page);
    expect(new URL(page.url()).hash).toBe("#/race-information/raceRules");
    expect(await ribbon.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("reads that an instant is invalid, and sees the present", async () => {
    const { page, complaints, close, ribbon } = await open("/?at=next-week#/home");
    expect(await ribbon.textContent()).toContain("at=next-week");
    await page.locator("main").getByText("比赛已结束").first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("sends the server's calls, cookies and records by the real time", async () => {
    const { page, close } = await visit(browser);
    const tables: string[] = [];
    page.on("request", (request) => request.url().includes("?t=") && tables.push(request.url()));
    const openedAt = Date.now();
    await page.goto(`${base}/?at=2001-01-01T00:00Z#/home`);
    await settle(page);
    const times = tables.map((url) => Number(new URL(url).searchParams.get("t")));
    expect(times.length).toBeGreaterThan(0);
    for (const time of times) expect(Math.abs(time - openedAt)).toBeLessThan(3600_000);
    await close();
  });
});

describe("a visitor whose clock is wrong", () => {
  // In the middle of registration by their own clock, though the race is over.
  test("sees the state by the server's clock", async () => {
    const { page, complaints, close } = await visit(browser);
    await page.addInitScript((shown) => {
      const shift = shown - Date.now();
      window.Date = class extends Date {
        constructor(...parts: []) {
          if (parts.length === 0) super(Date.now());
          else super(...parts);
        }
        static override now = (
          (real) => () =>
            real() + shift
        )(Date.now);
      } as DateConstructor;
    }, Date.parse("2025-08-15T10:00:00+08:00"));
    await page.goto(`${base}/#/home`);
    await settle(page);
    expect(await page.evaluate(() => [new Date().getFullYear(), new Date().getMonth()])).toEqual([2025, 7]);
    // The page that the server rendered is right by itself: the program has to have taken it over.
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => /^__react/.test(key)),
    );
    await page.locator("main").getByText("比赛已结束").first().waitFor();
    expect(await page.locator("main").getByText("报名进行中").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
