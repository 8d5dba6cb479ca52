import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from "playwright-core";
import { TestRunner } from "vitest";
import { patience } from "./patience.ts";

interface Kept {
  key: string;
  viewport: BrowserContextOptions["viewport"];
  context: BrowserContext;
  /**
   * Of an empty page that is never closed: it keeps the context's renderer process, whose start
   * costs as much as a page.
   */
  devtools: CDPSession;
}

// Those that wait for a visitor, the last used one last. Each has a process of some 50 MB.
const kept = new WeakMap<Browser, Kept[]>();
const mostKept = 8;
// What tests listen to. Playwright itself listens to others.
const events = ["console", "dialog", "page", "request", "requestfailed", "requestfinished", "response", "weberror"];

/**
 * Opens a browser context for a new visitor, without cookies, storage or cached files. `close` of
 * the context empties it and keeps it for the next visitor with the same options (the viewport may
 * be another), who saves the start of a process and the compilation of scripts: a third of a page's
 * time. A test that installs a clock, which cannot be removed, must open a context itself.
 */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const one = take(browser, getKey(options)) ?? (await open(browser, options));
  const { context } = one;
  const scripts: Disposable[] = [];
  const origins = new Set<string>();
  const noteOrigins = (page: Page) =>
    page.on("framenavigated", (frame) => {
      if (/^https?:/.test(frame.url())) origins.add(new URL(frame.url()).origin);
    });
  const resize = async (page: Page) => {
    const { viewport } = options;
    if (viewport && JSON.stringify(viewport) !== JSON.stringify(one.viewport)) await page.setViewportSize(viewport);
  };
  context.on("page", noteOrigins);
  TestRunner.getCurrentTest()?.context.onTestFailed(() => printPages(context));
  // A window that a page opens is resized a moment later.
  context.on("page", (page) => void resize(page).catch(() => undefined));
  const own = {
    async newPage() {
      const page = await getPrototype(context).newPage.call(context);
      await resize(page);
      return page;
    },
    async addInitScript(...args: Parameters<BrowserContext["addInitScript"]>) {
      const script = await getPrototype(context).addInitScript.apply(context, args);
      scripts.push(script);
      return script;
    },
    async close() {
      for (const name of Object.keys(own)) Reflect.deleteProperty(context, name);
      try {
        await empty(one, scripts, origins);
      } catch {
        // It is closed, or a page of it does not answer any more.
        return context.close();
      }
      await keep(browser, one);
    },
  };
  return Object.assign(context, own);
}

// Why a test was red on a busy machine is often on its page only. The first page of a context is
// the empty one.
async function printPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages().slice(1)) {
    const text = await page.innerText("body", { timeout: 2000 }).catch(String);
    console.log(`Open when the test failed: ${page.url()}\n${text.slice(0, 4000)}`);
  }
}

const getPrototype = (context: BrowserContext): BrowserContext => Object.getPrototypeOf(context);

// Each page has a viewport of its own.
function getKey({ viewport, ...options }: BrowserContextOptions): string {
  return JSON.stringify({ hasTouch: false, isMobile: false, ...options, isWindow: viewport === null });
}

async function open(browser: Browser, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patience);
  const devtools = await context.newCDPSession(await context.newPage());
  return { key: getKey(options), viewport: options.viewport, context, devtools };
}

function take(browser: Browser, wanted: string): Kept | undefined {
  const all = kept.get(browser) ?? [];
  const place = all.findLastIndex(({ key }) => key === wanted);
  return place < 0 ? undefined : all.splice(place, 1)[0];
}

async function keep(browser: Browser, one: Kept): Promise<void> {
  const all = kept.get(browser) ?? [];
  kept.set(browser, all);
  all.push(one);
  if (all.length > mostKept) await all.shift()?.context.close();
}

async function empty({ context, devtools }: Kept, scripts: Disposable[], origins: Set<string>): Promise<void> {
  for (const event of events) context.removeAllListeners(event);
  const [, ...pages] = context.pages();
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll();
  await Promise.all(scripts.map((script) => script.dispose()));
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  for (const origin of origins) await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devtools.send("Network.clearBrowserCache");
}
