import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { type Development, dev } from "../cli/dev.ts";
import { visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { patience } from "./patience.ts";

const folder = join(mkdtempSync(join(tmpdir(), "startline-dev-test-")), "lantern-night-run");
const siteFile = join(folder, "site.json");
const healthy = readFileSync("e2e/lantern-night-run.json", "utf8");

let development: Development;
let printed = "";
beforeAll(async () => {
  cpSync("fixtures/sites/unbound", folder, { recursive: true });
  writeFileSync(siteFile, healthy);
  vi.stubEnv("IMAGE_HOSTS", "https://img.example.org");
  development = await dev(folder, { port: 0, language: "zh", print: (text) => (printed += `${text}\n`) });
});
afterAll(async () => {
  await development?.stop();
  vi.unstubAllEnvs();
  rmSync(join(folder, ".."), { recursive: true, force: true });
});

test("an organiser who saves a new title sees it in the open page without touching the browser", async () => {
  const { page, complaints, close } = await visit(browser);
  writeFileSync(siteFile, healthy);
  await page.goto(`${development.address}/`);
  await page.locator("h1", { hasText: "灯火夜跑" }).waitFor();
  writeFileSync(siteFile, healthy.replaceAll("灯火夜跑", "星光夜跑"));
  await page.locator("h1", { hasText: "星光夜跑" }).waitFor();
  expect(printed).toContain(`正在监看 ${folder}`);
  expect(complaints).toEqual([]);
  await close();
});

test("an organiser previews what visitors will get: the page as the server renders it, hydrated by its program", async () => {
  const { page, complaints, close } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(`${development.address}/`);
  expect(await page.locator("main").innerText()).toContain("环湖一圈");
  expect(complaints).toEqual([]);
  await close();
});

test("an organiser who breaks the JSON keeps the page and reads the line of the mistake", async () => {
  const { page, complaints, close } = await visit(browser);
  writeFileSync(siteFile, healthy);
  await page.goto(`${development.address}/`);
  await page.locator("h1", { hasText: "灯火夜跑" }).waitFor();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  printed = "";
  writeFileSync(siteFile, healthy.replace('"id"', '"id'));
  await vi.waitFor(
    () => expect(printed).toMatch(/未发布，浏览器里仍是上一版.*\n\s+\S+\/site\.json:\d+:\d+ 错误 SL1001/),
    patience,
  );
  expect(await page.locator("h1").innerText()).toContain("灯火夜跑");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  writeFileSync(siteFile, healthy.replaceAll("灯火夜跑", "月光夜跑"));
  await page.locator("h1", { hasText: "月光夜跑" }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("an organiser whose page has one bad block sees the rest and reads the place of the bad one", async () => {
  const site = JSON.parse(healthy);
  site.home.blocks.push({ type: "countdown", version: 1, id: "odd", props: { title: 7 } });
  printed = "";
  writeFileSync(siteFile, JSON.stringify(site, null, 2));
  await vi.waitFor(() => expect(printed).toMatch(/已发布.*1 个错误[\s\S]*site\.json:\d+:\d+ 错误 SL/), patience);
});

test("an organiser previews pictures of the hosts that the operator allows, and reads of no other problem", async () => {
  const { headers } = await fetch(`${development.address}/`);
  expect(headers.get("content-security-policy")).toMatch(/img-src [^;]*https:\/\/img\.example\.org/);
  const picture = (host: string) =>
    healthy.replace(
      '"theme"',
      `"brand": { "logo": { "src": "https://${host}/a.png", "alt": { "zh": "灯", "en": "Lamp" } } }, "theme"`,
    );
  printed = "";
  writeFileSync(siteFile, picture("img.example.org"));
  await vi.waitFor(() => expect(printed).toContain("已发布"), patience);
  expect(printed).not.toContain("SL5015");
  writeFileSync(siteFile, picture("other.example.org"));
  await vi.waitFor(() => expect(printed).toContain("SL5015"), patience);
});

test("an organiser who names a folder without a site reads so in one sentence", async () => {
  await expect(dev(join(folder, "media"), { port: 0 })).rejects.toThrow(`There is no site.json in ${folder}/media.`);
});

test("a visitor of a published race gets nothing of it", async () => {
  const base = `http://localhost:${inject("port")}`;
  expect(await (await fetch(`${base}/`)).text()).not.toContain("/dev/");
  expect((await fetch(`${base}/dev/events`)).status).toBe(404);
});
