import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { drawPlot, escapeText } from "./plot.ts";
import type { Outcome } from "./proof.ts";

/** A proof that was run, with how long it took. */
export interface Proved extends Outcome {
  id: string;
  title: string;
  seconds: number;
}

/** A whole run. */
export interface Run {
  proved: Proved[];
  seconds: number;
  seed: number;
  /** The version of PostgreSQL. */
  postgres: string;
}

/**
 * Writes the report of a run into a folder, as report.json and report.html; returns the path of the
 * page.
 */
export function writeReport(folder: string, run: Run): string {
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}, ${run.postgres}, load at the end ${loadavg()[0]?.toFixed(1)}`;
  const page = join(folder, "report.html");
  writeFileSync(join(folder, "report.json"), `${JSON.stringify({ at, machine, ...run }, null, 2)}\n`);
  writeFileSync(page, pageOf(run, { at, machine }));
  return page;
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; color: #1a1c1e; background: #fff }
  h1 { margin: 0 0 .25rem } h2 { margin: 0; font-size: 1.125rem }
  section { border-top: 1px solid #d5d8dc; padding: 1.25rem 0 }
  dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .125rem 1rem; margin: .75rem 0; font-variant-numeric: tabular-nums }
  dt { color: #53585f } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
  figure { margin: 1rem 0 0; overflow-x: auto } figcaption { font-weight: 600 } svg { max-width: 100%; height: auto }
  .kept { color: #146c2e } .missed { color: #b3261e } .note { color: #53585f }
  @media (prefers-color-scheme: dark) { body { background: #15171a; color: #e6e8ea } dt, .note { color: #a8adb3 }
    .kept { color: #7bd88f } .missed { color: #ff8a80 } section { border-color: #3a3f45 } }`;

function pageOf({ proved, seconds, seed }: Run, { at, machine }: { at: string; machine: string }): string {
  const kept = proved.filter(({ isKept }) => isKept).length;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Startline: proof</title><style>${style}</style></head>
<body>
<main>
<h1>${kept} of ${proved.length} kept</h1>
<p class="note">${escapeText(`${at}, ${seconds.toFixed(0)} s, seed ${seed}. ${machine}.`)}</p>
${proved.map(getSection).join("\n")}
</main>
</body>
</html>
`;
}

function getSection({ id, title, isKept, seconds, figures, plots = [] }: Proved): string {
  const rows = Object.entries(figures).map(
    ([name, value]) => `<dt>${escapeText(name)}</dt><dd>${escapeText(String(value))}</dd>`,
  );
  const verdict = isKept ? `<span class="kept">kept</span>` : `<span class="missed">MISSED</span>`;
  return `<section id="${escapeText(id)}">
<h2>${escapeText(id)} ${verdict}: ${escapeText(title)}</h2>
<dl>${rows.join("")}<dt>took</dt><dd>${seconds.toFixed(1)} s</dd></dl>
${plots.map(drawPlot).join("\n")}
</section>`;
}
