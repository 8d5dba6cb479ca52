import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settle, visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { type RunningServer, startServer } from "./server.ts";

const healthy = JSON.parse(readFileSync("e2e/lantern-night-run.json", "utf8"));
const facts = healthy.home.blocks[2];
const sites = mkdtempSync(join(tmpdir(), "startline-bad-"));

// Each broken race keeps the healthy facts block below what is wrong, so that a test can see that
// the rest is shown.
const broken: Record<string, { block?: object; routes?: object[]; source?: string; file?: [string, string] }> = {
  "wrong-prop": { block: { type: "countdown", version: 1, id: "odd", props: { title: 7 } } },
  "unknown-type": { block: { type: "fireworks", version: 1, id: "odd", props: { rockets: 3 } } },
  "newer-version": { block: { type: "countdown", version: 99, id: "odd", props: { planet: "Mars" } } },
  "script-html": {
    block: {
      type: "rich-text",
      version: 1,
      id: "odd",
      props: {
        html: {
          zh: "<p>安全的文字</p><script>window.hacked = 1</script><img src=x onerror='window.hacked = 1'><a href='javascript:window.hacked=1'>x</a>",
        },
      },
    },
  },
  "script-link": {
    block: {
      type: "call-to-action",
      version: 1,
      id: "odd",
      props: { title: { zh: "点我" }, action: { label: { zh: "点我" }, link: "javascript:window.hacked=1" } },
    },
  },
  "missing-image": {
    block: {
      type: "carousel",
      version: 2,
      id: "odd",
      props: { slides: [{ id: "a", image: { src: "media/nowhere.jpg", alt: { zh: "不存在的图" } } }] },
    },
  },
  "missing-document": {
    routes: [
      {
        path: "/gone",
        title: { zh: "没有的文档" },
        page: { type: "document", version: 1, props: { dataPath: "documents/nowhere.json" } },
      },
    ],
  },
  "unknown-component": {
    routes: [{ path: "/odd", title: { zh: "奇怪" }, page: { type: "hologram", version: 1, props: {} } }],
  },
  "not-json": { source: '{ "title": 这不是 JSON' },
  "five-megabytes": { block: { type: "fireworks", version: 1, id: "odd", props: { rockets: "x".repeat(5_000_000) } } },
};

function writeSite(name: string, { block, routes = [], source }: (typeof broken)[string]): void {
  cpSync("fixtures/sites/unbound", join(sites, name), { recursive: true });
  const blocks = [healthy.home.blocks[0], ...(block ? [block] : []), facts];
  const site = { ...healthy, id: name, home: { blocks }, routes: [...healthy.routes, ...routes] };
  writeFileSync(join(sites, name, "site.json"), source ?? JSON.stringify(site, null, 2));
}

let server: RunningServer;
beforeAll(async () => {
  cpSync("fixtures/sites/unbound", join(sites, "unbound"), { recursive: true });
  for (const [name, fault] of Object.entries(broken)) writeSite(name, fault);
  server = await startServer({ SITES_DIR: sites });
});
afterAll(async () => {
  await server.stop();
  rmSync(sites, { recursive: true, force: true });
});

async function open(name: string, path = "/", expected: RegExp[] = []): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await visit(browser, {}, expected);
  await page.goto(`http://${name}.localhost:${server.port}/#${path}`);
  await settle(page);
  return { page, complaints };
}

const isHacked = (page: Page) => page.evaluate(() => "hacked" in window);

describe("a visitor of a race whose config has one mistake", () => {
  test.each(["wrong-prop", "unknown-type", "newer-version", "script-link", "five-megabytes"])(
    "sees the rest of the page with %s, and the problem is reported with its place",
    async (name) => {
      const { page, complaints } = await open(name);
      await page.getByText("环湖一圈").first().waitFor();
      expect(await page.locator("#odd").count()).toBe(0);
      expect(await isHacked(page)).toBe(false);
      expect(complaints).toEqual([]);
      expect(server.output()).toMatch(new RegExp(`${name}[^\u0000]*/home/blocks/1`));
    },
  );

  test("sees the text of an article but none of its scripts run", async () => {
    const { page, complaints } = await open("script-html", "/", [/404/]);
    await page.getByText("安全的文字").waitFor();
    expect(await isHacked(page)).toBe(false);
    expect(await page.locator("main script, main [onerror], main a[href^='javascript']").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("would be attacked by the same article without the cleaning", async () => {
    const { page } = await visit(browser, { bypassCSP: true });
    await page.setContent(
      broken["script-html"]?.block
        ? (broken["script-html"].block as { props: { html: { zh: string } } }).props.html.zh
        : "",
    );
    await page.waitForFunction(() => "hacked" in window);
  });

  test("sees a drawn placeholder for a picture that is missing", async () => {
    const { page } = await open("missing-image", "/", [/404/]);
    await page.getByRole("img", { name: "不存在的图" }).first().waitFor();
    await page.getByText("环湖一圈").first().waitFor();
  });

  test("sees that a document cannot be loaded, and can try again", async () => {
    const { page, complaints } = await open("missing-document", "/gone", [/404/]);
    await page.getByRole("button", { name: "重试" }).waitFor();
    expect(complaints).toEqual([]);
    expect(server.output()).toContain("SL3001");
  });

  test("sees that a page does not exist when its component is unknown", async () => {
    const { page, complaints } = await open("unknown-component", "/odd");
    expect(await page.locator("main").innerText()).not.toBe("");
    expect(await page.locator("h1").count()).toBe(1);
    expect(complaints).toEqual([]);
    expect(server.output()).toContain("hologram");
  });

  test("gets the preview, never a blank page, if the config is not JSON", async () => {
    const { page, complaints } = await open("not-json");
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(10);
    expect(complaints).toEqual([]);
    expect(server.output()).toMatch(/not-json[\s\S]*SL1001/);
  });
});

describe("a config that reaches the browser without having been compiled", () => {
  async function openRaw(body: string, expected: RegExp[] = []) {
    const { page, complaints } = await visit(browser, {}, expected);
    await page.route("**/site.json", (route) => route.fulfill({ body, contentType: "application/json" }));
    const isRead = page.waitForResponse("**/site.json");
    await page.goto(`http://wrong-prop.localhost:${server.port}/`);
    await isRead;
    return { page, complaints };
  }

  test("is compiled there: the block with a wrong prop is left out and the rest is shown", async () => {
    const { page } = await openRaw(readFileSync(join(sites, "wrong-prop/site.json"), "utf8"));
    await settle(page);
    await page.getByText("环湖一圈").first().waitFor();
    expect(await page.locator("#odd").count()).toBe(0);
  });

  test("that is no JSON at all leaves the reader what the server drew", async () => {
    const { page } = await openRaw("<html>502 Bad Gateway</html>", [/./]);
    await page.waitForTimeout(1000);
    await page.getByText("环湖一圈").first().waitFor();
  });
});

describe("a visitor whose browser gets a broken program file", () => {
  const facts = /assets\/home-event-facts-[\w-]+\.js/;

  test("sees the rest of the page where a block throws, and the failure is reported with its place", async () => {
    const { page } = await visit(browser, {}, [/./]);
    const body = 'export default () => { throw new Error("boom"); }';
    const reported = page.waitForRequest(
      (request) => request.url().endsWith("/problems") && /block-failed/.test(request.postData() ?? ""),
    );
    await page.route(facts, (route) => route.fulfill({ body, contentType: "text/javascript" }));
    await page.goto(`http://wrong-prop.localhost:${server.port}/`);
    await page.mouse.wheel(0, 400);
    const report = (await reported).postDataJSON();
    expect(report).toMatchObject({ code: "run/block-failed", pointer: "/home/blocks/2" });
    expect(report.message).toContain("boom");
    expect(await page.locator("header").count()).toBe(1);
    expect(await page.locator("main h1").count()).toBe(1);
  });

  test("reads a block whose program did not load the first time, and it is hydrated later", async () => {
    const { page } = await visit(browser, {}, [/./]);
    await page.route(facts, (route) => route.abort(), { times: 1 });
    await page.goto(`http://wrong-prop.localhost:${server.port}/`);
    await page.getByText("环湖一圈").first().waitFor();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
    );
    await page.getByText("环湖一圈").first().waitFor();
  });

  test("can load a page again that failed the first time", async () => {
    const { page } = await visit(browser, {}, [/./]);
    await page.route("**/?drawn=*", (route) => route.abort());
    await page.route(/assets\/kit-text-[\w-]+\.css/, (route) => route.abort(), { times: 1 });
    await page.goto(`http://missing-document.localhost:${server.port}/#/gone`);
    await page.getByText("页面没有加载成功").waitFor();
    await page.getByRole("button", { name: "重试" }).click();
    await page.getByText("内容不存在或已下线").waitFor();
  });
});
