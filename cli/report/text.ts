import { existsSync, readFileSync } from "node:fs";
import type { Problem } from "#compiler/problems/problems.ts";
import { readMessage } from "#compiler/problems/readMessage.ts";
import { groupRepeats, type RepeatedProblem } from "#compiler/problems/repeats.ts";
import { messages } from "#locales/generated/cli/report.ts";
import { getText } from "#locales/getText.ts";
import { paint, type Terminal } from "../base/terminal.ts";
import type { Reporter } from "./report.ts";
import { countProblems, severityText } from "./severities.ts";
import { quoteLine } from "./sourceLine.ts";

/**
 * The report for people: each problem with its place, its sentence and its line, then how many
 * there are.
 */
export const reportText: Reporter = ({ problems, checked, sources: sourceTexts }, terminal) => {
  const sources = new Map<string, string | undefined>(sourceTexts);
  const blocks = groupRepeats(problems).map((repeated) =>
    showProblem(repeated, getSource(repeated.problem, sources), terminal),
  );
  return [...blocks, countLine(problems, checked, terminal)].join("\n\n");
};

const colours = { error: "red", warning: "yellow", note: "cyan" } as const;

function showProblem({ problem, repeats }: RepeatedProblem, source: string | undefined, terminal: Terminal): string {
  const { code, severity, file, line, column } = problem;
  const word = terminal.localise(severityText(severity));
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  const head = `${paint(terminal, "bold", place)} ${paint(terminal, colours[severity], word)} ${code}`;
  const quoted =
    source !== undefined && line !== undefined && column !== undefined
      ? [quoteLine(source, line, column, terminal)]
      : [];
  return [head, `  ${terminal.localise(readMessage(problem))}`, ...quoted, ...listLines(repeats, terminal)].join("\n");
}

const mostLines = 10;

function listLines(repeats: readonly Problem[], terminal: Terminal): string[] {
  if (repeats.length === 0) return [];
  const lines = [...new Set(repeats.flatMap(({ line }) => line ?? []))];
  const lineList = lines.slice(0, mostLines).join(", ") + (lines.length > mostLines ? " …" : "");
  return [`  ${terminal.localise(getText(messages, "repeated", { count: repeats.length, lines: lineList }))}`];
}

// Only files with problems are read again, for their lines.
function getSource({ file, line }: Problem, sources: Map<string, string | undefined>): string | undefined {
  if (file === undefined || line === undefined) return undefined;
  if (!sources.has(file)) sources.set(file, existsSync(file) ? readFileSync(file, "utf8") : undefined);
  return sources.get(file);
}

function countLine(problems: Problem[], files: number, terminal: Terminal): string {
  const { errors, warnings, notes } = countProblems(problems);
  const fixable = problems.filter(({ fix }) => fix).length;
  const isClean = errors + warnings === 0;
  const sentences = [
    isClean ? getText(messages, "clean", { files }) : getText(messages, "found", { errors, warnings, files }),
    ...(notes > 0 ? [getText(messages, "notes", { notes })] : []),
    ...(!isClean && fixable > 0 ? [getText(messages, "fixable", { count: fixable })] : []),
  ];
  const line = sentences.map(terminal.localise).join(terminal.language === "zh" ? "" : " ");
  return paint(terminal, errors > 0 ? "red" : isClean ? "green" : "yellow", line);
}
