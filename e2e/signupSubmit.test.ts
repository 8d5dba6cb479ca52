import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPerson, callAs } from "./account.ts";
import { cell, getPhone, openItem, summary } from "./formPage.ts";
import { annaWith, halfFilled, newPassport, publishTen, saveDraft, submitState } from "./halfFilled.ts";
import { newcomer } from "./login/person.ts";
import { fetchRoute, type OwnSite } from "./ownSite.ts";

let site: OwnSite;
beforeAll(async () => {
  site = await publishTen();
});
afterAll(() => site?.remove());

// Nobody else has this passport, in this try or another.
const passport = (birthday = "1988-05-17") => ({ type: "2", number: newPassport(), birthday, gender: 2 });

const openTen = (page: Page) => openItem(page, site, /Ten kilometres/);
const submit = (page: Page) => page.getByRole("button", { name: "Submit", exact: true });

describe("submitting", () => {
  test("cases 27, 28, 37 and 40, a broken server and a session that ended: the same page continues, and one sign-up results without a puzzle", async () => {
    const { email } = newcomer();
    const runner = await addPerson({ email, password: "Abc12345" });
    const anna = annaWith({ document: passport() });
    await saveDraft(site, runner, "ten-km", await halfFilled(site, [anna], { at: "review" }));
    const { page, complaints, close } = await getPhone(runner, {}, [/502/]);
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    await openTen(page);
    const policy = await page.evaluate(async () => (await fetch("")).headers.get("content-security-policy"));
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-(eval|inline)/);
    let keys: string[] = [];
    await page.route("**/sign-up/submissions", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      keys = [...keys, route.request().postDataJSON().key];
      // The first call arrives, and its answer is lost.
      if (keys.length > 1) return route.continue();
      await fetchRoute(route);
      await route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" });
    });
    await submit(page).click();
    const alert = page.getByRole("alert").filter({ hasText: "Your answers are all still here" });
    await alert.waitFor();
    expect(await alert.innerText()).not.toMatch(/502|http/i);
    await callAs(runner.token, "POST", "/user-center/logout", {});
    await submit(page).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log in again" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("tab", { name: "Email" }).click();
    await drawer.getByLabel("Email address", { exact: true }).fill(email);
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
    const first = await halfFilled(site, [annaWith({ document: passport() })], { at: "review" });
    await submitState(site, await addPerson(), first);
    const second = await addPerson();
    await saveDraft(site, second, "ten-km", { ...first, key: crypto.randomUUID() });
    const { page, complaints, close } = await getPhone(second);
    await openTen(page);
    await submit(page).click();
    const number = cell(page, "document").locator('input[id$="-number"]');
    await number.waitFor();
    await expect.poll(() => number.evaluate((control) => control === document.activeElement)).toBe(true);
    const described = await number.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).innerText()).toMatch(/already/i);
    expect(await cell(page, "name").locator("input").inputValue()).toBe("Anna Meier");
    // With another number the sentence goes, and the way is open again.
    await number.fill(newPassport());
    await number.blur();
    await expect.poll(() => number.getAttribute("aria-invalid")).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ["west", "America/Los_Angeles"],
    ["east", "Pacific/Kiritimati"],
  ])("case 9, a browser far from the race: in the %s the day of the race counts", async (_where, timezoneId) => {
    const born = (birthday: string) => annaWith({ document: passport(birthday), ageBand: "youth" });
    const state = await halfFilled(site, [born("2022-01-06"), born("2022-01-07")], { at: "review" });
    const runner = await addPerson();
    await saveDraft(site, runner, "ten-km", state);
    const { page, close } = await getPhone(runner, { timezoneId });
    await openTen(page);
    await expect.poll(() => summary(page).count()).toBeGreaterThan(1);
    const problems = (await summary(page).allInnerTexts()).filter((one) => one.includes("the age is"));
    expect(problems).toEqual([expect.stringContaining("On 6 January 2036 the age is 13")]);
    await close();
  });
});
