import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import catalogue from "../schemas/generated/catalogue.json" with { type: "json" };
import { findBarriers, findOverflow, goWithin, settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type RunningServer, startServer } from "./server.ts";

const words = {
  zh: "这是一个非常非常长而且完全没有任何空格与标点的中文标题用来试验页面在极端情况之下会不会被撑破或者被截断",
  en: "Supercalifragilisticexpialidociousantidisestablishmentarianly",
};
const sites = mkdtempSync(join(tmpdir(), "startline-long-"));
const marathon = "fixtures/sites/canal-city-2025";

/** The same with each text, or rich text, of people made one long word. */
function stretch(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stretch);
  if (typeof value !== "object" || value === null) return value;
  const { zh } = value as { zh?: unknown };
  if (typeof zh !== "string") return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, stretch(one)]));
  return zh.startsWith("<") ? { zh: `<p>${words.zh}</p>`, en: `<p>${words.en}</p>` } : words;
}

const units = catalogue.flatMap(({ name, versions }) => {
  const [kind = "", type = ""] = name.split("/");
  const version = Math.max(...versions);
  if (kind !== "home" && kind !== "page") return [];
  const { $schema, ...props } = JSON.parse(readFileSync(`fixtures/${name}/v${version}.json`, "utf8"));
  return [{ kind, instance: { type, version, id: type, props: stretch(props) } }];
});
const pages = units.filter(({ kind }) => kind === "page").map(({ instance: { id, ...page } }) => ({ path: id, page }));

let server: RunningServer;
beforeAll(async () => {
  const folder = join(sites, "long-words");
  cpSync(marathon, folder, { recursive: true });
  cpSync("fixtures/sites/unbound", join(sites, "unbound"), { recursive: true });
  const { brand, ...site } = JSON.parse(readFileSync(join(marathon, "site.json"), "utf8"));
  const blocks = units.filter(({ kind }) => kind === "home").map(({ instance }) => instance);
  const routes = [{ path: "/all", title: words, children: pages.map((page) => ({ ...page, title: words })) }];
  const long = { ...(stretch(site) as object), id: "long-words", home: { blocks }, routes };
  writeFileSync(join(folder, "site.json"), JSON.stringify(long));
  for (const name of readdirSync(join(folder, "documents"))) {
    const path = join(folder, "documents", name);
    const content = `<h2>${words.en}</h2><pre>${"x".repeat(300)}</pre><p>https://example.org/${"a".repeat(300)}</p>`;
    const document = { ...JSON.parse(readFileSync(path, "utf8")), title: words.zh, titleEn: words.en };
    writeFileSync(path, JSON.stringify({ ...document, content, contentEn: content }));
  }
  server = await startServer({ SITES_DIR: sites });
});
afterAll(async () => {
  await server.stop();
  rmSync(sites, { recursive: true, force: true });
});

describe.each(["zh", "en"])("a race whose every text is one long word, in %s", (language) => {
  test("stays within the window from a small phone to a desktop, on every page", async () => {
    const { page, close } = await visit(browser, { viewport: { width: 320, height: 800 } });
    const base = `http://long-words.localhost:${server.port}`;
    await page.context().addCookies([{ name: "language", value: language, url: base }]);
    const faults: string[] = [];
    await page.goto(`${base}/#/`);
    await settle(page);
    for (const path of ["/home", ...pages.map(({ path }) => `/all/${path}`)]) {
      await goWithin(page, `${base}/#${path}`);
      await settle(page);
      // The sections below load at the reader's first interaction.
      await page.mouse.wheel(0, 400);
      await settle(page);
      await page.waitForFunction(() => !document.querySelector("main [role=status][data-shown]"));
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = [...(await findOverflow(page)), ...(width === 320 ? await findBarriers(page) : [])];
        faults.push(...found.map((fault) => `${path} ${width} px: ${fault}`));
      }
      await page.setViewportSize({ width: 320, height: 800 });
    }
    await close();
    expect(faults).toEqual([]);
  });
});
