import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from "vitest";
import { openDatabase } from "#server/base/db/open.ts";
import { problemReports } from "#server/base/db/schema.ts";
import { layTestDatabase } from "#server/base/db/testDatabase.ts";
import { isFull } from "../scripts/full.ts";
import { findOtherBrowsers } from "../scripts/otherBrowsers.mjs";
import type { Driver } from "./engines/driver.ts";
import { openFirefox } from "./engines/firefox.ts";
import { until, type Visitor, visitorWith } from "./engines/visitor.ts";
import { openWebKit } from "./engines/webkit.ts";
import { newcomer, readCode } from "./login/person.ts";
import { type RunningServer, sharePictures, startServer } from "./server.ts";

const { firefox, webkit } = findOtherBrowsers();

const dataDir = mkdtempSync(join(tmpdir(), "startline-"));
let server: RunningServer;
let home: string;
beforeAll(async () => {
  await layTestDatabase(dataDir);
  sharePictures(dataDir);
  server = await startServer({ NODE_ENV: "development", DATA_DIR: dataDir });
  home = `http://open-demo-10k.localhost:${server.port}/`;
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true });
});

const layer = "[data-scope=dialog]";
const drawer = "[role=dialog][data-scope=dialog]";
const openMenu = (visitor: Visitor, name = "打开菜单") => visitor.press("header button", name);

describe.each([
  ["Firefox", firefox, openFirefox],
  ["WebKit", webkit, openWebKit],
] as const)("a visitor in %s", (name, path, open) => {
  let driver: Driver;
  let visitor: Visitor;
  beforeAll(async () => {
    if (!path) return;
    driver = await open(path);
    visitor = visitorWith(driver);
  });
  afterAll(() => driver?.close());
  beforeEach(() => {
    onTestFailed(async () => {
      const picture = join(tmpdir(), `startline-${name}.png`);
      await driver.screenshot(picture);
      console.log(`${name} showed ${picture}; complaints: ${(await driver.complaints()).join("\n")}`);
    });
  });

  test.skipIf(!path || !isFull)(
    "reads the site on a phone: the facts, a document from the menu, and English",
    async () => {
      await driver.resize(390, 844);
      await visitor.open(home);
      await visitor.see("h1", "湖心公园十公里");
      await visitor.see("main", "报名进行中");
      await visitor.see("main table", "2,000");
      await expectNoSidewaysScroll(driver);

      await openMenu(visitor);
      await visitor.press("header summary", "跑者指南");
      await visitor.press("header a", "路线");
      await visitor.see("main h1", "绕湖一圈");
      await expectNoSidewaysScroll(driver);

      await openMenu(visitor);
      await visitor.press("header button", "English");
      await visitor.see("main h1", "Once round the lake");
      await visitor.reload();
      await visitor.see("main h1", "Once round the lake");
      await openMenu(visitor, "Open menu");
      await visitor.press("header button", "中文");
      await visitor.see("main h1", "绕湖一圈");
      expect(await driver.complaints()).toEqual([]);
    },
  );

  test.skipIf(!path || !isFull)(
    "closes the login drawer with the cross and with Escape, and presses what was beneath",
    async () => {
      await visitor.open(home);
      const ways = [() => visitor.press(`${drawer} button`, "关闭"), () => driver.pressKey("Escape")];
      for (const close of ways) {
        await openMenu(visitor);
        await visitor.press("header button", "登录");
        await visitor.see(drawer, "手机号");
        await close();
        await visitor.leaves(layer);
        await visitor.press("main a", "立即报名");
        await visitor.see("main h1", "报名");
        await visitor.press("header a", "湖心公园十公里 – 首页");
        await visitor.see("main table", "2,000");
      }
      expect(await driver.complaints()).toEqual([]);
    },
  );

  // What differs most between browsers: storage, cryptography, and the fields of a form.
  test.skipIf(!path)("logs in by code, begins a sign-up, and finds it again after a reload", async () => {
    await driver.resize(390, 844);
    await visitor.open(`${home}post`);
    await visitor.press("main button", "登录后报名");
    await logInByCode(visitor);
    await visitor.leaves(layer);
    await visitor.see("main", "选择项目");
    await visitor.press("main button", /^十公里/);
    await visitor.see("#sign-up-part", "个人信息");
    await visitor.fill('input[id$="/name"]', "林小满");
    await visitor.press('label:has(input[value="mainland"])');
    await visitor.choose('select[id$="/document-type"]', "1");
    await visitor.fill('input[id$="/document-number"]', "110105199001010012");
    await until(() => driver.run(() => document.querySelector('[data-saving="saved"]') !== null));
    await visitor.reload();
    await visitor.press("main button", "继续填写");
    await visitor.see("#sign-up-part", "个人信息");
    const answers = () =>
      driver.run(() =>
        ["/name", "/document-type", "/document-number"].map(
          (id) => document.querySelector<HTMLInputElement>(`[id$="${id}"]`)?.value,
        ),
      );
    await until(async () => (await answers())[0]);
    expect(await answers()).toEqual(["林小满", "1", "110105199001010012"]);
    await expectNoSidewaysScroll(driver);
    expect(await driver.complaints()).toEqual([]);
  });

  test.skipIf(!path || !isFull)(
    "reads the regulations of another race on a wide screen, and continues when the login drawer is closed",
    async () => {
      await driver.resize(1440, 900);
      await visitor.open(`http://localhost:${server.port}/`);
      await visitor.see("h1", "运河城马拉松");
      await visitor.press("header button", "赛事信息");
      await visitor.press("header a", "竞赛规程");
      await visitor.see("main", "赛事名称");
      await visitor.press("header button", "登录");
      await visitor.see(drawer, "手机号");
      await driver.pressKey("Escape");
      await visitor.leaves(layer);
      await visitor.press("header a", "首页");
      await visitor.see("main", "报名");
      await expectNoSidewaysScroll(driver);
      expect(await driver.complaints()).toEqual([]);
    },
  );
});

// The driver of WebKit can listen only after a page has loaded; what goes wrong before then, pages
// report to the server.
test.skipIf(!firefox && !webkit)("no page has reported a problem, not even while it was loading", async () => {
  await server.stop();
  const { db, close } = await openDatabase({ dataDir });
  expect(await db.select().from(problemReports)).toEqual([]);
  await close();
});

/** With the verification that needs no picture: the browser computes while the visitor waits. */
async function logInByCode(visitor: Visitor): Promise<void> {
  const { phone } = newcomer();
  await visitor.press(`${drawer} [role=tab]`, "验证码");
  await visitor.fill(`${drawer} input[type=tel]`, phone);
  await visitor.press(`${drawer} button`, "获取验证码");
  await visitor.press(`${drawer} button`, "不看图验证");
  await visitor.see(drawer, /秒后重试/);
  await visitor.fill(
    `${drawer} input[autocomplete=one-time-code]`,
    await readCode(`http://localhost:${server.port}`, phone),
  );
  await visitor.press(`${drawer} input[name=agreement]`);
  await visitor.press(`${drawer} button[type=submit]`, "登录");
}

async function expectNoSidewaysScroll(driver: Driver): Promise<void> {
  const { scrollWidth, clientWidth } = await driver.run(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
}
