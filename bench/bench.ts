import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepare } from "../scripts/setup.mjs";
import type { Row } from "./measure.ts";

// `npm run bench`, or `npm run bench -- mount size` for some of the parts; `npm run bench --
// lighthouse` for that one.
const parts: Record<string, () => Promise<Row[]>> = {
  // First: what other parts leave in memory slows a check more than JSON.parse.
  compile: async () => (await import("./compile.ts")).benchCompile(),
  mount: async () => (await import("./mount.ts")).benchMount(),
  size: async () => (await import("./size.ts")).benchSize(),
  "form-page": async () => (await import("./formPage.ts")).benchFormPage(),
  composites: async () => (await import("./compile.ts")).benchComposites(),
  forms: async () => (await import("./forms.ts")).benchForms(),
  accounts: async () => (await import("./accounts.ts")).benchAccounts(),
  http: async () => (await import("./http.ts")).benchHttp(),
  startup: async () => (await import("./startup.ts")).benchStartup(),
  validate: async () => (await import("./validate.ts")).benchValidate(),
  package: async () => (await import("./package.ts")).benchPackage(),
  stages: async () => (await import("./stages.ts")).benchStages(),
  releases: async () => (await import("./releases.ts")).benchReleases(),
  "first-letter": async () => (await import("./firstLetter.ts")).benchFirstLetter(),
  typing: async () => (await import("./typing.ts")).benchTyping(),
  paint: async () => (await import("./paint.ts")).benchPaint(),
  "sign-ups": async () => (await import("./signUps.ts")).benchSignUps(),
  certificates: async () => (await import("./certificates.ts")).benchCertificates(),
  photos: async () => (await import("./photos.ts")).benchPhotos(),
  ranks: async () => (await import("./ranks.ts")).benchRanks(),
  "result-import": async () => (await import("./resultImport.ts")).benchResultImport(),
  "look-ups": async () => (await import("./lookUps.ts")).benchLookUps(),
  timing: async () => (await import("./timing.ts")).benchTiming(),
  "pick-up": async () => (await import("./pickUp.ts")).benchPickUp(),
  staff: async () => (await import("./staff.ts")).benchStaff(),
  messages: async () => (await import("./messages.ts")).benchMessages(),
  "waiting-room": async () => (await import("./waitingRoom.ts")).benchWaitingRoom(),
};
// Only by name: it installs 185 MB into a cache folder the first time.
const onRequest: typeof parts = {
  lighthouse: async () => (await import("./lighthouse.ts")).benchLighthouse(),
};

await prepare();
const chosen = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries({ ...parts, ...onRequest })) {
  if (chosen.length > 0 ? !chosen.includes(name) : name in onRequest) continue;
  console.log(`measuring ${name} …`);
  rows.push(...(await measure()));
}
print(rows);
const folder = join(import.meta.dirname, "results");
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, "latest.json"),
  `${JSON.stringify({ node: process.version, at: new Date().toISOString(), rows }, null, 2)}\n`,
);
// PostgreSQL's package leaves handles open.
process.exit(rows.some(({ isKept }) => !isKept) ? 1 : 0);

function print(lines: Row[]): void {
  const cells = lines.map((row) => [
    row.name,
    row.ours,
    row.baseline,
    row.ratio.toFixed(3),
    row.bound,
    row.isKept ? "kept" : "MISSED",
  ]);
  const head = ["what", "ours", "baseline", "ratio", "bound", ""];
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...cells])
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}
