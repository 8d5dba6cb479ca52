import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from "playwright-core";
import { chromiumFlags, findChromium } from "../scripts/chromium.mjs";
import { unclearNames } from "../src/site/testSpokenNames.ts";
import { openContext } from "./contexts.ts";
import { patience } from "./patience.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Launches a headless Chromium with these further flags; close it after the tests. */
export async function launch(flags: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags, ...flags] });
}

/** A visitor's page in a browser context of its own. */
export interface Visit {
  page: Page;
  /**
   * Console errors, uncaught exceptions, failed requests and violations of the page's security
   * policy, with their place.
   */
  complaints: string[];
  close(): Promise<void>;
}

/** The window and language of a visitor, unless a test sets others. */
export const usual = { viewport: { width: 1440, height: 900 }, locale: "zh-CN" };

/**
 * Opens the page of a new visitor, with motion and with a Chinese browser, as most are at a race in
 * China. Complaints that match `expected` are ignored.
 */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = {},
  expected: RegExp[] = [],
): Promise<Visit> {
  return visitIn(await openContext(browser, { ...usual, ...options }), expected);
}

/**
 * Opens the page of a visitor in this context, which ends with the visit. Complaints that match
 * `expected` are ignored.
 */
export async function visitIn(context: BrowserContext, expected: RegExp[] = []): Promise<Visit> {
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on(
    "console",
    (message) => message.type() === "error" && complain(`console: ${message.text()} (${message.location().url})`),
  );
  // Violations that the page catches as exceptions are not written to the console.
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      console.error(`policy: ${effectiveDirective} blocked ${blockedURI} "${sample}" at ${sourceFile}:${lineNumber}`);
    }),
  );
  watchRequests(page);
  page.on("pageerror", (error) => complain(`exception: ${error.message}`));
  page.on("response", (response) => response.status() >= 400 && complain(`${response.status()} ${response.url()}`));
  return { page, complaints, close: () => context.close() };
}

// Milliseconds without a request after which a page is idle. Playwright's own "networkidle" waits
// for 500.
const idleTime = 200;
const requests = new WeakMap<Page, { open: Set<Request>; since: number }>();

function watchRequests(page: Page): void {
  const watch = { open: new Set<Request>(), since: Date.now() };
  requests.set(page, watch);
  const end = (request: Request) => {
    watch.open.delete(request);
    watch.since = Date.now();
  };
  page.on("request", (request) => {
    // The requests of the previous document no longer count.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watch.open.clear();
    watch.open.add(request);
    watch.since = Date.now();
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
}

async function waitUntilIdle(page: Page): Promise<void> {
  const watch = requests.get(page);
  if (!watch) return page.waitForLoadState("networkidle");
  await page.waitForLoadState("load");
  const deadline = Date.now() + patience;
  while (watch.open.size > 0 || Date.now() - watch.since < idleTime) {
    if (Date.now() > deadline) throw new Error(`Still loading: ${[...watch.open].map((one) => one.url()).join(", ")}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/**
 * Waits until the page is idle and hydrated, and has no skeleton in the viewport; blocks below it
 * load when the visitor scrolls to them.
 */
export async function settle(page: Page): Promise<void> {
  await page.locator("main").first().waitFor();
  await waitUntilIdle(page);
  // A page that the server rendered can be idle before its script starts. React marks what it has
  // rendered or hydrated.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  await page.waitForFunction(() => {
    const skeletons = [...document.querySelectorAll("main [role=status][data-shown]")];
    return !skeletons.some((skeleton) => skeleton.getBoundingClientRect().top < window.innerHeight);
  });
}

/**
 * Goes from a page of a program, whose addresses are behind the #, to another one of it, and waits
 * until that is shown.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  // By way of no page, since two pages can have the same text.
  for (const next of [address.replace(/#.*$/, "#/no/such/page"), address]) {
    const before = await page.locator("main").innerText();
    await page.goto(next);
    await page.waitForFunction((text) => document.querySelector("main")?.innerText !== text, before);
  }
}

/** Returns a line for each serious or critical violation that axe finds, with its elements. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Contrast is checked after the transitions of colours.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.playState !== "running" || animation.effect?.getTiming().iterations === Infinity),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    interface Rule {
      id: string;
      impact: string;
    }
    interface Violation extends Rule {
      help: string;
      nodes: { target: string[]; failureSummary: string }[];
    }
    interface Axe {
      _audit: { rules: Rule[] };
      run(options: object): Promise<{ violations: Violation[] }>;
    }
    const { axe } = window as unknown as { axe: Axe };
    const isSevere = ({ impact }: Rule) => impact === "serious" || impact === "critical";
    // A violation has the impact of its rule, so rules of less impact are disabled; the others need
    // no preloaded files. This halves the time.
    const others = axe._audit.rules.filter((rule) => !isSevere(rule));
    const rules = Object.fromEntries(others.map(({ id }) => [id, { enabled: false }]));
    const { violations } = await axe.run({ resultTypes: ["violations"], preload: false, rules });
    return violations.filter(isSevere).map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => `${target.join(" ")} — ${failureSummary.replaceAll("\n", " ")}`)
          .join("; ")}`,
    );
  });
}

/**
 * Returns what is wrong with the names of the page's controls and groups as a screen reader has
 * them.
 */
export async function findUnclearNames(page: Page): Promise<string[]> {
  return unclearNames(await page.locator("main").first().ariaSnapshot());
}

/** Scrolls to the end of the page and waits for all that loads when it comes near. */
export async function scrollToEnd(page: Page): Promise<void> {
  // The sections below load at the reader's first interaction.
  await page.mouse.wheel(0, 400);
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 700) {
    await page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), top);
    await page.waitForTimeout(50);
  }
  await settle(page);
  await page.waitForFunction(() => !document.querySelector("main [role=status][data-shown]"));
}

/**
 * Returns up to five elements that end beyond the right edge of the viewport, so that the page
 * scrolls sideways.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} ends at ${Math.round(element.getBoundingClientRect().right)} px of ${clientWidth}`,
      );
  });
}
