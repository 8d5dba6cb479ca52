import { afterAll, beforeAll, expect, test } from "vitest";
import type { UserData } from "#contract/userData.ts";
import { openSession } from "#server/people/accounts/sessions.ts";
import { addAccount, call, findCode } from "#server/people/accounts/testPeople.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { movePiece, nextPuzzle } from "./captcha/puzzle.ts";
import { openSliderWorld, type SliderWorld } from "./captcha/sliderWorld.ts";
import { browser } from "./chromium.ts";
import { newcomer } from "./login/person.ts";

let slider: SliderWorld;
beforeAll(async () => {
  slider = await openSliderWorld();
});
afterAll(() => slider?.close());

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

async function openAccountPage(language: "zh" | "en", width: number) {
  const { world, base } = slider;
  const accountId = await addAccount(world, { ...newcomer(), password: "abc123" });
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

test.each([
  ["zh", 390, "phone"],
  ["en", 390, "email"],
  ["zh", 1440, "email"],
  ["en", 1440, "phone"],
] as const)(
  "a runner in %s at %i px changes the %s: verifies by slider, types the code that went there, and has it changed",
  async (language, width, what) => {
    const texts = words[language];
    const target = newcomer()[what];
    // As people write them.
    const typed = {
      phone: ` +86 ${target.slice(0, 3)}-${target.slice(3, 7)}-${target.slice(7)}`,
      email: target.replace("r", "R"),
    };
    const { page, complaints, close } = await openAccountPage(language, width);
    const security = page.locator("section").filter({ has: page.getByRole("heading", { name: texts.security }) });
    await security.getByRole("button", { name: texts.row(what) }).click();
    const entry = security.getByLabel(texts.entry[what]);
    const getCode = security.getByRole("button", { name: texts.getCode });
    const ask = async () => {
      const puzzle = nextPuzzle(page);
      await getCode.click();
      return puzzle;
    };
    const solve = async () => {
      await movePiece(page, slider.world, await ask());
      await page.keyboard.press("Enter");
    };
    await entry.fill("138");
    await getCode.click();
    await security.getByText(texts.wrong[what]).waitFor();
    if (what === "phone") {
      await entry.fill("+35312345678");
      await solve();
      await security.getByText(texts.notServed).waitFor();
    }
    await entry.fill(typed[what]);
    await ask();
    await page.locator("[data-look=ready]").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    // Closed without a pass, nothing is sent.
    await page.keyboard.press("Escape");
    await security.getByText(texts.slideFirst).waitFor();
    expect(await findCode(slider.world, target)).toBeUndefined();
    await solve();
    await security.getByRole("button", { name: /秒后重试|seconds? to retry/ }).waitFor();
    await security.getByLabel(texts.code, { exact: true }).fill((await findCode(slider.world, target)) ?? "");
    await security.getByLabel(texts.password).fill("abc123");
    await security.getByRole("button", { name: texts.save }).click();
    await page.getByText(texts.changed, { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  },
);
