import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerRunner, type ServerWithPeople } from "./account.ts";
import { browser } from "./chromium.ts";
import { cell, openItem, phoneOf, summary } from "./formPage.ts";
import { annaWith, callAs, halfFilled, saveDraft, startTen, submitState } from "./halfFilled.ts";

let server: ServerWithPeople;
beforeAll(async () => {
  server = await startTen("first", "second", "west", "east");
});
afterAll(async () => {
  await server?.stop();
});

const tokenOf = (account: string) => server.tokens[account] ?? "";

const openTen = (page: Page) => openItem(page, server.port, /Ten kilometres/);
const submit = (page: Page) => page.getByRole("button", { name: "Submit", exact: true });

describe("submitting", () => {
  test("cases 27, 28, 37 and 40, a broken server and a session that ended: the same page continues, and one sign-up results without a puzzle", async () => {
    const { token, userData } = await registerRunner(server.port, "broken@example.com", "Abc12345");
    const { accountId } = userData.accountInfo;
    await saveDraft(server.port, token, "ten-km", await halfFilled(server.port, [annaWith()], { at: "review" }));
    const { page, complaints, close } = await phoneOf(browser, [accountId, token], {}, [/502/]);
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    await openTen(page);
    const policy = (await page.request.get(page.url())).headers()["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-(eval|inline)/);
    let keys: string[] = [];
    await page.route("**/sign-up/submissions", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      keys = [...keys, route.request().postDataJSON().key];
      // The first call arrives, and its answer is lost.
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" });
    });
    await submit(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "Your answers are all still here" });
    await alert.waitFor();
    expect(await alert.innerText()).not.toMatch(/502|http/i);
    await callAs(server.port, token, "POST", "/user-center/logout", {});
    await submit(page).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log in again" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("tab", { name: "Email" }).click();
    await drawer.getByLabel("Email address", { exact: true }).fill("broken@example.com");
    await drawer.getByLabel("Password", { exact: true }).fill("Abc12345");
    await drawer.getByRole("checkbox").check();
    await drawer.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(/\/confirm/);
    const receipts = page.locator("main li").filter({ hasText: /Receipt [0-9A-Z]{10}/ });
    await receipts.first().waitFor();
    expect(await receipts.count()).toBe(1);
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size).toBe(1);
    expect(calls.filter((url) => url.includes("/captcha/"))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("case 7, a person who is already in the race: shown at the number, which is focused, and the rest is kept", async () => {
    const first = await halfFilled(
      server.port,
      [annaWith({ document: { type: "2", number: "E55500001", birthday: "1988-05-17", gender: 2 } })],
      { at: "review" },
    );
    await submitState(server.port, tokenOf("first"), first);
    await saveDraft(server.port, tokenOf("second"), "ten-km", { ...first, key: crypto.randomUUID() });
    const { page, complaints, close } = await phoneOf(browser, ["second", tokenOf("second")]);
    await openTen(page);
    await submit(page).click();
    const number = cell(page, "document").locator('input[id$="-number"]');
    await number.waitFor();
    await expect.poll(() => number.evaluate((control) => control === document.activeElement)).toBe(true);
    const described = await number.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).innerText()).toMatch(/already/i);
    expect(await cell(page, "name").locator("input").inputValue()).toBe("Anna Meier");
    // With another number the sentence goes, and the way is open again.
    await number.fill("E55500002");
    await number.blur();
    await expect.poll(() => number.getAttribute("aria-invalid")).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ["west", "America/Los_Angeles"],
    ["east", "Pacific/Kiritimati"],
  ])("case 9, a browser far from the race: in the %s the day of the race counts", async (account, timezoneId) => {
    const born = (birthday: string, number: string) =>
      annaWith({ document: { type: "2", number, birthday, gender: 2 }, ageBand: "youth" });
    const state = await halfFilled(server.port, [born("2022-01-06", "E66600001"), born("2022-01-07", "E66600002")], {
      at: "review",
    });
    await saveDraft(server.port, tokenOf(account), "ten-km", state);
    const { page, close } = await phoneOf(browser, [account, tokenOf(account)], { timezoneId });
    await openTen(page);
    await expect.poll(() => summary(page).count()).toBeGreaterThan(1);
    const problems = (await summary(page).allInnerTexts()).filter((one) => one.includes("the age is"));
    expect(problems).toEqual([expect.stringContaining("On 6 January 2036 the age is 13")]);
    await close();
  });
});
