import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callStartline } from "#cli/callStartline.ts";
import { newcomer, walk } from "#cli/testWalk.ts";
import { hashFiles } from "../bench/size.ts";
import { findBarriers, findOverflow, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type RunningServer, startServer } from "./server.ts";

// The sites folder of an organiser who has no race yet, and a server that has it.
const sites = mkdtempSync(join(tmpdir(), "startline-sites-"));
let before: Map<string, string>;
let server: RunningServer;

beforeAll(async () => {
  cpSync("fixtures/sites/unbound", join(sites, "unbound"), { recursive: true });
  before = hashFiles("dist/site/assets");
  mkdirSync(join(sites, "lantern-night-run/documents"), { recursive: true });
  cpSync("e2e/lantern-night-run.json", join(sites, "lantern-night-run/site.json"));
  for (const name of ["harbour-run", "river-run"])
    expect(await callStartline(["new", name], { env: { SITES_DIR: sites } })).toMatchObject({ code: 0, err: "" });
  await walk(newcomer(join(sites, "river-run")));
  server = await startServer({ SITES_DIR: sites });
});
afterAll(async () => {
  await server?.stop();
  rmSync(sites, { recursive: true });
});

test("an organiser adds a race with JSON alone, and not one built script changes", async () => {
  const { page, complaints, close } = await visit(browser);
  await page.goto(`http://lantern-night-run.localhost:${server.port}/`);
  await settle(page);
  expect(await page.locator("h1").textContent()).toContain("灯火夜跑");
  await page.getByText("环湖一圈").first().waitFor();
  await openWalk(page, `http://river-run.localhost:${server.port}`);
  expect(complaints).toEqual([]);
  await close();
  expect([...hashFiles("dist/site/assets")]).toEqual([...before]);
  // No race is built into them: a build beside other races gives the same scripts.
  const texts = readdirSync("fixtures/sites").flatMap((name) => getLongTexts(`fixtures/sites/${name}/site.json`));
  expect(texts.length).toBeGreaterThan(20);
  const scripts = [...before.keys()].filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  for (const name of scripts) {
    const code = readFileSync(join("dist/site/assets", name), "utf8");
    expect(
      texts.filter((text) => code.includes(text)),
      name,
    ).toEqual([]);
  }
});

// What cli/newcomersWalk.test.ts publishes from the JSON of the docs.
async function openWalk(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/travel`);
  await settle(page);
  await page.getByRole("tab", { name: "坐公交" }).click();
  await page.getByText("中心公园南门站下车").waitFor();
  await page.goto(`${base}/partners`);
  await settle(page);
  expect(await page.locator("main").getByText("艾克美").count()).toBe(2);
  expect(await findOverflow(page)).toEqual([]);
  await page.goto(`${base}/volunteers`);
  await page.locator('[data-field="email"] input').waitFor();
  await settle(page);
  expect([...(await findOverflow(page)), ...(await findBarriers(page))]).toEqual([]);
}

// Long enough that no program has them by accident.
const getLongTexts = (file: string) =>
  readFileSync(file, "utf8").match(/(?<=")[^"\\]*\p{Script=Han}[^"\\]{19,}(?=")/gu) ?? [];

test("an organiser who starts a race from the template sees a whole site, in both languages, on a phone and a large screen", async () => {
  for (const [locale, name] of [
    ["zh-CN", "滨河十公里"],
    ["en-GB", "Riverside 10K"],
  ] as const) {
    const { page, complaints, close } = await visit(browser, { locale });
    for (const path of ["", "guide/rules", "guide/race-day", "about/contact", "post", "score-search"]) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`http://harbour-run.localhost:${server.port}/${path}`);
      // As a phone that is turned, or a window that is dragged wider: the page is not loaded again.
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        // Each language and each width, as a rule reads the words or the layout.
        const barriers = (locale === "zh-CN") === (width === 390) ? await findBarriers(page) : [];
        expect([...(await findOverflow(page)), ...barriers], `${path} at ${width} px`).toEqual([]);
      }
      expect(await page.locator("main").innerText()).not.toContain("{{");
      if (path === "") expect(await page.locator("h1").innerText()).toContain(name);
    }
    expect(complaints).toEqual([]);
    await close();
  }
});
