import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { Browser, Page } from "playwright-core";
import { build, preview } from "vite";
import { launch } from "../e2e/browser.ts";
import { beLoggedIn, type Person } from "../e2e/loggedIn.ts";
import { atLeast, atMost, median, ms, type Row } from "./measure.ts";
import { startWithRunner } from "./serverWithRunner.ts";
import { makeQuestions } from "./typing/questions.ts";

const keys = 24;
// Milliseconds between two keys.
const keyInterval = 180;
// Fields of a step.
const stepSize = 40;
const stepChanges = 8;
const bareInput = "[data-field=q0] input";
const root = join(import.meta.dirname, "..");

/**
 * The time from a key to the paint that shows its letter, and from a press to the paint of the next
 * step: in our form, in a bare React page with as many plain controls, and in rjsf's Chakra theme
 * with the same questions.
 */
export async function benchTyping(): Promise<Row[]> {
  const [small, large, stepped] = [await startForm(40), await startForm(200), await startForm(2 * stepSize, 2)];
  const pages = await startPages();
  const browser = await launch();
  const ours = ({ port, runner }: typeof small, rate: number) => timeOurs(browser, port, runner, rate);
  const plain = (page: string, control: string) => timePlain(browser, `${pages.address}${page}`, control, 4);
  try {
    const times = {
      small: await ours(small, 4),
      large: await ours(large, 4),
      smallFast: await ours(small, 1),
      largeFast: await ours(large, 1),
      stock: await plain("stock.html?count=200", "#root_q0"),
      bareSmall: await plain("bare.html?count=40", bareInput),
      bareLarge: await plain("bare.html?count=200", bareInput),
    };
    const change = await timeSteps(await openOurs(browser, stepped.port, stepped.runner), 4);
    const barePage = await browser.newPage({ viewport: { width: 412, height: 900 } });
    await barePage.goto(`${pages.address}bare.html?count=${2 * stepSize}&size=${stepSize}`);
    const bareChange = await timeSteps(barePage, 4);
    const slow = "4x throttle";
    return [
      compare(`key to paint, 40 fields, ${slow}, p95 / a bare React page`, times.small.p95, times.bareSmall.p95, 2),
      compare(`key to paint, 200 fields, ${slow}, p95 / a bare React page`, times.large.p95, times.bareLarge.p95, 2),
      compare(
        "key to paint, 200 fields / 40 fields, no throttle, median",
        times.largeFast.median,
        times.smallFast.median,
        1.5,
      ),
      atLeast(
        `stock theme / ours, 200 fields, ${slow}, median`,
        ms(times.large.median),
        ms(times.stock.median),
        times.stock.median / times.large.median,
        2.5,
      ),
      compare(`step change, 40 fields to 40, ${slow}, median / a bare React page`, change, bareChange, 3),
    ];
  } finally {
    await browser.close();
    for (const one of [pages, small, large, stepped]) await one.stop();
  }
}

// Both times are in ms.
function compare(name: string, ours: number, baseline: number, bound: number): Row {
  return atMost(name, ms(ours), ms(baseline), ours / baseline, bound);
}

/** In ms. */
interface Delays {
  median: number;
  p95: number;
}

// The small demo race with that many fields.
async function startForm(count: number, steps = 1) {
  const folder = mkdtempSync(join(tmpdir(), "startline-wide-"));
  cpSync(join(root, "fixtures/sites/open-demo-10k"), folder, { recursive: true });
  const { form } = makeQuestions(count, steps);
  mkdirSync(join(folder, "forms"), { recursive: true });
  writeFileSync(join(folder, "forms/sign-up.json"), JSON.stringify(form));
  const server = await startWithRunner(folder);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port: server.port, runner: server.runner, stop };
}

// The pages without our program.
async function startPages() {
  const outDir = mkdtempSync(join(tmpdir(), "startline-stock-"));
  const input = ["stock", "bare"].map((name) => join(root, `bench/typing/${name}.html`));
  await build({
    configFile: false,
    root,
    plugins: [react()],
    logLevel: "error",
    build: { outDir, target: "es2022", rolldownOptions: { input } },
  });
  const server = await preview({ configFile: false, root, build: { outDir }, preview: { port: 0 }, logLevel: "error" });
  const stop = async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
  return { address: `${server.resolvedUrls?.local[0]}bench/typing/`, stop };
}

async function openOurs(browser: Browser, port: number, runner: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 900 }, locale: "en-GB" });
  await beLoggedIn(context, runner);
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/post`);
  await page.getByRole("button", { name: /Ten kilometres/ }).click();
  await page.locator("[data-field=q0] input").waitFor();
  return page;
}

async function timeOurs(browser: Browser, port: number, runner: Person, rate: number): Promise<Delays> {
  const page = await openOurs(browser, port, runner);
  const delays = await timeKeys(page, "[data-field=q0] input", rate);
  await page.context().close();
  return delays;
}

/**
 * Returns the median of several times from a press on "Continue" or "Back" to the paint that shows
 * the other step, in ms.
 */
async function timeSteps(page: Page, rate: number): Promise<number> {
  // A runner who continues has touched the form, and what the next steps need has loaded since.
  await page.locator("[data-field=q0] input").click();
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const times: number[] = [];
  for (let change = 0; change < stepChanges; change++) {
    const isForward = change % 2 === 0;
    const time = page.evaluate<number>(timeToField(`q${isForward ? stepSize : 0}`));
    await page.getByRole("button", { name: isForward ? "Continue" : "Back", exact: true }).click();
    times.push(await time);
    await page.waitForTimeout(500);
  }
  await page.context().close();
  return median(times);
}

// Measures from the next press to the first task after the frame in which the field is in the page.
// A string, because a function would be compiled with helpers that the page does not have.
const timeToField = (name: string) => `new Promise((resolve) => {
  const look = (start) =>
    requestAnimationFrame(() => {
      if (!document.querySelector("[data-field=${name}]")) return look(start);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - start);
      channel.port2.postMessage(null);
    });
  addEventListener("click", (event) => look(event.timeStamp), { capture: true, once: true });
})`;

async function timePlain(browser: Browser, address: string, control: string, rate: number): Promise<Delays> {
  const page = await browser.newPage({ viewport: { width: 412, height: 900 } });
  await page.goto(address);
  await page.locator(control).waitFor();
  const delays = await timeKeys(page, control, rate);
  await page.close();
  return delays;
}

/**
 * Types into a control with real key events, and measures from the time stamp of each to the first
 * task after the next frame.
 */
async function timeKeys(page: Page, control: string, rate: number): Promise<Delays> {
  await page.locator(control).click();
  await page.waitForTimeout(3000);
  await page.evaluate((selector) => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    document.querySelector(selector)?.addEventListener("keydown", (event) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp);
        channel.port2.postMessage(null);
      });
    });
  }, control);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press("a");
    await page.waitForTimeout(keyInterval);
  }
  await page.waitForTimeout(1000);
  const all = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  const sorted = all.slice(4).sort((a, b) => a - b);
  if (sorted.length < keys - 6) throw new Error(`Only ${sorted.length} keys were measured.`);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}
