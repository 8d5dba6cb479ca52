import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { build, preview } from "vite";
import { launch } from "../e2e/browser.ts";
import { pickUpWith } from "../fixtures/pickUp.ts";
import { openShared } from "../server/base/db/testShared.ts";
import { secrets } from "../server/base/secrets/testSecrets.ts";
import { addRunners } from "../server/desk/organise/messages/testMessages.ts";
import { readSnapshot } from "../server/desk/staff/snapshot.ts";
import type { RaceSite } from "../server/race/raceSite.ts";
import { atMost, ms, type Row } from "./measure.ts";
import type { Times } from "./staff/main.ts";

const many = 30_000;
const mostBytes = 6_000_000;
const mostSeconds = 2;
const slowdown = 4;
const race = { raceId: "7001", domainName: "race.localhost" };

/**
 * The list of 30,000 runners that a device of pick-up staff keeps: its size, and how long a phone
 * with a fourth of this machine's speed takes until it can search what it has stored.
 */
export async function benchStaff(): Promise<Row[]> {
  const text = await makeList();
  const bytes = Buffer.byteLength(text);
  const { ours, baseline } = await measureInBrowser(text);
  const size = `bytes of the list of ${many} runners / 6 MB`;
  const opened = `open the stored list at ${slowdown}x CPU / ${mostSeconds} s`;
  const parsed = "open the stored list / JSON.parse of its text";
  return [
    atMost(size, String(bytes), String(mostBytes), bytes / mostBytes, 1),
    atMost(opened, ms(ours), ms(mostSeconds * 1000), ours / (mostSeconds * 1000), 1),
    // No bound of its own: what opening costs beyond reading it.
    atMost(parsed, ms(ours), ms(baseline), ours / baseline, 20),
  ];
}

async function makeList(): Promise<string> {
  const shared = await openShared({ servers: 1, isDurable: false });
  try {
    const db = shared.db();
    await addRunners(db, secrets, { ...race, item: "ten-km", many });
    await db.execute(sql`analyze`);
    const pickUp = pickUpWith(many, { materials: ["bib", "shirt", "bag"].map((id) => ({ id })) });
    const items = [{ id: "ten-km", name: { zh: "十公里" } }];
    const site = { ...race, site: { title: { zh: "小城跑" }, race: { items, pickUp } }, timeZone: "Asia/Shanghai" };
    const tools = { db, secrets } as unknown as Parameters<typeof readSnapshot>[0];
    return JSON.stringify(await readSnapshot(tools, site as unknown as RaceSite, "zh"));
  } finally {
    await shared.close();
  }
}

async function measureInBrowser(text: string): Promise<Times> {
  const outDir = mkdtempSync(join(tmpdir(), "startline-staff-"));
  const root = join(import.meta.dirname, "..");
  const input = join(root, "bench/staff/index.html");
  const options = { configFile: false, root, logLevel: "error" } as const;
  await build({ ...options, build: { outDir, target: "es2022", rolldownOptions: { input } } });
  const server = await preview({ ...options, build: { outDir }, preview: { port: 0 } });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}bench/staff/index.html`);
    await page.waitForFunction(() => "measureList" in window);
    await page.evaluate((list) => window.keepList(list), text);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await page.evaluate((list) => window.measureList(list, 5), text);
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}
