import type { Browser } from "playwright-core";
import { launch } from "../e2e/browser.ts";
import { startServer } from "../e2e/server.ts";
import { atMost, median, ms, type Row } from "./measure.ts";
import { startUndrawn } from "./undrawn.ts";

// A mid-range phone on a slow mobile network: 1.6 Mbit/s, 150 ms round trip, a quarter of this
// machine's speed. Throughput is in bytes per second.
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

/**
 * The largest contentful paint of the marathon's home page on a phone: rendered on the server
 * against rendered in the browser.
 */
export async function benchPaint(): Promise<Row[]> {
  const [drawn, undrawn] = [await startServer(), await startUndrawn()];
  const browser = await launch();
  try {
    const times = { drawn: [] as number[], undrawn: [] as number[] };
    for (let round = -1; round < 5; round++) {
      const pair = [await timePaint(browser, drawn.port), await timePaint(browser, undrawn.port)] as const;
      if (round < 0) continue;
      times.drawn.push(pair[0]);
      times.undrawn.push(pair[1]);
    }
    const [ours, baseline] = [median(times.drawn), median(times.undrawn)];
    return [
      atMost("largest paint on a phone: drawn / drawn by its program", ms(ours), ms(baseline), ours / baseline, 1),
    ];
  } finally {
    await browser.close();
    await undrawn.stop();
    await drawn.stop();
  }
}

async function timePaint(browser: Browser, port: number): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(`http://localhost:${port}/`, { waitUntil: "networkidle" });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        }),
      ),
  );
  await context.close();
  return time;
}
