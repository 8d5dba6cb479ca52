import { afterAll, beforeAll, expect, test } from "vitest";
import { readSite } from "../compiler/read.ts";
import { visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type OwnSite, publishSite } from "./ownSite.ts";

const picture = "https://img.example.org/hero.png";
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const site = (id: string, more: object) => ({
  $schema: "https://startline.dev/schemas/site/v2.schema.json",
  id,
  title: { zh: "小城跑" },
  languages: ["zh"],
  home: {
    blocks: [
      {
        type: "carousel",
        version: 2,
        id: "top",
        props: { slides: [{ id: "a", title: { zh: "题" }, image: { src: picture, alt: { zh: "起点" } } }] },
      },
    ],
  },
  routes: [],
  ...more,
});

const sites = { named: { hosts: { pictures: ["img.example.org"] } }, unnamed: {} };
const codes = (id: keyof typeof sites) =>
  readSite(JSON.stringify(site(id, sites[id]))).problems.map(({ code }) => code);

let published: Record<string, OwnSite>;
beforeAll(async () => {
  const entries = Object.entries(sites).map(async ([id, more]) => [id, await publishSite(site(id, more))] as const);
  published = Object.fromEntries(await Promise.all(entries));
});
afterAll(() => {
  for (const one of Object.values(published ?? {})) one.remove();
});

async function open(id: keyof typeof sites) {
  const { page, complaints, close } = await visit(browser);
  const asked: string[] = [];
  await page.route("https://img.example.org/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "image/png", body: pixel });
  });
  await page.goto(`${published[id]?.base}/`);
  const image = page.locator(`img[src="${picture}"]`).first();
  await image.waitFor({ state: "attached" });
  await page.waitForLoadState("load");
  const width = () => image.evaluate((one: HTMLImageElement) => one.naturalWidth);
  return { width, asked, complaints, close };
}

test("a visitor sees a picture of another host that the site names", async () => {
  const { width, asked, complaints, close } = await open("named");
  await expect.poll(width).toBe(1);
  expect(asked).not.toEqual([]);
  expect(codes("named")).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("a visitor's browser blocks and reports a picture of a host that the site does not name", async () => {
  const { width, complaints, close } = await open("unnamed");
  await expect.poll(() => complaints.join("\n")).toContain(`policy: img-src blocked ${picture}`);
  expect(await width()).toBe(0);
  expect(codes("unnamed")).toEqual(["SL5015"]);
  await close();
});
