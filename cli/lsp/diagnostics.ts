import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Diagnostic, DiagnosticSeverity, type Range } from "vscode-languageserver/node";
import type { Severity } from "#compiler/problems/kind.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { readMessage } from "#compiler/problems/readMessage.ts";
import type { Language } from "#core/text.ts";
import { root } from "#server/base/root.ts";
import { wordAt } from "../report/sourceLine.ts";

const severities: Record<Severity, DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/** A problem as editors show it; `data` has its pointer. Its code links to the explanation. */
export function buildDiagnostic(problem: Problem, text: string, language: Language): Diagnostic {
  const { code, severity, pointer } = problem;
  const href = explanationAddress(code);
  return {
    range: getRange(problem, text),
    severity: severities[severity],
    code,
    ...(href && { codeDescription: { href } }),
    source: "startline",
    message: readMessage(problem)[language],
    data: { pointer },
  };
}

/** The string, number or name that a problem is about; the start of the file if it has no place. */
export function getRange({ line, column = 1 }: Problem, text: string): Range {
  if (line === undefined) return { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const lineText = (text.replace(/^\ufeff/, "").split("\n")[line - 1] ?? "").replace(/\r$/, "");
  const start = { line: line - 1, character: column - 1 };
  return { start, end: { ...start, character: start.character + wordAt(lineText.slice(column - 1)).length } };
}

let lines: Map<string, number> | undefined;

// The file is beside the program, so that the link needs no network; editors open it at the line.
function explanationAddress(code: string): string | undefined {
  const file = join(root, "docs/problems.md");
  lines ??= listLines(file);
  const line = lines.get(code);
  return line === undefined ? undefined : `${pathToFileURL(file)}#L${line}`;
}

function listLines(file: string): Map<string, number> {
  const texts = readFileSync(file, "utf8").split("\n");
  return new Map(
    texts.flatMap((text, index) => {
      const [, code] = /^## (SL\d+)/.exec(text) ?? [];
      return code ? [[code, index + 1] as const] : [];
    }),
  );
}
