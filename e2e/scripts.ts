import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { settle, visit } from "./browser.ts";

/**
 * Bytes of compressed JavaScript that the home page of a race may load before its reader does
 * anything.
 */
export const scriptBudget = 120_000;

const sites = join(import.meta.dirname, "../fixtures/sites");

// The example that a server shows at its own name, and the one of names without a race.
const main = "canal-city-2025";
const preview = "unbound";

/** Returns the domain names of the example races on a server that serves them. */
export function listExamples(): string[] {
  const folders = readdirSync(sites).filter((name) => existsSync(join(sites, name, "site.json")) && name !== preview);
  return folders.map((name) => (name === main ? "localhost" : `${name}.localhost`));
}

/**
 * Opens an address as a new visitor, and returns the scripts that it has loaded once it rests, with
 * their bytes as gzip compresses them.
 */
export async function loadScripts(browser: Browser, address: string): Promise<{ path: string; bytes: number }[]> {
  const { page, close } = await visit(browser);
  const scripts: Promise<{ path: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const { pathname } = new URL(response.url());
    scripts.push(response.body().then((body) => ({ path: pathname, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(address);
  await settle(page);
  const loaded = await Promise.all(scripts);
  await close();
  return loaded;
}

/** Returns the bytes of scripts together. */
export function sumBytes(scripts: { bytes: number }[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
