import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { listBlocks, markBlocks, readBlocks, waitUntilHydrated } from "./markedBlocks.ts";

const port = inject("port");
// The race's own: elsewhere, times in the visitor's zone come when the browser has taken a block over.
const timezoneId = "Asia/Shanghai";
const home = `http://localhost:${port}/`;
const manifest: Record<string, { file: string }> = JSON.parse(readFileSync("dist/site/.vite/manifest.json", "utf8"));
const loadedHook = manifest["blocks/kit/site/useLoaded.ts"]?.file;

let blocks: Awaited<ReturnType<typeof listBlocks>>;
let sound: Record<string, string>;
beforeAll(async () => {
  blocks = await listBlocks(port);
  const { page, complaints, close } = await openHome();
  await waitUntilHydrated(page);
  sound = await readBlocks(page);
  expect(complaints).toEqual([]);
  await close();
});

const typeOf = (address: string) => /\/assets\/home-([\w-]+)-[\w-]{8}\.js$/.exec(address)?.[1];

/** Opens the home page and shows a sign of life, so that all of its program loads. `spoil` answers another module for a block type. */
async function openHome(spoil?: (type: string, address: string) => Promise<string | undefined>) {
  const { page, complaints, close } = await visit(browser, { timezoneId }, spoil ? [/boom/] : []);
  await page.addInitScript(markBlocks);
  if (spoil) {
    await page.route(/\/assets\/home-[\w-]+\.js$/, async (route) => {
      const address = route.request().url();
      const body = await spoil(typeOf(address) ?? "", address);
      if (body === undefined) await route.continue();
      else await route.fulfill({ body, contentType: "text/javascript" });
    });
  }
  const reports: string[] = [];
  page.on("request", (request) => {
    const { code, pointer, message } = request.url().endsWith("/problems") ? request.postDataJSON() : {};
    if (code) reports.push(`${code} ${pointer} ${message}`);
  });
  const answer = await page.goto(home);
  expect(answer?.status()).toBe(200);
  expect(await page.locator("html").getAttribute("data-blocks")).toBe(String(blocks.length));
  await page.mouse.wheel(0, 10);
  return { page, complaints, close, reports };
}

/** Whether a block, or one around it, is of one of these types. */
function isLost(number: number | undefined, types: string[]): boolean {
  const block = number === undefined ? undefined : blocks[number];
  return block !== undefined && (types.includes(block.type) || isLost(block.inside, types));
}

/** The blocks of these types are gone; all others show the same text as on the sound page, and the frame is shown. */
async function expectOthers(page: Page, types: string[]): Promise<void> {
  await page.waitForFunction(
    (numbers) => numbers.every((number) => !document.querySelector(`[data-block="${number}"]`)),
    [...blocks.keys()].filter((number) => isLost(number, types)),
  );
  const words = await readBlocks(page);
  for (const [number, { type }] of blocks.entries()) {
    if (isLost(number, types)) continue;
    const isAround = blocks.some(({ inside }, inner) => inside === number && isLost(inner, types));
    if (isAround) expect(words[number]?.length, `${type}, after ${types.at(-1)}`).toBeGreaterThan(0);
    else expect(words[number], `${type}, after ${types.at(-1)}`).toBe(sound[number]);
  }
  for (const part of ["header", "footer"]) expect(await page.locator(part).count(), part).toBeGreaterThan(0);
}

const types = [
  "ad-list",
  "call-to-action",
  "carousel",
  "cut-off-times",
  "event-facts",
  "faq",
  "map",
  "news-and-notices",
  "partners",
  "prize-table",
  "register-now",
  "registration-now",
  "scrolling-info",
  "search-entries",
  "section",
  "social-media",
  "sponsor-list",
  "time",
  "video-list",
  "wonderful-pictures",
];

test("every block type of the marathon's home page is tried", () => {
  expect([...new Set(blocks.map(({ type }) => type))].sort()).toEqual(types);
});

// Half of the types throw in each visit, one after the other, so that every type is once a sound neighbour.
test.each([0, 1])(
  "a reader keeps every other block if one after the other throws during hydration (half %i)",
  async (half) => {
    const faulty = types.filter((type, place) => type !== "section" && place % 2 === half);
    const first = blocks.slice(0, 3).map(({ type }) => type);
    const release = new Map<string, () => void>();
    const turns = new Map(
      types.map((type) => [type, first.includes(type) || new Promise<void>((go) => release.set(type, go))]),
    );
    const { page, close, reports } = await openHome(async (type) => {
      await turns.get(type);
      return faulty.includes(type) ? 'export default () => { throw new Error("boom"); }' : undefined;
    });
    let lost = faulty.filter((type) => first.includes(type));
    await expectOthers(page, lost);
    // What is inside a section comes to life after it.
    for (const type of ["section", ...types].filter((one) => !first.includes(one))) {
      release.get(type)?.();
      if (!faulty.includes(type) || lost.includes(type)) continue;
      lost = [...lost, type];
      await expectOthers(page, lost);
    }
    await waitUntilHydrated(page);
    await expectOthers(page, faulty);
    expectReported(reports, faulty, "Error: boom");
    await close();
  },
);

test("a reader keeps every other block if one after the other throws for what it waited for", async () => {
  const { page, close, reports } = await openHome(
    async (type, address) => `
      import Whole from "${address}?whole";
      import { useLoaded } from "/${loadedHook}";
      const late = () => new Promise((_, reject) => addEventListener("${type}", () => reject(new Error("rubbish"))));
      export default function Late(props) {
        const loaded = useLoaded("late", late);
        if (loaded.status === "failed") throw new Error("boom, " + loaded.message);
        return Whole(props);
      }`,
  );
  await waitUntilHydrated(page);
  expect(await readBlocks(page)).toEqual(sound);
  // What is inside a section throws before the section does.
  const turns = types.toSorted((a, b) => Number(a === "section") - Number(b === "section"));
  for (const [place, type] of turns.entries()) {
    await page.evaluate((name) => dispatchEvent(new Event(name)), type);
    await expectOthers(page, turns.slice(0, place + 1));
  }
  expectReported(reports, types, "Error: boom, rubbish");
  await close();
});

test("a reader keeps every other block if a section of blocks throws during hydration", async () => {
  const { page, close, reports } = await openHome(async (type) =>
    type === "section" ? 'export default () => { throw new Error("boom"); }' : undefined,
  );
  await expectOthers(page, ["section"]);
  await waitUntilHydrated(page);
  expectReported(reports, ["section"], "Error: boom");
  await close();
});

/** One report for each block of these types, and none of others. */
function expectReported(reports: string[], faulty: string[], reason: string): void {
  const expected = blocks.filter(({ type }) => faulty.includes(type)).map(({ type }) => `${type}: ${reason}`);
  const failures = reports.filter((report) => report.startsWith("run/"));
  expect(failures.map((report) => report.replace(/^run\/block-failed \S+ /, "")).sort()).toEqual(expected.sort());
  expect(new Set(failures).size).toBe(failures.length);
}

test.each([
  ["an error of the server", { status: 500, body: "" }],
  ["rubbish", { status: 200, contentType: "application/octet-stream", body: "\u0000<html>502 Bad Gateway" }],
])("a reader keeps every block if every file that loads later is %s", async (_what, answer) => {
  const { page, close } = await visit(browser, { timezoneId }, [/./]);
  await page.addInitScript(markBlocks);
  const spoilt: string[] = [];
  await page.route(/\/files\/\w+\/(?!site\.json)/, (route) => {
    spoilt.push(route.request().url());
    return route.fulfill(answer);
  });
  await page.goto(home);
  await page.mouse.wheel(0, 10);
  await waitUntilHydrated(page);
  const map = blocks.findIndex(({ type }) => type === "map");
  await page.locator(`[data-block="${map}"]`).first().scrollIntoViewIfNeeded();
  // The drawn placeholder of the course's picture.
  await page.locator(`[data-block="${map}"]`).getByRole("img").first().waitFor();
  const words = await readBlocks(page);
  expect(Object.keys(words)).toEqual(Object.keys(sound));
  // Only the map's words come with its course; what the other blocks load late is pictures.
  for (const [number, { type }] of blocks.entries())
    if (number !== map && number !== blocks[map]?.inside) expect(words[number], type).toBe(sound[number]);
  // A course and pictures among them.
  for (const kind of [/\.gpx$/, /\.(avif|webp|jpg)$/]) expect(spoilt.some((url) => kind.test(url))).toBe(true);
  await close();
});
