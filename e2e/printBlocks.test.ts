import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scrollToEnd, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { editJson, type OwnSite, publishSite } from "./ownSite.ts";

const text = (zh: string) => ({ zh, en: zh });
const block = (type: string, id: string, props: object, frame: object = {}) => ({
  type,
  version: 1,
  id,
  ...frame,
  props,
});
const words = (id: string, html: string, frame: object = {}) =>
  block("rich-text", id, { title: text(`题${id}`), html: text(html) }, frame);
const tab = (id: string) => ({ id, title: text(`签${id}`), blocks: [words(`in-${id}`, `<p>内容 ${id}</p>`)] });
const picture = { src: "media/hero-park.jpg" };
const action = { label: text("去看"), link: "https://partner.example.org/" };

const blocks = [
  block("alert", "danger", { level: "danger", text: text("起跑推迟一小时"), isDismissible: true }),
  words("night", '<p>夜色 <a href="https://maps.example.org/">地图</a></p>', { tone: "night" }),
  block("countdown", "clock", { title: text("距离起跑") }, { background: picture }),
  block("countdown", "quiet", { title: text("距离起跑"), look: "strip" }, { tone: "sunken" }),
  block("call-to-action", "call", { title: text("来吧"), action, tone: "accent" }),
  block("tabs", "ways", { tabs: [tab("one"), tab("two")] }),
  block("faq", "faq", { questions: [{ id: "q", question: text("问"), answer: text("<p>答案在纸上</p>") }] }),
  block("group", "row", { layout: "row", blocks: ["a", "b", "c", "d", "e"].map((id) => words(id, `<p>块 ${id}</p>`)) }),
  words("phone", "<p>只在手机上</p>", { hideOn: "desktop" }),
  words("desktop", "<p>只在电脑上</p>", { hideOn: "phone" }),
];

let site: OwnSite;
beforeAll(async () => {
  site = await publishSite("fixtures/sites/open-demo-10k", (folder) => {
    editJson(`${folder}/site.json`, (config) => ({
      ...config,
      $schema: "https://startline.dev/schemas/site/v2.schema.json",
      router: "history",
      home: { blocks },
    }));
  });
});
afterAll(() => site?.remove());

/**
 * Returns the texts of the main part that are light, or on a dark ground, as a printer with or
 * without backgrounds draws them.
 */
function findInk(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const lightness = (colour: string) => {
      if (!canvas) throw new Error("no canvas");
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return alpha < 128 ? undefined : (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
    };
    return [...document.querySelectorAll("main *")].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const { backgroundColor, color } = getComputedStyle(element);
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const ground = lightness(backgroundColor) ?? 1;
      const isLight = hasWords && (lightness(color) ?? 0) > 0.65;
      return ground < 0.6 || isLight ? [`${element.localName} ${element.textContent?.slice(0, 20)}`] : [];
    });
  });
}

const isShown = (page: Page, words: string) =>
  page
    .getByText(words, { exact: true })
    .evaluate(
      (element) =>
        element.checkVisibility({ contentVisibilityAuto: true }) && element.getBoundingClientRect().height > 0,
    );

test("bands, tabs, answers and rows are whole on paper, in dark words on white, with the addresses of links", async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(site.base);
  await settle(page);
  await scrollToEnd(page);
  expect((await findInk(page)).length).toBeGreaterThan(5);
  expect(await isShown(page, "内容 two")).toBe(false);
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  expect(await findInk(page)).toEqual([]);
  for (const words of ["内容 one", "内容 two", "答案在纸上", "起跑推迟一小时", "只在电脑上"])
    expect(await isShown(page, words), words).toBe(true);
  expect(await page.getByText("只在手机上").isVisible()).toBe(false);
  expect(await page.getByRole("button").count()).toBe(0);
  const rights = await page.locator("main p").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual(718);
  const address = (name: string) =>
    page.getByRole("link", { name }).evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await address("地图")).toContain("https://maps.example.org/");
  expect(await address("去看")).toContain("https://partner.example.org/");
  expect(complaints).toEqual([]);
  await close();
});

test("a block with a band of its own lies on the picture of its frame, and covers a quiet one", async () => {
  const { page, close } = await visit(browser);
  await page.goto(site.base);
  await settle(page);
  const ground = (index: number) =>
    page
      .locator("main section:has([role=timer])")
      .nth(index)
      .evaluate((section) => {
        const frame = section.closest("[data-frame]");
        if (!frame) throw new Error("no frame");
        const [inner, outer] = [section.getBoundingClientRect(), frame.getBoundingClientRect()];
        return { colour: getComputedStyle(section).backgroundColor, isCovered: inner.height === outer.height };
      });
  expect(await ground(0)).toEqual({ colour: "rgba(0, 0, 0, 0)", isCovered: false });
  expect(await ground(1)).toMatchObject({ colour: expect.not.stringMatching(/, 0\)$/), isCovered: true });
  await close();
});
