import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSite } from "../compiler/read.ts";
import { visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type RunningServer, startServer } from "./server.ts";

const picture = "https://img.example.org/hero.png";
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const site = (id: string, more: object) => ({
  $schema: "https://startline.dev/schemas/site/v3.schema.json",
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

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "startline-hosts-"));
  for (const [id, more] of Object.entries(sites)) {
    mkdirSync(join(folder, id));
    writeFileSync(join(folder, id, "site.json"), JSON.stringify(site(id, more)));
  }
  server = await startServer({ SITES_DIR: folder });
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

async function open(id: string) {
  const { page, complaints, close } = await visit(browser);
  const asked: string[] = [];
  await page.route("https://img.example.org/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "image/png", body: pixel });
  });
  await page.goto(`http://${id}.localhost:${server.port}/`);
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
