import { resolve } from "node:path";
import type { ImportedPhoto, PhotoImport } from "#contract/photoImports.ts";
import type { PhotoOutcome } from "#contract/photoWords.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/photos.ts";
import { getText, textIn } from "#locales/getText.ts";
import { failWithoutRace, runAction, utcMinute } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { readDomain } from "../server/readDomain.ts";
import { withServerTools } from "../server/withServerTools.ts";
import { listPhotoFiles, readClocks, readRowsOf } from "./photoFolder.ts";

/** `startline photos`: imports folders of photos, lists them, and undoes an import. */
export const photos: Verb = {
  usage: "photos import DIR|list|undo IMPORT --domain HOST [--csv FILE] [--item ID] [--point ID] [--camera-offset …]",
  help: getText(messages, "help"),
  positionals: [1, 2],
  options: {
    domain: { value: "HOST", help: getText(commandMessages, "domain") },
    csv: { value: "FILE", help: getText(messages, "csv") },
    item: { value: "ID", help: getText(messages, "item") },
    edition: { value: "NAME", help: getText(messages, "edition") },
    point: { value: "ID", help: getText(messages, "point") },
    "camera-offset": { value: "[CAMERA=]TIME,…", help: getText(messages, "cameraOffset") },
    json: { help: getText(messages, "json") },
  },
  run: (words, terminal) =>
    runAction({ import: importFolder, list, undo }, (act) => getText(messages, "unknownAct", { act }))(words, terminal),
};

// As many as one request takes.
const filesAtOnce = 40;

/** Imports a folder, and prints why each refused file is refused. Exit code 1 if one is. */
async function importFolder({ positionals: [, path], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  if (path === undefined) throw new UsageError(getText(messages, "noFolder"));
  const domainName = readDomain(String(options.domain ?? ""));
  const folder = resolve(path);
  const clocks = readClocks(options["camera-offset"]);
  const csv = options.csv === undefined ? undefined : resolve(String(options.csv));
  const rows = csv === undefined ? undefined : await readRowsOf(csv);
  const names = await listPhotoFiles(folder, csv);
  const { files, missing } = matchRows(names, rows);
  for (const name of missing) terminal.printError(writeRefusal(name, "no-file", terminal));
  const facts = Object.fromEntries(
    (["item", "edition", "point"] as const).flatMap((key) =>
      options[key] === undefined ? [] : [[key, String(options[key])]],
    ),
  );
  const results: ImportedPhoto[] = [];
  const batch = await withServerTools(async (server) => {
    const { batchId } = await server.beginPhotos({ domainName, folder, clocks, ...facts });
    for (let first = 0; first < files.length; first += filesAtOnce) {
      const some = await server.importPhotos({ domainName, batchId, files: files.slice(first, first + filesAtOnce) });
      for (const { path, fault } of some) if (fault) terminal.printError(writeRefusal(path, fault, terminal));
      results.push(...some);
      showProgress(results.length, files.length, terminal);
    }
    return server.finishPhotos({ domainName, batchId });
  });
  if (options.json === true) terminal.print(JSON.stringify({ import: batch, missing, files: results }, null, 2));
  else printResults(results, batch, terminal);
  return missing.length > 0 || results.some(({ outcome }) => outcome === "refused") ? 1 : 0;
}

type Rows = Awaited<ReturnType<typeof readRowsOf>>;

// A CSV names files by their path in the folder, or by their name if only one has it.
function matchRows(names: readonly string[], rows: Rows | undefined) {
  const byName = new Map<string, string[]>();
  for (const name of names) {
    const last = name.split("/").at(-1) ?? name;
    byName.set(last, [...(byName.get(last) ?? []), name]);
  }
  const named = new Map<string, ReturnType<Rows["get"]>>();
  const missing: string[] = [];
  const known = new Set(names);
  for (const [name, written] of rows ?? []) {
    const [only, ...others] = byName.get(name) ?? [];
    const path = known.has(name) ? name : others.length === 0 ? only : undefined;
    if (path === undefined) missing.push(name);
    else named.set(path, written);
  }
  const files = names.map((path) => {
    const written = named.get(path);
    return { path, ...(written && { written }) };
  });
  return { files, missing };
}

function showProgress(done: number, total: number, terminal: Terminal): void {
  if (!process.stderr.isTTY) return;
  const words = terminal.localise(getText(messages, "progress", { done, total }));
  process.stderr.write(`\r${words}\u001b[K${done === total ? "\n" : ""}`);
}

function writeRefusal(
  name: string,
  fault: NonNullable<ImportedPhoto["fault"]> | "no-file",
  terminal: Terminal,
): string {
  return `${name}: ${textIn(terminal.language, messages, `fault-${fault}`)}`;
}

function printResults(results: readonly ImportedPhoto[], batch: PhotoImport | null, terminal: Terminal): void {
  const count = (outcome: PhotoOutcome) => results.filter((result) => result.outcome === outcome).length;
  const doubtful = [...new Set(results.flatMap((result) => result.doubtful))];
  if (doubtful.length > 0) {
    const words = doubtful.slice(0, 20).join(", ");
    terminal.print(terminal.localise(getText(messages, "doubtful", { count: doubtful.length, words })));
  }
  const counts = {
    stored: count("stored"),
    changed: count("changed"),
    known: count("known"),
    refused: count("refused"),
  };
  terminal.print(terminal.localise(getText(messages, "imported", counts)));
  if (batch) terminal.print(batch.batchId);
}

/** Lists the imports of photos of a race, the newest first. */
async function list({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const imports = await withServerTools((server) => server.listPhotos(domainName));
  if (!imports) return failWithoutRace(terminal);
  if (options.json === true) terminal.print(JSON.stringify(imports, null, 2));
  else {
    const summary = terminal.localise(getText(messages, "count", { count: imports.length }));
    terminal.print([...imports.map((batch) => importLine(batch, terminal)), summary].join("\n"));
  }
  return 0;
}

function importLine(
  { batchId, state, edition, item, photos, madeAt, folder }: PhotoImport,
  terminal: Terminal,
): string {
  const word = terminal.localise(getText(messages, `state_${state}`));
  return [batchId, word, edition, item ?? "*", String(photos), utcMinute(madeAt), folder].join("  ");
}

/** Undoes an import of photos. */
async function undo({ positionals: [, batchId], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  if (batchId === undefined) throw new UsageError(getText(messages, "noImport"));
  const domainName = readDomain(String(options.domain ?? ""));
  const undone = await withServerTools((server) => server.undoPhotos({ domainName, batchId }));
  if (options.json === true) terminal.print(JSON.stringify(undone, null, 2));
  else {
    terminal.print(importLine(undone.import, terminal));
    terminal.print(terminal.localise(getText(messages, "deleted", { count: undone.deleted })));
  }
  return 0;
}
