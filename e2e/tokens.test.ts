import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, people } from "./account.ts";
import { browser } from "./chromium.ts";
import { openContext } from "./contexts.ts";
import { publishDemo } from "./halfFilled.ts";
import { beLoggedIn } from "./loggedIn.ts";
import type { OwnSite } from "./ownSite.ts";
import { look } from "./runnerPages.ts";

// An organiser makes an API token, a program reads entries with it, and is refused once it is
// revoked.

let site: OwnSite;
beforeAll(async () => {
  site = await publishDemo();
});
afterAll(() => site?.remove());

const words = {
  zh: {
    begin: "新建令牌…",
    make: "新建令牌",
    missing: "请填写名称。",
    name: "名称",
    entries: "查看报名",
    password: "当前密码",
    copy: "复制",
    stored: "已保存",
    used: "最后使用",
    revoke: /^停用/,
    none: "没有令牌。",
  },
  en: {
    begin: "Make a token…",
    make: "Make a token",
    missing: "Enter a name.",
    name: "Name",
    entries: "Read entries",
    password: "Current password",
    copy: "Copy",
    stored: "I have stored it",
    used: "last used on",
    revoke: /^Revoke/,
    none: "There are no tokens.",
  },
};

test.each([
  ["zh", 390],
  ["en", 1440],
] as const)(
  "an organiser makes a token, a program uses it until it is revoked (%s, %i px)",
  async (language, width) => {
    const t = words[language];
    const authorities = [`ORGANISER:${site.raceId}`, `PERSONAL_DATA:${site.raceId}`];
    const email = `maker-${randomBytes(6).toString("hex")}@example.org`;
    const person = await addPerson({ nick: "maker", authorities, email, password: "abc123" });
    const locale = language === "zh" ? "zh-CN" : "en-GB";
    const context = await openContext(browser, { viewport: { width, height: 844 }, locale });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await beLoggedIn(context, person);
    const page = await context.newPage();
    const shot = (step: string) => look(page, `tokens-${step}-${language}-${width}`);
    await page.goto(`${site.base}/organise?view=tokens`);
    await page.getByText(t.none).waitFor();
    await shot("none");
    await page.getByRole("button", { name: t.begin }).press("Enter");
    await page.getByRole("button", { name: t.make, exact: true }).click();
    await page.getByText(t.missing).waitFor();
    await shot("missing");
    await page.getByLabel(t.name, { exact: true }).fill("<b>令牌</b> display");
    await page.getByLabel(t.entries).check();
    await page.getByLabel(t.password).fill("abc123");
    await shot("form");
    await page.getByRole("button", { name: t.make, exact: true }).press("Enter");
    const secret = await page.locator("code", { hasText: "slt_" }).innerText();
    await shot("made");
    await page.getByRole("button", { name: t.copy, exact: true }).press("Enter");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    // As a program does: without a browser.
    const call = () =>
      // By IP address: Node does not resolve names below localhost.
      fetch(`http://127.0.0.1:${people.port}/sign-up/organise/entries?domainName=${site.domainName}`, {
        headers: { authorization: `Bearer ${secret}` },
      });
    expect((await call()).status).toBe(200);
    await page.getByRole("button", { name: t.stored }).press("Enter");
    expect(await page.content()).not.toContain(secret);
    await page.reload();
    await page.getByText("<b>令牌</b> display").first().waitFor();
    await page.getByText(t.used).waitFor();
    await shot("list");
    await page.getByRole("button", { name: t.revoke }).press("Enter");
    await shot("question");
    await page.getByRole("alertdialog").getByRole("button", { name: t.revoke }).press("Enter");
    await page.getByText(t.none).waitFor();
    expect((await call()).status).toBe(401);
    await context.close();
  },
);
