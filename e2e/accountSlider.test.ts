import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { UserData } from "#contract/userData.ts";
import { root } from "#server/base/root.ts";
import { openSession } from "#server/people/accounts/sessions.ts";
import { addAccount, call, codeOf } from "#server/people/accounts/testPeople.ts";
import { rightPlace } from "#server/people/captcha/testPerson.ts";
import { readBuiltSite } from "#server/sites/page/builtSite.ts";
import { openWorld, type World } from "#server/testWorld.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";

let world: World;
let base: string;
beforeAll(async () => {
  const built = await readBuiltSite(join(root, "dist/site"));
  // In this process, so that the test knows where the piece of the puzzle belongs.
  world = await openWorld({}, { sitesDir: join(root, "fixtures/sites"), captcha: { kind: "slider" } }, built);
  await world.app.listen({ host: "127.0.0.1", port: 0 });
  base = `http://localhost:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await world.close();
});

const words = {
  zh: {
    security: "账号安全",
    row: (what: "phone" | "email") => `修改 ${what === "phone" ? "手机号" : "邮箱"}`,
    entry: { phone: "新手机号", email: "新邮箱" },
    getCode: "获取验证码",
    code: "验证码",
    password: "当前密码",
    save: "保存",
    slideFirst: "请先滑动滑块进行验证",
    wrong: { phone: "请输入正确的手机号", email: "请输入正确的邮箱" },
    notServed: "暂不支持向该国家或地区的手机号发送验证码",
    changed: "已更换",
  },
  en: {
    security: "Security",
    row: (what: "phone" | "email") => `Change ${what === "phone" ? "Phone number" : "Email address"}`,
    entry: { phone: "New phone number", email: "New email address" },
    getCode: "Get code",
    code: "Verification code",
    password: "Current password",
    save: "Save",
    slideFirst: "Please slide the slider to verify first.",
    wrong: { phone: "Please enter a correct phone number.", email: "Please enter a correct email address." },
    notServed: "Codes cannot be sent to phone numbers of this country or region.",
    changed: "Changed",
  },
} as const;

async function openAccountPage(language: "zh" | "en", width: number, who: { email: string; phone: string }) {
  const accountId = await addAccount(world, { ...who, password: "abc123" });
  const token = await openSession(world.db, { accountId, loginType: "5", device: "test" });
  const { data: userData } = await call<UserData>(world, "/user-center/user-data", { token });
  const visitor = await visit(browser, {
    locale: language === "zh" ? "zh-CN" : "en-GB",
    viewport: { width, height: 844 },
    hasTouch: width < 1200,
  });
  await visitor.page.context().addInitScript(
    (stored) => {
      localStorage.setItem("userData", JSON.stringify(stored.userData));
      localStorage.setItem("token", stored.token);
    },
    { token, userData },
  );
  await visitor.page.goto(`${base}/#/account`);
  await visitor.page.locator("#account-profile").waitFor();
  await settle(visitor.page);
  return visitor;
}

/** Moves the piece into the hole, by keys. */
async function solve(page: Page, sessionId: string): Promise<void> {
  await page.locator("[data-look=ready]").waitFor();
  const x = await rightPlace(world, sessionId);
  for (let at = 0; at + 20 <= x; at += 20) await page.keyboard.press("Shift+ArrowRight", { delay: 40 });
  for (let at = 0; at + 2 <= x % 20; at += 2) await page.keyboard.press("ArrowRight", { delay: 40 });
  await page.keyboard.press("ArrowRight", { delay: 40 });
  await page.keyboard.press("ArrowLeft", { delay: 40 });
  await page.keyboard.press("Enter");
}

test.each([
  ["zh", 390, "phone", " +86 138-0000-1390", "13800001390"],
  ["en", 390, "email", "Next390@example.com", "next390@example.com"],
  ["zh", 1440, "email", "next1440@example.com", "next1440@example.com"],
  ["en", 1440, "phone", "138 0000 1440", "13800001440"],
] as const)(
  "a runner in %s at %i px changes the %s: verifies by slider, types the code that went there, and has it changed",
  async (language, width, what, typed, target) => {
    const texts = words[language];
    const email = `old-${language}-${width}@example.com`;
    const who = { email, phone: `139${String(width).padStart(4, "0")}000${language === "zh" ? 1 : 2}` };
    const { page, complaints, close } = await openAccountPage(language, width, who);
    const security = page.locator("section").filter({ has: page.getByRole("heading", { name: texts.security }) });
    await security.getByRole("button", { name: texts.row(what) }).click();
    const entry = security.getByLabel(texts.entry[what]);
    const getCode = security.getByRole("button", { name: texts.getCode });
    const ask = async () => {
      const reply = page.waitForResponse((response) => response.url().endsWith("/captcha/puzzle"));
      await getCode.click();
      return ((await (await reply).json()) as { data: { sessionId: string } }).data.sessionId;
    };
    await entry.fill("138");
    await getCode.click();
    await security.getByText(texts.wrong[what]).waitFor();
    if (what === "phone") {
      await entry.fill("+35312345678");
      await solve(page, await ask());
      await security.getByText(texts.notServed).waitFor();
    }
    await entry.fill(typed);
    await ask();
    await page.locator("[data-look=ready]").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    // Closed without a pass, nothing is sent.
    await page.keyboard.press("Escape");
    await security.getByText(texts.slideFirst).waitFor();
    expect(await codeOf(world, target)).toBeUndefined();
    await solve(page, await ask());
    await security.getByRole("button", { name: /秒后重试|seconds? to retry/ }).waitFor();
    await security.getByLabel(texts.code, { exact: true }).fill((await codeOf(world, target)) ?? "");
    await security.getByLabel(texts.password).fill("abc123");
    await security.getByRole("button", { name: texts.save }).click();
    await page.getByText(texts.changed, { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  },
);
