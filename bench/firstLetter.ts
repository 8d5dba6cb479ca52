import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import type { Browser } from "playwright-core";
import { build } from "vite";
import { launch } from "../e2e/browser.ts";
import { beLoggedIn, type Person } from "../e2e/loggedIn.ts";
import { atMost, median, ms, type Row } from "./measure.ts";
import { startWithRunner } from "./serverWithRunner.ts";
import { makeQuestions } from "./typing/questions.ts";

const fields = 40;
const rounds = 5;
// What Lighthouse emulates as a phone on slow 4G: ms, bytes a second, and times slower than this
// machine.
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const rate = 4;
// The page had 57. Of those that are left, eleven are calls and files that depend on the visitor,
// the race and the form. 24 since rules of addresses and results load with the step that asks for
// them, without which the form page has 185 of 180 kB: five ways to have them in another chunk kept
// 24 or went over 180 kB.
const mostRequests = 23;
// Milliseconds after which a page loads nothing more by itself.
const restingTime = 2000;
const root = join(import.meta.dirname, "..");

/**
 * A page with the form, the control that is waited for, and the runner who opens it and presses
 * that button as soon as it is there.
 */
interface Opened {
  address: string;
  control: string;
  runner?: Person;
  press?: string;
}

/**
 * What one visit took: ms from the navigation until the control is there, requests and bytes once
 * the page rests.
 */
interface Visit {
  time: number;
  requests: number;
  bytes: number;
}

/**
 * The time until a runner can type the first letter into a form of 40 fields, on a phone on slow 4G
 * with an empty cache: on the sign-up page of a race with one item, logged in, with the choice of
 * the item, and on a page that has nothing but the stock form of rjsf with the same questions.
 */
export async function benchFirstLetter(): Promise<Row[]> {
  const [ours, chakra, plain] = [await startOurs(), await startStock("stock"), await startStock("plain")];
  const browser = await launch();
  try {
    const visits: Record<"ours" | "chakra" | "plain", Visit[]> = { ours: [], chakra: [], plain: [] };
    // The first round warms up and does not count.
    for (let round = 0; round <= rounds; round++)
      for (const [name, page] of Object.entries({ ours, chakra, plain }) as [keyof typeof visits, Opened][]) {
        const visit = await measure(browser, page);
        console.log(`  ${name}: ${ms(visit.time)}, ${visit.requests} requests, ${visit.bytes} B`);
        if (round > 0) visits[name].push(visit);
      }
    const readTime = (name: keyof typeof visits) => median(visits[name].map(({ time }) => time));
    const requests = Math.max(...visits.ours.map((visit) => visit.requests));
    const row = (name: string, other: "chakra" | "plain", bound: number) =>
      atMost(name, ms(readTime("ours")), ms(readTime(other)), readTime("ours") / readTime(other), bound);
    return [
      row("first letter, 40 fields, slow 4G: ours / rjsf with Chakra", "chakra", 1),
      row("first letter, 40 fields, slow 4G: ours / rjsf with its plain theme", "plain", 2),
      atMost("requests of the form page", `${requests}`, `${mostRequests}`, requests / mostRequests, 1),
    ];
  } finally {
    await browser.close();
    for (const { stop } of [ours, chakra, plain]) await stop();
  }
}

// The small demo race with one form, which is for one of its items.
async function startOurs(): Promise<Opened & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "startline-letter-"));
  cpSync(join(root, "fixtures/sites/open-demo-10k"), folder, { recursive: true });
  rmSync(join(folder, "forms/family.json"));
  mkdirSync(join(folder, "forms"), { recursive: true });
  const form = { ...makeQuestions(fields).form, items: ["ten-km"] };
  writeFileSync(join(folder, "forms/sign-up.json"), JSON.stringify(form));
  const { port, runner, stop } = await startWithRunner(folder);
  const address = `http://localhost:${port}/post`;
  const end = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, control: "[data-field=q0] input", runner, press: "Ten kilometres", stop: end };
}

/** Builds a page of `typing` and serves it compressed as our server compresses its own files. */
async function startStock(name: string): Promise<Opened & { stop(): Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), "startline-stock-"));
  const page = `bench/typing/${name}.html`;
  await build({
    configFile: false,
    root,
    plugins: [react()],
    logLevel: "error",
    build: { outDir, target: "es2022", chunkSizeWarningLimit: 5000, rolldownOptions: { input: join(root, page) } },
  });
  const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
  const files = new Map<string, Buffer>();
  const compress = (path: string) => {
    const file = files.get(path) ?? brotliCompressSync(readFileSync(join(outDir, path)));
    files.set(path, file);
    return file;
  };
  const server = createServer(({ url = "" }, response) => {
    const path = url.replace(/\?.*$/, "");
    const type = types[extname(path)];
    if (!type) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": type, "content-encoding": "br" }).end(compress(path));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const stop = async () => {
    server.close().closeAllConnections();
    rmSync(outDir, { recursive: true, force: true });
  };
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/${page}?count=${fields}`, control: "#root_q0", stop };
}

async function measure(browser: Browser, { address, control, runner, press }: Opened): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-GB" });
  if (runner) await beLoggedIn(context, runner);
  const page = await context.newPage();
  await page.addInitScript(noteArrival(control, press));
  const session = await context.newCDPSession(page);
  let [requests, bytes] = [0, 0];
  // Without the icon, as in e2e/requests.test.ts.
  page.on("request", () => requests++);
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => "arrivedAt" in window, undefined, { timeout: 60_000 });
  const time = await page.evaluate<number>("window.arrivedAt");
  await page.waitForTimeout(restingTime);
  const rested = { requests, bytes };
  await page.locator(control).pressSequentially("a");
  if ((await page.locator(control).inputValue()) !== "a") throw new Error("The letter was not typed.");
  await context.close();
  return { time, ...rested };
}

// In the page, at each frame. A string, because a function would be compiled with helpers that the
// page does not have.
const noteArrival = (control: string, press = "") => `(() => {
  let isPressed = ${press === ""};
  const look = () => {
    const button = !isPressed && [...document.querySelectorAll("main button")].find((one) => one.textContent.includes(${JSON.stringify(press)}));
    if (button) button.click(isPressed = true);
    if (document.querySelector(${JSON.stringify(control)})) window.arrivedAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()`;
