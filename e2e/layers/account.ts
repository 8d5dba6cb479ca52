import type { Page } from "playwright-core";
import { quick } from "../peopleServer.ts";
import { byButton, byEscape, type Layer, leaving } from "./layer.ts";
import { at, loggedOutElsewhere, withoutPass } from "./world.ts";

const drawer = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const byLogin = leaving((_page, layer) => layer.getByRole("button", { name: quick.name.zh }).click());
const files = ["src/account/login/LoginDrawer.tsx"];

// The tab and the button that lead to each view.
const views: Record<string, [tab: string, button?: string]> = {
  "by password": ["密码"],
  "by code": ["验证码"],
  "by email": ["邮箱"],
  "of registering": ["邮箱", "邮箱注册"],
  "of a forgotten password, by phone": ["密码", "忘记密码？"],
  "of a forgotten password, by email": ["邮箱", "忘记密码？"],
};

const hasPhoneMenu = (page: Page) => (page.viewportSize()?.width ?? 0) < 1200;

const drawerLayers = Object.entries(views).map(
  ([view, [tab, button]]): Layer => ({
    name: `the login drawer, in the view ${view}`,
    files,
    widths: view === "by password" ? [390, 1440] : [button ? 390 : 1440],
    start: async (page, world) => {
      await page.context().clearCookies();
      if (page.url() !== "about:blank") await page.evaluate(() => localStorage.clear());
      await at("/guide/course")(page, world);
    },
    opener: (page) => page.getByRole("button", { name: hasPhoneMenu(page) ? "打开菜单" : "登录", exact: true }),
    layer: drawer,
    async inside(page, layer) {
      if (hasPhoneMenu(page)) await page.getByRole("button", { name: "登录", exact: true }).click();
      await layer.locator("form").waitFor();
      const back = layer.getByRole("button", { name: "返回登录" });
      if (await back.isVisible()) await back.click();
      await layer.getByRole("tab", { name: tab, exact: true }).click();
      // For a moment the view before is there as well, with a button of the same name.
      const view = layer.getByRole("tabpanel", { name: tab, exact: true });
      if (button) await view.getByRole("button", { name: button, exact: true }).click();
    },
    ways: {
      button: byButton("关闭"),
      Escape: byEscape,
      ...(!button && { "logging in": byLogin }),
    },
  }),
);

/** What opens over a page for visitors who log in or are logged in. */
export const accountLayers: Layer[] = [
  ...drawerLayers,
  {
    name: "the question of an expired session",
    files: ["src/account/login/AskAgain.tsx"],
    widths: [390],
    start: loggedOutElsewhere,
    opener: (page) =>
      page.locator("#account-profile").locator("xpath=ancestor::section").getByRole("button", { name: "保存" }),
    layer: question,
    ways: { button: leaving(byButton("暂不登录")), Escape: leaving(byEscape) },
  },
  {
    name: "the code of a second factor that has run out",
    files: ["src/account/second-factor/GuardedCalls.tsx"],
    widths: [1440],
    start: withoutPass,
    opener: (page) => page.getByRole("button", { name: /^全部/ }),
    layer: drawer,
    ways: { button: byButton("取消"), Escape: byEscape },
  },
];
