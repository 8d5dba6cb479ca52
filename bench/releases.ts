import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { makeDatedSite } from "#fixtures/datedSite.ts";
import { atMost, ms, type Row } from "./measure.ts";

const root = join(import.meta.dirname, "..");

/**
 * Compiles sites of 100 and 500 documents, each with a time of its own: the processor time of the command against that of drawing each
 * page of the release once, and its memory.
 */
export async function benchReleases(): Promise<Row[]> {
  return [100, 500].flatMap(compileDated);
}

function compileDated(count: number): Row[] {
  const folder = mkdtempSync(join(tmpdir(), "startline-releases-"));
  for (const [path, file] of Object.entries(makeDatedSite(count))) {
    mkdirSync(dirname(join(folder, "site", path)), { recursive: true });
    writeFileSync(join(folder, "site", path), JSON.stringify(file, null, 2));
  }
  const words = ["compile", join(folder, "site"), "--out", join(folder, "out"), "--times", "--language", "en"];
  const run = spawnSync(process.execPath, ["dist/cli/main.js", ...words], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  rmSync(folder, { recursive: true, force: true });
  if (run.status !== 0) throw new Error(`startline compile ended with ${run.status}: ${run.stderr}`);
  const read = (pattern: RegExp) => Number(pattern.exec(run.stdout)?.[1]?.replaceAll(",", ""));
  const [pages, drawings] = [read(/([\d,]+) pages/), read(/([\d,]+) drawings/)];
  const [processor, memory] = [read(/([\d,]+) ms of processor/), read(/([\d,]+) MB/)];
  const once = (read(/draw: ([\d,]+) ms/) * pages) / drawings;
  return [
    atMost(`compile ${count} dated documents / drawing each page once`, ms(processor), ms(once), processor / once, 2),
    atMost(`compile ${count} dated documents: memory / 400 MB`, `${memory} MB`, "400 MB", memory / 400, 1),
  ];
}
