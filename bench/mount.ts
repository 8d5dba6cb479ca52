import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, preview } from "vite";
import { launch } from "../e2e/browser.ts";
import { atMost, ms, type Row } from "./measure.ts";

/**
 * Mounting home blocks through our renderer against the same components as plain React elements, in
 * Chromium, built for production.
 */
export async function benchMount(): Promise<Row[]> {
  const outDir = mkdtempSync(join(tmpdir(), "startline-mount-"));
  const root = join(import.meta.dirname, "..");
  await build({
    configFile: false,
    root,
    plugins: [react()],
    logLevel: "error",
    build: { outDir, target: "es2022", rolldownOptions: { input: join(root, "bench/mount/index.html") } },
  });
  const server = await preview({ configFile: false, root, build: { outDir }, preview: { port: 0 }, logLevel: "error" });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0]}bench/mount/index.html`);
    await page.waitForFunction(() => "measure" in window);
    const rows: Row[] = [];
    for (const [count, rounds] of [
      [20, 80],
      [200, 40],
      [1000, 16],
    ] as const) {
      const times = await page.evaluate(
        ([count, rounds]) =>
          (
            window as unknown as { measure(count: number, rounds: number): Promise<{ ours: number; baseline: number }> }
          ).measure(count, rounds),
        [count, rounds] as const,
      );
      rows.push(
        atMost(
          `mount ${count} blocks / plain React`,
          ms(times.ours),
          ms(times.baseline),
          times.ours / times.baseline,
          1.05,
        ),
      );
    }
    const small = await page.evaluate(() =>
      (
        window as unknown as {
          measureSmall(count: number, rounds: number): Promise<{ ours: number; bounded: number; bare: number }>;
        }
      ).measureSmall(1000, 60),
    );
    const floor = (small.bounded / small.bare).toFixed(2);
    const drawing = `draw 1000 blocks of a line / plain React with boundaries (${floor} of bare)`;
    rows.push(atMost(drawing, ms(small.ours), ms(small.bounded), small.ours / small.bounded, 1.15));
    const times = await page.evaluate(() =>
      (
        window as unknown as { measureComposites(rounds: number): Promise<{ ours: number; baseline: number }> }
      ).measureComposites(40),
    );
    const name = "mount 200 composites / the same blocks written out";
    rows.push(atMost(name, ms(times.ours), ms(times.baseline), times.ours / times.baseline, 1.05));
    return rows;
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}
