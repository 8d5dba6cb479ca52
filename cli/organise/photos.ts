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
import { importPhotoFolder, type PhotoFault } from "./importPhotoFolder.ts";
import { readClocks } from "./photoFolder.ts";

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

/** Imports a folder, and prints why each refused file is refused. Exit code 1 if one is. */
async function importFolder({ positionals: [, path], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  if (path === undefined) throw new UsageError(getText(messages, "noFolder"));
  const domainName = readDomain(String(options.domain ?? ""));
  const facts = Object.fromEntries(
    (["item", "edition", "point"] as const).flatMap((key) =>
      options[key] === undefined ? [] : [[key, String(options[key])]],
    ),
  );
  const clocks = readClocks(options["camera-offset"]);
  const csv = options.csv === undefined ? undefined : resolve(String(options.csv));
  const result = await withServerTools((server) =>
    importPhotoFolder(
      server,
      { domainName, folder: resolve(path), csv, clocks, ...facts },
      {
        refused: (name, fault) => terminal.printError(writeRefusal(name, fault, terminal)),
        progress: (done, total) => showProgress(done, total, terminal),
      },
    ),
  );
  const { missing, files, batch } = result;
  if (options.json === true) terminal.print(JSON.stringify({ import: batch, missing, files }, null, 2));
  else printResults(files, batch, terminal);
  return missing.length > 0 || files.some(({ outcome }) => outcome === "refused") ? 1 : 0;
}

function showProgress(done: number, total: number, terminal: Terminal): void {
  if (!process.stderr.isTTY) return;
  const words = terminal.localise(getText(messages, "progress", { done, total }));
  process.stderr.write(`\r${words}\u001b[K${done === total ? "\n" : ""}`);
}

function writeRefusal(name: string, fault: PhotoFault, terminal: Terminal): string {
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
