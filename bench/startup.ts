import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "../e2e/server.ts";
import { tinyDocument, tinySite, writeFiles } from "../server/testWorld.ts";
import { atMost, median, type Row } from "./measure.ts";

const picturesOfSite = 20;

interface Start {
  seconds: number;
  /** The resident set size in megabytes when the server is idle. */
  memory: number;
}

/**
 * The time until a server with unchanged sites is ready, and its memory: with 400 and 1,000 sites
 * against 4.
 */
export async function benchStartup(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "startline-bench-start-"));
  try {
    const starts: Record<number, Start[]> = {};
    for (const sites of [4, 400, 1000]) {
      await prepareSites(folder, sites);
      starts[sites] = [];
    }
    // In turn, so that other load on the machine affects all of them.
    for (let round = 0; round < 5; round++)
      for (const [sites, measured] of Object.entries(starts)) measured.push(await measureStart(folder, Number(sites)));
    const of = (sites: number, what: keyof Start) => median((starts[sites] ?? []).map((start) => start[what]));
    const row = (sites: number, what: keyof Start, unit: string, bound: number) => {
      const [ours, baseline] = [of(sites, what), of(4, what)];
      const name = what === "seconds" ? "ready" : "memory";
      const value = (number: number) => `${number.toFixed(unit === "s" ? 2 : 0)} ${unit}`;
      return atMost(`start: ${name} with ${sites} sites / 4`, value(ours), value(baseline), ours / baseline, bound);
    };
    return [row(400, "seconds", "s", 1.5), row(1000, "seconds", "s", 2), row(1000, "memory", "MB", 1.3)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const placesOf = (folder: string, sites: number) => ({
  DATA_DIR: join(folder, `data-${sites}`),
  SITES_DIR: join(folder, `sites-${sites}`),
});

async function prepareSites(folder: string, sites: number): Promise<void> {
  const env = placesOf(folder, sites);
  for (let number = 0; number < sites; number++) {
    // Drawings are published unchanged; photos would take the first start minutes, which is not
    // measured.
    const pictures = Array.from({ length: picturesOfSite }, (_, index) => [
      `media/${index}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg"><desc>${`${number} ${index} `.repeat(200)}</desc></svg>`,
    ]);
    await writeFiles(join(env.SITES_DIR, `race-${number}`), {
      "site.json": tinySite({ id: `race-${number}` }),
      "documents/rules.json": tinyDocument(`<p>${number}</p>`),
      ...Object.fromEntries(pictures),
    });
  }
  // A folder that has just been written is read again at the next start.
  await wait(2500);
  const server = await startServer(env);
  while (!(await publishedFolders(env.DATA_DIR)).includes(`"race-${sites - 1}"`)) await wait(200);
  await server.stop();
}

function publishedFolders(dataDir: string): Promise<string> {
  return readFile(join(dataDir, "folders.json"), "utf8").catch(() => "");
}

async function measureStart(folder: string, sites: number): Promise<Start> {
  const startedAt = performance.now();
  const server = await startServer(placesOf(folder, sites));
  try {
    const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`);
    if (!answer.ok) throw new Error(`The server with ${sites} sites is not ready.`);
    const seconds = (performance.now() - startedAt) / 1000;
    await wait(2000);
    return { seconds, memory: Number(execFileSync("ps", ["-o", "rss=", "-p", String(server.pid)])) / 1024 };
  } finally {
    await server.stop();
  }
}
