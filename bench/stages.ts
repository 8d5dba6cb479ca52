import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atMost, median, ms, type Row } from "./measure.ts";

const root = join(import.meta.dirname, "..");

/**
 * The time of each stage of compiling the marathon into a release, printed; the row compares all
 * other stages with drawing the pages.
 */
export async function benchStages(): Promise<Row[]> {
  const rounds = Array.from({ length: 6 }, compileOnce).slice(1);
  const medians = Object.keys(rounds[0] ?? {}).map(
    (stage) => [stage, median(rounds.map((round) => round[stage] ?? 0))] as const,
  );
  for (const [stage, time] of medians) console.log(`  ${ms(time).padStart(8)}  ${stage}`);
  const drawing = Object.fromEntries(medians).draw ?? Number.NaN;
  const rest = medians.reduce((sum, [stage, time]) => (stage === "draw" ? sum : sum + time), 0);
  return [atMost("compile the marathon: all but drawing / drawing", ms(rest), ms(drawing), rest / drawing, 1)];
}

function compileOnce(): Record<string, number> {
  const out = mkdtempSync(join(tmpdir(), "startline-stages-"));
  const words = ["compile", "fixtures/sites/canal-city-2025", "--out", out, "--times", "--language", "en"];
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/cli/main.js", ...words], {
    cwd: root,
    encoding: "utf8",
  });
  rmSync(out, { recursive: true, force: true });
  if (status !== 0) throw new Error(`startline compile ended with ${status}: ${stderr}`);
  return Object.fromEntries(
    [...stdout.matchAll(/^ {2}(\w+): (\d+) ms$/gm)].map(([, stage, time]) => [stage, Number(time)]),
  );
}
