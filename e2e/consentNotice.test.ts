import { expect, test } from "vitest";
import { analytics, baidu, listParts, open, providers, publishAsking, sites } from "./asking.ts";
import { findBarriers, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { editJson, publish, publishSite } from "./ownSite.ts";
import { findShifts, watchShifts } from "./shifts.ts";

publishAsking();

test("a visitor who declines is never counted nor asked again, until they change their mind at the bottom of a page", async () => {
  const { page, sent, notice, decline, accept, settings, go, close } = await open("history", "/");
  await decline.click();
  await notice.waitFor({ state: "detached" });
  await go("/guide/course");
  await page.reload();
  await settle(page);
  await settings.waitFor();
  expect([await notice.count(), sent]).toEqual([0, []]);
  await settings.click();
  expect(await notice.textContent()).toContain("您目前的选择：拒绝。");
  await accept.click();
  await expect.poll(() => sent.length).toBe(3);
  await settings.click();
  await decline.click();
  await go("/guide/race-day");
  await settings.waitFor();
  expect(sent).toHaveLength(3);
  await close();
});

test.each([
  ["Do Not Track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
])("a browser with %s refuses for its visitor: nobody is asked, and nothing is counted", async (_, name, value) => {
  const visitor = await visit(browser);
  const { page, close } = visitor;
  await page.addInitScript(
    ([key, signal]) => Object.defineProperty(Navigator.prototype, String(key), { get: () => signal }),
    [name, value],
  );
  const asked: string[] = [];
  page.on("request", (request) => providers.test(request.url()) && asked.push(request.url()));
  await page.goto(`${sites.history.base}/`);
  await settle(page);
  const { notice, settings } = listParts(page);
  await settings.waitFor();
  expect(await notice.count()).toBe(0);
  await settings.click();
  expect(await notice.textContent()).toContain("所以您的访问不会被统计");
  await notice.getByRole("button", { name: "关闭" }).click();
  expect(await settings.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(asked).toEqual([]);
  await close();
});

test("a visitor who agreed is asked again when the site has another provider", async () => {
  const site = await publishSite("fixtures/sites/open-demo-10k", (folder) =>
    editJson(`${folder}/site.json`, (config) => ({ ...config, analytics: { baidu } })),
  );
  const { page, close } = await visit(browser);
  await page.context().route(providers, (route) => route.fulfill({ body: "" }));
  const { notice, accept, settings } = listParts(page);
  const load = async () => {
    await page.goto(`${site.base}/`);
    await settle(page);
    await settings.waitFor();
  };
  await load();
  await accept.click();
  await load();
  expect(await notice.count()).toBe(0);
  editJson(`${site.folder}/site.json`, (config) => ({ ...config, analytics }));
  await publish(site);
  await load();
  await notice.waitFor();
  expect(await notice.textContent()).toContain("Umami、Matomo、百度统计");
  site.remove();
  await close();
});

test.each([
  ["zh-CN", 390],
  ["en-GB", 1440],
])(
  "in %s at %i px the notice moves nothing, covers nothing that has the focus, has no barrier and is not printed",
  async (locale, width) => {
    const { page, notice, accept, decline, complaints, close } = await open("history", "/guide/course", {
      locale,
      viewport: { width, height: 844 },
    });
    await watchShifts(page);
    await page.reload();
    await settle(page);
    await notice.waitFor();
    expect(await findShifts(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    // The two buttons look the same.
    const look = (button: typeof accept) =>
      button.evaluate((one: HTMLElement) => {
        const { color, backgroundColor, border, font } = getComputedStyle(one);
        return [color, backgroundColor, border, font, one.offsetHeight, one.offsetWidth];
      });
    expect(await look(accept)).toEqual(await look(decline));
    // The keyboard comes to it before the page, and to everything else without it in between.
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("[data-consent=notice]") !== null)).toBe(true);
    const covered = await page.evaluate(() => {
      const top = document.querySelector("[data-consent=notice]")?.getBoundingClientRect().top ?? 0;
      const links = [
        ...document.querySelectorAll<HTMLElement>("main a[href], footer a[href], [data-consent=settings] button"),
      ];
      return links.flatMap((link) => {
        link.focus();
        const { bottom, height } = link.getBoundingClientRect();
        return height > 0 && document.activeElement === link && bottom > top ? [link.textContent] : [];
      });
    });
    expect(covered).toEqual([]);
    await page.emulateMedia({ media: "print" });
    expect(await notice.isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    await decline.click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(complaints).toEqual([]);
    await close();
  },
);
