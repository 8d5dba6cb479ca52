import { resolve } from "node:path";
import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { fail, failWithoutRace } from "../base/actions.ts";
import { displayPath } from "../base/paths.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments } from "../base/verb.ts";

/** The options of every export of people. */
export const exportOptions = {
  format: { value: "csv|xlsx", choices: ["csv", "xlsx"], help: getText(messages, "exportFormat") },
  out: { value: "FILE", help: getText(messages, "exportOut") },
};

/**
 * Reads into which file an export is to be written, and how. Throws a UsageError without `--out`.
 */
export function readExport({ out, format, language }: ParsedArguments["options"]) {
  if (!out) throw new UsageError(getText(messages, "noExportFile"));
  const output = { format: format === "xlsx" ? "xlsx" : "csv", language: language === "en" ? "en" : "zh" } as const;
  return { file: resolve(String(out)), how: output };
}

/** Prints what became of an export; returns the exit code, 1 if nothing was written. */
export function reportExport(
  done: "exported" | "no-race" | "no-rows",
  { file, noRows }: { file: string; noRows: Sentence },
  terminal: Terminal,
): number {
  if (done === "no-race") return failWithoutRace(terminal);
  if (done === "no-rows") return fail(terminal, noRows);
  terminal.print(terminal.localise(getText(messages, "exported", { file: displayPath(file) })));
  return 0;
}
