import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriers, findOverflow, launch, settle, visit } from "./browser.ts";
import { editJson, type OwnSite, publishSite } from "./ownSite.ts";

const text = (zh: string, en = zh) => ({ zh, en });
const words = (id: string, more: object = {}) => ({
  type: "rich-text",
  version: 1,
  id,
  ...more,
  props: { title: text(`题${id}`, `Title ${id}`), html: text(`<p>内容 ${id}</p>`, `<p>Text ${id}</p>`) },
});
const column = (id: string, phoneOrder: number) => ({ id, phoneOrder, blocks: [words(id)] });
const tab = (id: string, inner: object[]) => ({ id, title: text(`签${id}`, `Tab ${id}`), blocks: inner });

const blocks = [
  words("top"),
  {
    type: "columns",
    version: 1,
    id: "columns",
    tone: "night",
    props: { ratios: [2, 1], columns: [column("left", 2), column("right", 1)] },
  },
  {
    type: "tabs",
    version: 1,
    id: "ways",
    props: {
      title: text("交通", "Travel"),
      tabs: [
        tab("by-train", [words("train")]),
        tab("by-plane", [words("plane", { anchor: "airport", tone: "sunken" })]),
        tab("by-car", [words("car")]),
      ],
    },
  },
  { type: "group", version: 1, id: "group", props: { blocks: [words("one"), words("two"), words("three")] } },
  words("phone", { hideOn: "desktop" }),
  {
    type: "alert",
    version: 1,
    id: "last",
    props: { level: "info", text: text("最后一块", "The last block"), isDismissible: true },
  },
];

let browser: Browser;
let site: OwnSite;
beforeAll(async () => {
  browser = await launch();
  site = await publishSite("fixtures/sites/open-demo-10k", (folder) => {
    editJson(`${folder}/site.json`, (config) => ({
      ...config,
      $schema: "https://startline.dev/schemas/site/v2.schema.json",
      router: "history",
      home: { blocks },
    }));
  });
});
afterAll(async () => {
  site?.remove();
  await browser?.close();
});

const top = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).evaluate((element) => element.getBoundingClientRect().top);

test("columns are side by side on a desktop, and on a phone in the order for phones", async () => {
  const desktop = await visit(browser);
  await desktop.page.goto(site.base);
  await settle(desktop.page);
  expect(await top(desktop.page, "内容 left")).toBe(await top(desktop.page, "内容 right"));
  expect(await desktop.page.getByText("内容 phone").isVisible()).toBe(false);
  expect(await findBarriers(desktop.page)).toEqual([]);
  expect(desktop.complaints).toEqual([]);
  await desktop.close();
  const phone = await visit(browser, { viewport: { width: 390, height: 844 } });
  await phone.page.goto(site.base);
  await settle(phone.page);
  expect(await top(phone.page, "内容 right")).toBeLessThan(await top(phone.page, "内容 left"));
  expect(await phone.page.getByText("内容 phone").isVisible()).toBe(true);
  expect(await findOverflow(phone.page)).toEqual([]);
  expect(phone.complaints).toEqual([]);
  await phone.close();
});

test("a reader who dismisses the last block of a page by the keyboard stays on the page, and does not see it again", async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(site.base);
  await settle(page);
  await page.locator("[data-notice] button").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("[data-notice]").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page.reload();
  await settle(page);
  expect(await page.getByText("最后一块").count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("a reader opens tabs by arrow keys, Home and End, and the address names the open tab", async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(site.base);
  await settle(page);
  const tabNamed = (name: string) => page.getByRole("tab", { name });
  await tabNamed("签by-train").click();
  await page.keyboard.press("ArrowRight");
  expect(await tabNamed("签by-plane").getAttribute("aria-selected")).toBe("true");
  expect(await page.getByText("内容 plane").isVisible()).toBe(true);
  expect(await page.getByText("内容 train").isVisible()).toBe(false);
  expect(new URL(page.url()).hash).toBe("#by-plane");
  await page.keyboard.press("End");
  expect(await page.getByText("内容 car").isVisible()).toBe(true);
  await page.keyboard.press("ArrowRight");
  expect(await page.getByText("内容 train").isVisible()).toBe(true);
  expect(await page.getByRole("tab", { selected: true }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test.each(["by-plane", "airport"])("a link to #%s opens the tab that it is about", async (anchor) => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`${site.base}/#${anchor}`);
  await page.getByText("内容 plane").waitFor();
  expect(await page.getByText("内容 train").isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test("a reader without JavaScript reads all tabs, each under its name", async () => {
  const { page, close } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(site.base);
  for (const name of ["train", "plane", "car"]) {
    expect(await page.getByText(`内容 ${name}`).isVisible()).toBe(true);
    expect(await page.getByRole("heading", { name: `签by-${name}` }).isVisible()).toBe(true);
  }
  expect(await page.getByRole("tab").count()).toBe(0);
  await close();
});
