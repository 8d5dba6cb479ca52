import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { CheckedBatch, FileProblem, ResultBatch } from "#contract/resultFiles.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/results.ts";
import { messages as importMessages } from "#locales/generated/results/import.ts";
import { getText, textIn } from "#locales/getText.ts";
import { failWithoutRace, runAction, utcMinute } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { readDomain } from "../server/readDomain.ts";
import { withServerTools } from "../server/withServerTools.ts";

/** `startline results`: imports files of results, lists them, and undoes an import. */
export const results: Verb = {
  usage: "results import FILE|list|undo BATCH --domain HOST [--item ID] [--edition NAME] [--columns FILE] …",
  help: getText(messages, "help"),
  positionals: [1, 2],
  options: {
    domain: { value: "HOST", help: getText(commandMessages, "domain") },
    item: { value: "ID", help: getText(messages, "item") },
    edition: { value: "NAME", help: getText(messages, "edition") },
    columns: { value: "FILE", help: getText(messages, "columns") },
    sheet: { value: "NAME", help: getText(messages, "sheet") },
    "dry-run": { help: getText(messages, "dryRun") },
    json: { help: getText(messages, "json") },
  },
  run: (words, terminal) =>
    runAction({ import: importFile, list, undo }, (act) => getText(messages, "unknownAct", { act }))(words, terminal),
};

/**
 * Checks a file, prints every mistake, and imports it unless columns are uncertain. Exit code 1 if
 * they are, or if a row is refused.
 */
async function importFile({ positionals: [, path], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const { item, edition } = options;
  if (path === undefined || item === undefined) throw new UsageError(getText(messages, "noFileOrItem"));
  const domainName = readDomain(String(options.domain ?? ""));
  const target = { domainName, item: String(item), ...(edition !== undefined && { edition: String(edition) }) };
  const form = await readForm(path, options);
  const { checked, batch } = await withServerTools(async (server) => {
    const checked = await server.checkResults(target, form);
    const { batchId, questions } = checked.batch;
    const isWanted = options["dry-run"] !== true && questions.length === 0;
    const batch = isWanted ? await server.importResults({ domainName, batchId }) : checked.batch;
    return { checked, batch };
  });
  if (options.json === true) terminal.print(JSON.stringify({ ...checked, batch }, null, 2));
  else printChecked({ ...checked, batch }, terminal);
  return batch.questions.length > 0 || batch.refusedRows > 0 ? 1 : 0;
}

async function readForm(path: string, options: ParsedArguments["options"]): Promise<FormData> {
  const form = new FormData();
  if (options.columns !== undefined) form.set("mapping", (await readBytes(String(options.columns))).toString());
  if (options.sheet !== undefined) form.set("sheet", String(options.sheet));
  // The server reads the fields before the file.
  form.set("file", new Blob([new Uint8Array(await readBytes(path))]), basename(path));
  return form;
}

async function readBytes(path: string): Promise<Buffer> {
  const file = resolve(path);
  try {
    return await readFile(file);
  } catch {
    throw new UsageError(getText(messages, "unreadableFile", { file }));
  }
}

function printChecked({ batch, counts, rows }: CheckedBatch, terminal: Terminal): void {
  for (const question of batch.questions) terminal.printError(askLine(question, batch, terminal));
  for (const problem of [...batch.problems, ...rows]) terminal.printError(problemLine(problem, batch, terminal));
  const { storedRows, refusedRows, state } = batch;
  const key = batch.questions.length > 0 ? "asked" : state === "imported" ? "imported" : "wouldImport";
  terminal.print(terminal.localise(getText(messages, key, { ...counts, rows: storedRows - refusedRows, refusedRows })));
  const { unknownBibs, otherNames } = counts;
  if (unknownBibs > 0) terminal.print(terminal.localise(getText(messages, "unknownBibs", { unknownBibs })));
  if (otherNames > 0) terminal.print(terminal.localise(getText(messages, "otherNames", { otherNames })));
  terminal.print(batch.batchId);
}

function problemLine({ line, column, code, params }: FileProblem, batch: ResultBatch, { language }: Terminal): string {
  const header = column === null ? undefined : nameColumn(batch, column);
  const place =
    header === undefined
      ? textIn(language, importMessages, "place-row", { row: line })
      : textIn(language, importMessages, "place", { row: line, column: header });
  return `${place}: ${textIn(language, importMessages, `fault-${code}` as "fault-bib-twice", params as never)}`;
}

function askLine(
  { code, index = 0, other = 0, name = "" }: ResultBatch["questions"][number],
  batch: ResultBatch,
  { language }: Terminal,
): string {
  const values = { column: nameColumn(batch, index), other: nameColumn(batch, other), name };
  return textIn(language, importMessages, `ask-${code}` as "ask-twice", values as never);
}

function nameColumn({ columns }: ResultBatch, index: number): string {
  return columns[index]?.header || String(index + 1);
}

/** Lists the files of results of a race, the newest first. */
async function list({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const batches = await withServerTools((server) => server.listResults(domainName));
  if (!batches) return failWithoutRace(terminal);
  if (options.json === true) terminal.print(JSON.stringify(batches, null, 2));
  else {
    const summary = terminal.localise(getText(messages, "count", { count: batches.length }));
    terminal.print([...batches.map((batch) => batchLine(batch, terminal)), summary].join("\n"));
  }
  return 0;
}

function batchLine(batch: ResultBatch, terminal: Terminal): string {
  const { batchId, item, edition, fileName, state, storedRows, madeAt } = batch;
  const word = terminal.localise(getText(messages, `state_${state}`));
  return [batchId, word, item, edition, String(storedRows), utcMinute(madeAt), fileName].join("  ");
}

/** Undoes an import: the draft is derived from the other files. */
async function undo({ positionals: [, batchId], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  if (batchId === undefined) throw new UsageError(getText(messages, "noBatch"));
  const domainName = readDomain(String(options.domain ?? ""));
  const batch = await withServerTools((server) => server.undoResults({ domainName, batchId }));
  if (options.json === true) terminal.print(JSON.stringify(batch, null, 2));
  else terminal.print(batchLine(batch, terminal));
  return 0;
}
