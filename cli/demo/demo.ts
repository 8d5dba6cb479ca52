import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { messages } from "#locales/generated/cli/demo.ts";
import { getText } from "#locales/getText.ts";
import { root } from "#server/base/root.ts";
import { fail, failWithoutRace } from "../base/actions.ts";
import { displayPath } from "../base/paths.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { importPhotoFolder } from "../organise/importPhotoFolder.ts";
import type { ServerTools } from "../server/serverTools.ts";
import { withServerTools } from "../server/withServerTools.ts";
import { drawPhotos, type PhotoPlan } from "./drawPhotos.ts";
import type { InventedResult } from "./inventRunners.ts";
import { type DemoStep, demoSite, planDemo } from "./planDemo.ts";
import words from "./words.json" with { type: "json" };

/** `startline demo`: fills the example race with results of invented runners. */
export const demo: Verb = {
  usage: "demo [--count NUMBER]",
  help: getText(messages, "help"),
  positionals: [0, 0],
  options: { count: { value: "NUMBER", help: getText(messages, "count") } },
  run: fillDemo,
};

const domainName = `${demoSite}.localhost`;
const usualCount = 20_000;
const counts = { from: 300, to: 99_999 };

async function fillDemo({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const count = readCount(options.count);
  return withServerTools(async (server, { dataDir }) => {
    const batches = await server.listResults(domainName);
    if (!batches) return failWithoutRace(terminal);
    // Published sets stay: nothing is added to a race that has some.
    if (batches.length > 0) return fail(terminal, getText(messages, "filled", { domain: domainName }));
    const folder = join(dataDir, "demo-data");
    await mkdir(folder, { recursive: true });
    const { steps, tryFile, half } = planDemo(count);
    await takeSteps(steps, { server, folder, terminal });
    await writeFile(join(folder, tryFile.file), tryFile.text);
    await addPhotos(half, { server, folder, terminal });
    terminal.print(terminal.localise(getText(messages, "done", { domain: domainName })));
    terminal.print(terminal.localise(getText(messages, "tryFile", { file: displayPath(join(folder, tryFile.file)) })));
    return 0;
  });
}

function readCount(written: string | boolean | undefined): number {
  if (written === undefined) return usualCount;
  const count = Number(written);
  if (Number.isInteger(count) && count >= counts.from && count <= counts.to) return count;
  throw new UsageError(getText(messages, "noCount", { value: String(written), ...counts }));
}

interface Work {
  server: ServerTools;
  /** The folder of the files that are imported. */
  folder: string;
  terminal: Terminal;
}

async function takeSteps(steps: readonly DemoStep[], { server, folder, terminal }: Work): Promise<void> {
  const published = new Map<string, number>();
  for (const { item, edition, ...step } of steps) {
    const target = { domainName, item, edition };
    if (step.do === "import") {
      await writeFile(join(folder, step.file), step.text);
      const form = new FormData();
      if (step.columns) form.set("mapping", JSON.stringify({ columns: step.columns }));
      form.set("file", new Blob([step.text]), step.file);
      const { batch } = await server.checkResults(target, form);
      await server.importResults({ domainName, batchId: batch.batchId });
      const { storedRows: rows } = batch;
      terminal.print(terminal.localise(getText(messages, "imported", { file: step.file, rows })));
    } else {
      const key = `${item} ${edition}`;
      const note = step.hasNote ? { note: words.backupClock } : {};
      const after = published.get(key) ?? 0;
      const { number, runners } = await server.publishResults({ ...target, kind: step.kind, after, ...note });
      published.set(key, number);
      terminal.print(terminal.localise(getText(messages, `published_${step.kind}`, { item, edition, runners })));
    }
  }
}

// One of so many runners is on photos; of usual races, the first 24.
const runnersOfPhotos = 25;
const mostPhotographed = 24;
const gunAt = Date.parse("2026-10-18T07:00:00+08:00");
const secondGunMs = 10 * 60_000;

async function addPhotos(half: readonly InventedResult[], { server, folder, terminal }: Work): Promise<void> {
  const place = join(folder, "photos");
  const csv = await drawPhotos(
    place,
    half.slice(0, Math.min(mostPhotographed, half.length / runnersOfPhotos)).flatMap(planPhotos),
  );
  const { files } = await importPhotoFolder(server, { domainName, folder: place, csv });
  terminal.print(terminal.localise(getText(messages, "photos", { count: files.length })));
}

const media = join(root, "fixtures/sites", demoSite, "media");

function planPhotos({ bib, start, gunMs, splitsMs }: InventedResult): PhotoPlan[] {
  const startedAt = gunAt + (start === "B" ? secondGunMs : 0);
  const [, ten] = splitsMs;
  const shots = [
    { point: "km-10", ms: ten, picture: "picture-cliff-1600.jpg" },
    { point: "finish", ms: gunMs, picture: "picture-finish-1600.jpg" },
    { point: "finish", ms: gunMs === null ? null : gunMs + 4000, picture: "picture-start-1600.jpg" },
  ];
  return shots.flatMap(({ point, ms, picture }) =>
    typeof ms === "number" ? [{ bib, point, takenAt: startedAt + ms, picture: join(media, picture) }] : [],
  );
}
