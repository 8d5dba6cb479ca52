import { readFile } from "node:fs/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { everyRight } from "#core/authorities.ts";
import { programHeaders } from "../core/programHeaders.ts";
import { makePhoto } from "../server/people/uploads/testFiles.ts";
import encodePassword from "../src/account/encodePassword.ts";
import { addPerson, callAs, people } from "./account.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import type { Person } from "./loggedIn.ts";
import { maskedEmail, newcomer, readCode } from "./login/person.ts";

const password = "abc123";
const registered = (email = newcomer().email) => addPerson({ email, password });

async function openAccount({ accountId, token }: Person, options: BrowserContextOptions = {}) {
  const visitor = await visit(browser, { locale: "en-GB", ...options });
  await visitor.page.context().addInitScript(
    (stored) => {
      if (sessionStorage.getItem("began")) return;
      sessionStorage.setItem("began", "1");
      localStorage.setItem("userData", JSON.stringify(stored.userData));
      localStorage.setItem("token", stored.token);
    },
    { token, userData: { accountInfo: { accountId, accountNick: "runner", signAuthed: false }, authorities: [] } },
  );
  const language = options.locale === "zh-CN" ? "zh" : "en";
  await visitor.page.goto(`${people.base}/?language=${language}#/account`);
  await visitor.page.locator("#account-profile").waitFor();
  await settle(visitor.page);
  await engage(visitor.page);
  return visitor;
}

/** Moves the mouse, as a person does who reads the page: its lower parts are loaded then. */
async function engage(page: Page): Promise<void> {
  // A move before the program has come wakes nothing.
  for (const at of [20, 24, 28, 32]) {
    await page.mouse.move(at, 20);
    await page.waitForTimeout(200);
  }
}

const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });

describe.each([
  ["zh-CN", 390],
  ["zh-CN", 1440],
  ["en-GB", 390],
  ["en-GB", 1440],
])("the account page in %s at %i px", (locale, width) => {
  test("has no barrier and does not scroll sideways, with every form open", async () => {
    const { page, complaints, close } = await openAccount(await registered(), {
      locale,
      viewport: { width, height: 900 },
    });
    const closed = page.locator("main section button[aria-expanded=false]");
    while ((await closed.count()) > 0) await closed.first().click();
    await page.getByRole("button", { name: locale === "zh-CN" ? "提交审核" : "Submit for review" }).click();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

test("a runner fills in the profile, sees a wrong height beside its field, and finds all of it again", async () => {
  const { page, complaints, close } = await openAccount(await registered());
  const profile = section(page, "Profile");
  await profile.getByLabel("Nickname").fill("Canal Otter");
  await profile.getByLabel("Province").selectOption({ label: "Zhejiang" });
  await profile.getByLabel("City").selectOption({ label: "Hangzhou" });
  await profile.getByLabel("District").selectOption({ label: "Xihu District" });
  await profile.getByLabel("Height (cm)").fill("20");
  await profile.getByRole("button", { name: "Save" }).click();
  await profile.getByText("from 50 to 260 cm").waitFor();
  expect(await profile.getByLabel("Height (cm)").evaluate((input) => input === document.activeElement)).toBe(true);
  await profile.getByLabel("Height (cm)").fill("172");
  await profile.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved").first().waitFor();
  // On a slow connection the page is there before the names of places.
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/user-center/areas*", (route) => delivered.then(() => route.continue()));
  await page.reload();
  await page.locator("#account-profile").waitFor();
  await profile.getByLabel("Nickname").waitFor();
  await engage(page);
  expect(await profile.getByLabel("Nickname").inputValue()).toBe("Canal Otter");
  const district = profile.getByLabel("District").locator("option:checked");
  expect(await district.innerText()).toBe("Loading…");
  deliver();
  await district.filter({ hasText: "Xihu District" }).waitFor({ state: "attached" });
  expect(await profile.getByLabel("Height (cm)").inputValue()).toBe("172");
  expect(complaints).toEqual([]);
  await close();
});

test("a runner submits a document with its photo, an organiser approves it, and the name is then the document's", async () => {
  const runner = await registered();
  const reviewer = await addPerson({ authorities: everyRight() });
  const { page, complaints, close } = await openAccount(runner);
  const identity = section(page, "Identity");
  await identity.getByLabel("Name on the document").fill("王小明");
  await identity.getByLabel("Document number").fill("11010519491231002y");
  await identity.getByRole("button", { name: "Submit for review" }).click();
  await identity.getByText("does not match the type of document").waitFor();
  await identity.getByLabel("Document number").fill("11010519491231002x");
  await identity
    .locator("input[type=file]")
    .setInputFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer: await makePhoto() });
  await identity.getByRole("button", { name: /Preview/ }).waitFor();
  await identity.getByRole("button", { name: "Submit for review" }).click();
  await identity.getByText("Under review").waitFor();
  expect(await identity.innerText()).toContain("110***********002X");

  const { data } = await callAs(reviewer.token, "GET", "/user-center/reviews");
  const own = (data as { accountId: string; cardPhoto: string }[]).find(
    ({ accountId }) => accountId === runner.accountId,
  );
  expect((await fetch(new URL(own?.cardPhoto ?? "", people.base))).status).toBe(200);
  const decision = { accountId: runner.accountId, isApproved: true };
  expect((await callAs(reviewer.token, "POST", "/user-center/reviews/decide", decision)).code).toBe(0);
  await page.reload();
  await page.locator("#account-profile").waitFor();
  await settle(page);
  await engage(page);
  await identity.getByText("Verified", { exact: true }).waitFor();
  expect(await section(page, "Profile").getByLabel("Name", { exact: true }).inputValue()).toBe("王小明");
  expect(complaints).toEqual([]);
  await close();
});

test("a runner changes the email address by the code that goes to the new one, and then the password", async () => {
  const { email } = newcomer();
  const { page, complaints, close } = await openAccount(await registered());
  const security = section(page, "Security");
  await security.getByRole("button", { name: "Change Email address" }).click();
  await security.getByLabel("New email address").fill(email);
  await security.getByRole("button", { name: "Get code" }).click();
  await security
    .getByText(`Sent to ${maskedEmail(email)}, valid for 5 minutes`)
    .first()
    .waitFor();
  await security.getByLabel("Verification code").fill(await readCode(people.base, email));
  await security.getByLabel("Current password").fill("abc124");
  await security.getByRole("button", { name: "Save" }).click();
  await security.getByText("not the current password").waitFor();
  await security.getByLabel("Current password").fill(password);
  await security.getByRole("button", { name: "Save" }).click();
  await security.getByText(email, { exact: true }).waitFor();
  expect(await security.getByLabel("Current password").count()).toBe(0);

  await security.getByRole("button", { name: "Change Password" }).click();
  await security.getByLabel("Current password").fill(password);
  await security.getByLabel("New password", { exact: true }).fill("xyz789");
  await security.getByLabel("Confirm new password").fill("xyz788");
  await security.getByRole("button", { name: "Save" }).click();
  await security.getByText("The two passwords do not match").waitFor();
  await security.getByLabel("Confirm new password").fill("xyz789");
  await security.getByRole("button", { name: "Save" }).click();
  await page.getByText("other devices are logged out").first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("a runner ends a session on another device, takes the data along, and deletes the account", async () => {
  const { email } = newcomer();
  const { page, complaints, close } = await openAccount(await registered(email));
  const form = { loginType: "5", accountEmail: email, encryptType: "1" };
  const logIn = () =>
    fetch(`${people.base}/user-center/login`, {
      method: "POST",
      headers: { ...programHeaders, "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/150.0" },
      body: new URLSearchParams({ ...form, password: encodePassword(password) }),
    });
  await logIn();
  await page.reload();
  await page.locator("#account-sessions").waitFor();
  await engage(page);
  const devices = section(page, "Devices");
  await devices.getByRole("button", { name: "End Firefox · Windows" }).click();
  await devices.getByText("Firefox · Windows").waitFor({ state: "detached" });

  const mine = section(page, "My data");
  await mine.getByRole("button", { name: "Download All my data" }).click();
  await mine.getByLabel("Current password").fill(password);
  const arriving = page.waitForEvent("download");
  await mine.locator("form").getByRole("button", { name: "Download", exact: true }).click();
  const exported = JSON.parse(await readFile(await (await arriving).path(), "utf8"));
  expect(exported.account.email).toBe(email);

  await mine.getByRole("button", { name: "Delete My account" }).click();
  await mine.getByLabel("Current password").fill(password);
  await mine.getByLabel("I understand").check();
  await mine.locator("form").getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("Log in to see your account.").waitFor();
  expect(((await (await logIn()).json()) as { code: number }).code).toBe(400);
  expect(complaints).toEqual([]);
  await close();
});
