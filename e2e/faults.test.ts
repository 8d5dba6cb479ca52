import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import type { Facades } from "../scripts/vite/facades.ts";
import { visit } from "./browser.ts";
import { browser } from "./chromium.ts";
import { listBlocks, markBlocks, readBlocks, waitUntilHydrated } from "./markedBlocks.ts";

const port = inject("port");
// The race's own: elsewhere, times in the visitor's zone come when the browser has taken a block
// over.
const timezoneId = "Asia/Shanghai";
const home = `http://localhost:${port}/`;
const manifest: Record<string, { file: string }> = JSON.parse(readFileSync("dist/site/.vite/manifest.json", "utf8"));
const loadedHook = manifest["blocks/kit/site/useLoaded.ts"]?.file;
// Small blocks share a file: its name, and for each of their types the name of what that file
// exports.
const facades: Facades = JSON.parse(readFileSync("dist/site/.vite/facades.json", "utf8"));
const readType = (file: string) => /\/home-([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1];
const shared = new Map(
  Object.entries(facades).flatMap(([file, within]) => {
    const type = readType(file);
    return type === undefined ? [] : [[type, within] as const];
  }),
);
/** The types that arrive with one: those of its file, or it alone. */
const arrivingWith = (type: string) =>
  shared.has(type) ? [...shared.keys()].filter((one) => shared.get(one)?.file === shared.get(type)?.file) : [type];

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

/**
 * What stands for the component of a block type, as an expression with the name of the sound one;
 * undefined for the sound one.
 */
type Spoil = (type: string) => Promise<((sound: string) => string) | undefined>;

/** Another module for the file of a block, or of several. */
async function spoiltModule(spoil: Spoil, address: string): Promise<string | undefined> {
  const type = readType(address);
  const all =
    type === undefined ? [...shared.keys()].filter((one) => address.endsWith(shared.get(one)?.file ?? "")) : [];
  const [first = type] = all;
  if (first === undefined) return undefined;
  const whole = `${address}?whole`;
  const lines = await Promise.all(
    [first, ...all.slice(1)].map(async (one) => {
      const write = await spoil(one);
      const name = all.length > 0 ? shared.get(one)?.name : undefined;
      if (!write) return [];
      return name === undefined
        ? [`export default ${write("whole.default")};`]
        : [`export const ${name} = ${write(`whole.${name}`)};`];
    }),
  );
  if (lines.flat().length === 0) return undefined;
  const head = [`import * as whole from "${whole}";`, `import { useLoaded } from "/${loadedHook}";`];
  return [...head, `export * from "${whole}";`, ...lines.flat()].join("\n");
}

/**
 * Opens the home page and shows a sign of life, so that all of its program loads. `spoil` puts
 * something else in the place of a block's component.
 */
async function openHome(spoil?: Spoil) {
  const { page, complaints, close } = await visit(browser, { timezoneId }, spoil ? [/boom/] : []);
  await page.addInitScript(markBlocks);
  if (spoil) {
    await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
      const body = await spoiltModule(spoil, route.request().url());
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

/** Returns whether a block, or one around it, is of one of these types. */
function isLost(number: number | undefined, types: string[]): boolean {
  const block = number === undefined ? undefined : blocks[number];
  return block !== undefined && (types.includes(block.type) || isLost(block.inside, types));
}

/**
 * The blocks of these types are gone; all others show the same text as on the sound page, and the
 * frame is shown.
 */
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

// Half of the types throw in each visit, one after the other, so that every type is once a sound
// neighbour.
test.each([0, 1])(
  "a reader keeps every other block if one after the other throws during hydration (half %i)",
  async (half) => {
    const faulty = types.filter((type, place) => type !== "section" && place % 2 === half);
    const first = blocks.slice(0, 3).flatMap(({ type }) => arrivingWith(type));
    // What is inside a section comes to life after it.
    const order = ["section", ...types.filter((type) => type !== "section")];
    const getLeader = (type: string) => order.find((one) => arrivingWith(one).includes(type)) ?? type;
    const release = new Map<string, () => void>();
    const turns = new Map(
      order.map((type) => [type, first.includes(type) || new Promise<void>((go) => release.set(type, go))]),
    );
    const { page, close, reports } = await openHome(async (type) => {
      await turns.get(getLeader(type));
      return faulty.includes(type) ? () => '() => { throw new Error("boom"); }' : undefined;
    });
    let lost = faulty.filter((type) => first.includes(type));
    await expectOthers(page, lost);
    for (const type of order.filter((one) => !first.includes(one))) {
      release.get(type)?.();
      const arrived = arrivingWith(type).filter((one) => faulty.includes(one) && !lost.includes(one));
      if (arrived.length === 0) continue;
      lost = [...lost, ...arrived];
      await expectOthers(page, lost);
    }
    await waitUntilHydrated(page);
    await expectOthers(page, faulty);
    await expectReported(reports, faulty, "Error: boom");
    await close();
  },
);

test("a reader keeps every other block if one after the other throws for what it waited for", async () => {
  const { page, close, reports } = await openHome(
    async (type) => (sound) =>
      `(() => {
      const late = () => new Promise((_, reject) => addEventListener("${type}", () => reject(new Error("rubbish"))));
      return function Late(props) {
        const loaded = useLoaded("late", late);
        if (loaded.status === "failed") throw new Error("boom, " + loaded.message);
        return (${sound})(props);
      };
    })()`,
  );
  await waitUntilHydrated(page);
  expect(await readBlocks(page)).toEqual(sound);
  // What is inside a section throws before the section does.
  const turns = types.toSorted((a, b) => Number(a === "section") - Number(b === "section"));
  for (const [place, type] of turns.entries()) {
    await page.evaluate((name) => dispatchEvent(new Event(name)), type);
    await expectOthers(page, turns.slice(0, place + 1));
  }
  await expectReported(reports, types, "Error: boom, rubbish");
  await close();
});

test("a reader keeps every other block if a section of blocks throws during hydration", async () => {
  const { page, close, reports } = await openHome(async (type) =>
    type === "section" ? () => '() => { throw new Error("boom"); }' : undefined,
  );
  await expectOthers(page, ["section"]);
  await waitUntilHydrated(page);
  await expectReported(reports, ["section"], "Error: boom");
  await close();
});

/** One report for each block of these types, and none of others. */
async function expectReported(reports: string[], faulty: string[], reason: string): Promise<void> {
  const expected = blocks
    .filter(({ type }) => faulty.includes(type))
    .map(({ type }) => `${type}: ${reason}`)
    .sort();
  const failures = () => reports.filter((report) => report.startsWith("run/"));
  // A report is sent after its block is gone.
  await expect
    .poll(() =>
      failures()
        .map((report) => report.replace(/^run\/block-failed \S+ /, ""))
        .sort(),
    )
    .toEqual(expected);
  expect(new Set(failures()).size).toBe(expected.length);
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
