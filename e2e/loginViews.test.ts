import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { people } from "./account.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type Language, personAt } from "./login/person.ts";

const port = inject("port");

const base = `${people.base}/`;

async function openSite(language: Language, width = 1440) {
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  const visitor = await visit(browser, { locale, viewport: { width, height: 844 }, hasTouch: width < 1200 });
  const person = personAt(visitor.page, base, language);
  await person.openSite();
  const leave = async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  };
  return { ...visitor, ...person, leave };
}

const places = (page: Page) =>
  page
    .locator("#root :is(header, main h1, footer)")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x));

// The longer words on the narrower screen.
describe.each([
  ["zh", 1440],
  ["en", 390],
] as [Language, number][])("in %s at %i px", (language, width) => {
  test("six views are reached as specified, fit, have no barriers, and move nothing", async () => {
    const { page, texts, drawer, press, way, openDrawer, leave } = await openSite(language, width);
    const before = await places(page);
    await openDrawer();
    expect(await places(page)).toEqual(before);
    const seen: string[] = [];
    const look = async () => {
      const tab = drawer.locator("[role=tab][aria-selected=true]");
      seen.push([await drawer.locator("h2").innerText(), ...(await tab.allInnerTexts())].join(" / "));
      expect(await findBarriers(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    };
    const button = (name: string) => drawer.getByRole("button", { name, exact: true });
    await look();
    expect(await button(texts.register).count()).toBe(0);
    await press(texts.forgot);
    await look();
    await press(texts.back);
    await press(texts.byCode);
    await look();
    expect(await drawer.getByText(texts.newcomers).count()).toBe(1);
    expect([await button(texts.register).count(), await button(texts.forgot).count()]).toEqual([0, 0]);
    await way(texts.email);
    await look();
    await press(texts.register);
    await look();
    await press(texts.back);
    await press(texts.forgot);
    await look();
    expect(seen).toEqual(
      language === "zh"
        ? ["登录 / 密码", "手机找回密码", "登录 / 验证码", "登录 / 邮箱", "邮箱注册", "邮箱找回密码"]
        : [
            "Log in / Password",
            "Reset password by phone",
            "Log in / Code",
            "Log in / Email",
            "Register by email",
            "Reset password by email",
          ],
    );
    const { width: wide = 0 } = (await drawer.boundingBox()) ?? {};
    expect(wide).toBe(Math.min(width, 420));
    await press(texts.close);
    await drawer.waitFor({ state: "detached" });
    await leave();
  });
});

// Buttons, fields and tabs that a thumb could miss; links within a sentence may be as small as its
// letters.
function smallTargets(page: Page): Promise<string[]> {
  return page
    .getByRole("dialog")
    .locator("button, input:not([type=checkbox]), [role=tab], label:has(input)")
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().height < 44 && target.getBoundingClientRect().height > 0)
        .map((target) => `${target.outerHTML.slice(0, 80)}: ${target.getBoundingClientRect().height}`),
    );
}

test("a runner with a keyboard alone opens it, hears what is missing, and is back at the button after Escape", async () => {
  const { page, drawer, texts, leave } = await openSite("en");
  const opener = page.locator("header").getByRole("button", { name: texts.logIn, exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  await drawer.locator("form").waitFor();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? "");
  await expect.poll(focused).toBe("phone");
  await page.keyboard.type("1380000");
  await page.keyboard.press("Tab");
  await drawer.getByText("Please enter a correct phone number.").first().waitFor();
  await page.keyboard.type("abcdef");
  await page.keyboard.press("Enter");
  const alert = drawer.locator("form > [role=alert]").first();
  expect(await alert.innerText()).toContain("2 entries need your attention");
  expect(await focused()).toBe("phone");
  await drawer.getByText("Please first agree to the user agreement and the privacy policy.").waitFor();
  // Once it was wrong, it is right as soon as it is right.
  await page.keyboard.type("0001");
  expect(await drawer.getByText("Please enter a correct phone number.").count()).toBe(1);
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null)).toBe(true);
  }
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await leave();
});

test("case 40, what was typed before a puzzle: it survives closing and other views, but for passwords; so does the minute between two codes", async () => {
  const { drawer, texts, field, press, way, openDrawer, leave } = await openSite("en");
  await openDrawer();
  await field(texts.phoneLabel).fill("138 1234 5678");
  await field(texts.password).fill("first123");
  await way(texts.code);
  expect(await field(texts.phoneLabel).inputValue()).toBe("138 1234 5678");
  await press(texts.getCode);
  await drawer.getByRole("button", { name: /seconds? to retry/ }).waitFor();
  expect(await drawer.locator("input[name=loginCode]").evaluate((input) => input === document.activeElement)).toBe(
    true,
  );
  await press(texts.close);
  await drawer.waitFor({ state: "detached" });
  await openDrawer();
  await drawer.getByRole("button", { name: /seconds? to retry/ }).waitFor();
  await way(texts.password);
  expect([await field(texts.phoneLabel).inputValue(), await field(texts.password).inputValue()]).toEqual([
    "138 1234 5678",
    "",
  ]);
  await leave();
});

test("what is still being composed with a Chinese keyboard is neither checked nor sent", async () => {
  const { page, drawer, field, texts, openDrawer, leave } = await openSite("zh");
  await openDrawer();
  await field(texts.phoneLabel).focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send("Input.imeSetComposition", { text: "yao", selectionStart: 3, selectionEnd: 3 });
  await page.keyboard.press("Enter");
  expect(await drawer.getByText(/^请输入/).count()).toBe(0);
  await keyboard.send("Input.insertText", { text: "幺三八" });
  await page.keyboard.press("Tab");
  await drawer.getByText("请输入正确的手机号").first().waitFor();
  await leave();
});

test("a phone's and a manager's autofill know every field", async () => {
  const { drawer, texts, press, way, openDrawer, leave } = await openSite("en");
  const kinds = () =>
    drawer
      .locator("form input:not([type=checkbox])")
      .evaluateAll((inputs) =>
        inputs.map((input) => `${(input as HTMLInputElement).type} ${(input as HTMLInputElement).autocomplete}`),
      );
  await openDrawer();
  expect(await kinds()).toEqual(["tel username", "password current-password"]);
  await drawer.getByRole("button", { name: /^Show “/ }).click();
  expect(await kinds()).toEqual(["tel username", "text current-password"]);
  // The view that is left goes while the other comes.
  await way(texts.code);
  await expect.poll(kinds).toEqual(["tel tel", "text one-time-code"]);
  await way(texts.email);
  await expect.poll(kinds).toEqual(["text username", "password current-password"]);
  await press(texts.register);
  await expect
    .poll(kinds)
    .toEqual(["text username", "text one-time-code", "password new-password", "password new-password"]);
  await leave();
});

test("a visitor loads nothing of it before asking; a site without accounts offers none", async () => {
  const { page, close } = await visit(browser, { locale: "en-GB" });
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto(base);
  await settle(page);
  expect(loaded.filter((url) => /part-(login|session|captcha|account)|interaction|crypto/.test(url))).toEqual([]);
  await page.goto(`http://127.0.0.1:${people.port}/`);
  await settle(page);
  expect(await page.getByRole("button", { name: "Log in", exact: true }).count()).toBe(0);
  await page.goto(`http://127.0.0.1:${people.port}/#/account`);
  await page.getByRole("heading", { name: "There is no such page" }).waitFor();
  await close();
});

test("nothing moves when the page of a runner who is logged in is hydrated", async () => {
  const { page, close } = await visit(browser, { locale: "en-GB" });
  const accountInfo = { accountId: "a1", accountNick: "Runner" };
  await page.addInitScript(
    (stored) => {
      localStorage.setItem("token", "t");
      localStorage.setItem("userData", stored);
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    },
    JSON.stringify({ accountInfo, authorities: [] }),
  );
  await page.route("**/getCommonInfo", (route) => route.fulfill({ json: { code: 0, msg: "", data: {} } }));
  await page.goto(`http://localhost:${port}/`);
  const wayIn = page.locator("header").getByRole("button", { name: "Log in", exact: true });
  expect(await wayIn.isVisible()).toBe(false);
  await page.locator("header").getByRole("button", { name: "Account of Runner" }).waitFor();
  await settle(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  await close();
});
