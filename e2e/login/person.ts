import { randomInt } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { settle } from "../browser.ts";

/** The texts of the login drawer and the account page, by language, as visitors read them. */
export const words = {
  zh: {
    logIn: "登录",
    account: "我的账号",
    logOut: "退出登录",
    openMenu: "打开菜单",
    close: "关闭",
    back: "返回登录",
    code: "验证码",
    password: "密码",
    newPassword: "新密码",
    confirm: "确认密码",
    email: "邮箱",
    phoneLabel: "手机号",
    emailLabel: "邮箱地址",
    byCode: "用验证码登录，会自动注册",
    newcomers: "还没有账号？用验证码登录会自动注册。",
    getCode: "获取验证码",
    forgot: "忘记密码？",
    register: "邮箱注册",
    registerNow: "注册",
    reset: "设置新密码",
    registered: "注册成功，请登录",
    modified: "修改成功，请用新密码登录",
    logInAgain: "重新登录",
    wrongLogin: "账号或密码错误",
  },
  en: {
    logIn: "Log in",
    account: "My account",
    logOut: "Log out",
    openMenu: "Open menu",
    close: "Close",
    back: "Back to login",
    code: "Code",
    password: "Password",
    newPassword: "New password",
    confirm: "Confirm password",
    email: "Email",
    phoneLabel: "Phone number",
    emailLabel: "Email address",
    byCode: "Log in with a code, which creates one",
    newcomers: "No account yet? Logging in with a code creates one.",
    getCode: "Get code",
    forgot: "Forgot password?",
    register: "Register by email",
    registerNow: "Register",
    reset: "Set new password",
    registered: "Registered. Please log in.",
    modified: "Your password was changed. Log in with the new one.",
    logInAgain: "Log in again",
    wrongLogin: "The account or the password is wrong.",
  },
} as const;

/** The languages of the pages. */
export type Language = keyof typeof words;

/** Returns the steps of a visitor who logs in by the drawer of a site. */
export function personAt(page: Page, base: string, language: Language) {
  const texts = words[language];
  const drawer = page.getByRole("dialog");
  // The form of the tab that was open is hidden before it is removed.
  const form = drawer.locator("form").filter({ visible: true });
  const field = (label: string): Locator => form.getByLabel(label, { exact: true });
  const press = (name: string) => drawer.getByRole("button", { name, exact: true }).click();
  const way = (name: string) => drawer.getByRole("tab", { name, exact: true }).click();
  const agree = () => drawer.getByRole("checkbox").check();
  /** Waits until a code was sent, and types the code from the server's outbox. */
  const typeCode = async (target: string) => {
    await drawer.getByRole("button", { name: /秒后重试|seconds? to retry/ }).waitFor();
    await drawer.locator("input[autocomplete=one-time-code]").fill(await readCode(base, target));
  };
  return {
    texts,
    drawer,
    field,
    press,
    async openSite() {
      await page.goto(base);
      await settle(page);
      await whenHydrated(page);
    },
    async openDrawer() {
      const { width = 0 } = page.viewportSize() ?? {};
      if (width < 1200) await page.getByRole("button", { name: texts.openMenu }).click();
      await page.getByRole("button", { name: texts.logIn, exact: true }).click();
      await drawer.locator("form").waitFor();
    },
    way,
    agree,
    /** Requests a code, which needs no human verification here, and types it. */
    async getCode(target: string) {
      await press(texts.getCode);
      await typeCode(target);
    },
    typeCode,
    async fillNewPassword(password: string, label: string = texts.password) {
      await field(label).fill(password);
      await field(texts.confirm).fill(password);
    },
    async logInByEmail(email: string, password: string) {
      await way(texts.email);
      await field(texts.emailLabel).fill(email);
      await field(texts.password).fill(password);
      await agree();
      await press(texts.logIn);
      await drawer.waitFor({ state: "detached" });
    },
    /** The avatar of the person who is logged in, on wide screens. */
    avatar: page.locator("header [data-account]").first(),
    main: page.locator("main"),
    /** Opens the account page without reloading the site. */
    async goToAccount() {
      await page.evaluate(() => {
        location.hash = "/account";
      });
      await page
        .locator("main h1")
        .getByText(/我的账|My account/)
        .waitFor();
    },
  };
}

// A button that the server rendered works once React has hydrated it.
async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("header button") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

/**
 * Returns the newest code in the server's outbox for a phone number or email address. Throws if
 * there is none.
 */
export async function readCode(base: string, target: string): Promise<string> {
  const response = await fetch(new URL("/dev/outbox.json", base));
  const { messages } = (await response.json()) as { messages: { target: string; code?: string }[] };
  const code = messages.find((message) => message.target === target)?.code;
  if (!code) throw new Error(`No code went to ${target}.`);
  return code;
}

/** Returns an email address as the account page shows it. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*@/, "$1***@");
}

/** Returns a phone number and an email address without an account. */
export function newcomer(): { phone: string; email: string } {
  const number = String(randomInt(1e8)).padStart(8, "0");
  return { phone: `138${number}`, email: `runner${number}@example.com` };
}
