import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startServer } from "../e2e/server.ts";
import { chromiumFlags, findChromium } from "../scripts/chromium.mjs";
import { atLeast, atMost, median, type Row } from "./measure.ts";
import { startUndrawn } from "./undrawn.ts";

// 12 is the last major version that runs on Node 20.
const version = "12.8.2";
const root = join(import.meta.dirname, "..");

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

type Bound = [keyof Scores, "least" | "most", number];

const times: Bound[] = [
  ["performance", "least", 0.97],
  ["largest-contentful-paint", "most", 1600],
  ["total-blocking-time", "most", 150],
  ["cumulative-layout-shift", "most", 0.01],
];
const bounds: Bound[] = [...times, ["accessibility", "least", 1], ["best-practices", "least", 1], ["seo", "least", 1]];

// A document, a list, a page of blocks and the sign-up page: of sites whose pages live in the hash,
// and of one with real addresses.
const copy = "behind-hash";
const innerPages = [
  ["localhost", "/#/race-information/raceRules"],
  ["localhost", "/#/newsNotice/raceNews"],
  ["localhost", "/#/post"],
  [`${copy}.localhost`, "/#/about/getting-here"],
  ["open-demo-10k.localhost", "/guide/course"],
  ["open-demo-10k.localhost", "/about/getting-here"],
  ["open-demo-10k.localhost", "/post"],
] as const;

/**
 * The medians of five runs of Lighthouse 12, with its mobile settings, on the marathon's home page,
 * and on the same page rendered in the browser; and of three runs on inner pages, beside the home
 * page. Lighthouse is 185 MB and not a dependency: it is installed into a cache folder when this
 * part is requested by name (LIGHTHOUSE_DIR, or startline-lighthouse in the home's .cache).
 */
export async function benchLighthouse(): Promise<Row[]> {
  const tools = await loadTools();
  const folder = makeSites();
  const [drawn, undrawn] = [await startServer({ SITES_DIR: folder }), await startUndrawn()];
  try {
    const ours = await measure(tools, `http://localhost:${drawn.port}/`, 5);
    const beside = await measure(tools, `http://localhost:${undrawn.port}/`, 5);
    // The bound is for our own figure; the page that is not drawn is for comparison.
    const rows = bounds.map((bound) => getRow("Lighthouse", bound, ours, beside));
    for (const [host, path] of innerPages) {
      const scores = await measure(tools, `http://${host}:${drawn.port}${path}`, 3);
      rows.push(...times.map((bound) => getRow(`Lighthouse ${host}${path}`, bound, scores, ours)));
    }
    return rows;
  } finally {
    await undrawn.stop();
    await drawn.stop();
    rmSync(folder, { recursive: true });
  }
}

// The example races, and one of them with its pages behind the #: of the examples there, none has a
// page of blocks.
function makeSites(): string {
  const folder = mkdtempSync(join(tmpdir(), "startline-lighthouse-"));
  cpSync(join(root, "fixtures/sites"), folder, { recursive: true });
  cpSync(join(folder, "open-demo-10k"), join(folder, copy), { recursive: true });
  const change = (file: string, facts: object) => {
    const path = join(folder, copy, file);
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), ...facts }));
  };
  change("site.json", { id: copy, router: "hash" });
  change("race.json", { raceId: "20360107" });
  return folder;
}

function getRow(title: string, [name, side, bound]: Bound, ours: Scores, beside: Scores): Row {
  const row = side === "least" ? atLeast : atMost;
  const write = (value: number) => (/-paint|-time/.test(name) ? `${value.toFixed(0)} ms` : String(value));
  return row(`${title} ${name}`, write(ours[name]), write(beside[name]), ours[name], bound);
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

async function measure({ lighthouse, launch }: Tools, url: string, runs: number): Promise<Scores> {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ["--headless=new", "--disable-background-networking", ...chromiumFlags],
  });
  const rounds: Scores[] = [];
  try {
    // The first one warms the server up and does not count.
    for (let tries = 0; rounds.length < runs + 1; tries++) {
      const answer = await lighthouse(url, { port: chrome.port, logLevel: "error" });
      if (!answer) throw new Error("Lighthouse gave no answer.");
      const scores = Object.fromEntries(
        bounds.map(([name]) => [name, getFigure(answer.lhr, name)]),
      ) as unknown as Scores;
      console.log(`  ${url} ${rounds.length === 0 ? "warm-up" : rounds.length}: ${JSON.stringify(scores)}`);
      // A busy machine now and then leaves a run without a trace.
      if (Object.values(scores).every(Number.isFinite)) rounds.push(scores);
      else if (tries > 3 * runs) throw new Error("Lighthouse cannot trace this page here.");
    }
  } finally {
    chrome.kill();
  }
  return Object.fromEntries(
    bounds.map(([name]) => [name, median(rounds.slice(1).map((round) => round[name]))]),
  ) as unknown as Scores;
}

function getFigure({ categories, audits }: Report, name: string): number {
  const value = categories[name]?.score ?? audits[name]?.numericValue;
  return Math.round((value ?? Number.NaN) * 1000) / 1000;
}
