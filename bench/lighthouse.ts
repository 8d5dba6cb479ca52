import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startServer } from "../e2e/server.ts";
import { chromiumFlags, findChromium } from "../scripts/chromium.mjs";
import { atLeast, atMost, median, type Row } from "./measure.ts";
import { startUndrawn } from "./undrawn.ts";

// 12 is the last major version that runs on Node 20.
const version = "12.8.2";
const runs = 5;

/** The results of one run: scores from 0 to 1, times in ms. */
interface Scores {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  "largest-contentful-paint": number;
  "total-blocking-time": number;
  "cumulative-layout-shift": number;
}

interface Tools {
  lighthouse(url: string, flags: object): Promise<{ lhr: Report } | undefined>;
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const bounds: [keyof Scores, "least" | "most", number][] = [
  ["performance", "least", 0.97],
  ["largest-contentful-paint", "most", 1600],
  ["total-blocking-time", "most", 150],
  ["cumulative-layout-shift", "most", 0.01],
  ["accessibility", "least", 1],
  ["best-practices", "least", 1],
  ["seo", "least", 1],
];

/**
 * The medians of five runs of Lighthouse 12, with its mobile settings, on the marathon's home page, and on the same page rendered in the
 * browser. Lighthouse is 185 MB and not a dependency: it is installed into a cache folder when this part is requested by name
 * (LIGHTHOUSE_DIR, or startline-lighthouse in the home's .cache).
 */
export async function benchLighthouse(): Promise<Row[]> {
  const tools = await loadTools();
  const [drawn, undrawn] = [await startServer(), await startUndrawn()];
  try {
    const ours = await measure(tools, drawn.port);
    const beside = await measure(tools, undrawn.port);
    return bounds.map(([name, side, bound]) => {
      const row = side === "least" ? atLeast : atMost;
      const write = (value: number) =>
        name.includes("-paint") || name.includes("-time") ? `${value.toFixed(0)} ms` : String(value);
      // The bound is for our own figure; the page that is not drawn is for comparison.
      return row(`Lighthouse ${name}`, write(ours[name]), write(beside[name]), ours[name], bound);
    });
  } finally {
    await undrawn.stop();
    await drawn.stop();
  }
}

async function loadTools(): Promise<Tools> {
  const folder = process.env.LIGHTHOUSE_DIR || join(homedir(), ".cache/startline-lighthouse");
  const packages = join(folder, "node_modules");
  if (!existsSync(join(packages, "lighthouse"))) {
    console.log(
      `  Lighthouse ${version} (185 MB) is being installed into ${folder}; remove the folder when you are done.`,
    );
    mkdirSync(folder, { recursive: true });
    execFileSync("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", `lighthouse@${version}`], {
      stdio: "inherit",
    });
  }
  const load = (file: string) => import(pathToFileURL(join(packages, file)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load("lighthouse/core/index.js"),
    load("chrome-launcher/dist/index.js"),
  ]);
  return { lighthouse, launch };
}

async function measure({ lighthouse, launch }: Tools, port: number): Promise<Scores> {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ["--headless=new", "--disable-background-networking", ...chromiumFlags],
  });
  const rounds: Scores[] = [];
  try {
    // The first one warms the server up and does not count.
    for (let tries = 0; rounds.length < runs + 1; tries++) {
      const answer = await lighthouse(`http://localhost:${port}/`, { port: chrome.port, logLevel: "error" });
      if (!answer) throw new Error("Lighthouse gave no answer.");
      const scores = Object.fromEntries(
        bounds.map(([name]) => [name, figureOf(answer.lhr, name)]),
      ) as unknown as Scores;
      console.log(`  ${port} ${rounds.length === 0 ? "warm-up" : rounds.length}: ${JSON.stringify(scores)}`);
      // A busy machine now and then leaves a run without a trace.
      if (Object.values(scores).every(Number.isFinite)) rounds.push(scores);
      else if (tries > 3 * runs) throw new Error("Lighthouse cannot trace this page here.");
    }
  } finally {
    chrome.kill();
  }
  return Object.fromEntries(
    bounds.map(([name]) => [name, median(rounds.slice(1).map((one) => one[name]))]),
  ) as unknown as Scores;
}

function figureOf({ categories, audits }: Report, name: string): number {
  const value = categories[name]?.score ?? audits[name]?.numericValue;
  return Math.round((value ?? Number.NaN) * 1000) / 1000;
}
