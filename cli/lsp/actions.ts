import type { TextDocument } from "vscode-json-languageservice";
import { type CodeAction, CodeActionKind, type Range, type TextEdit } from "vscode-languageserver/node";
import { fixSource } from "#compiler/edit/fixes.ts";
import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/cli/lsp.ts";
import { textIn } from "#locales/getText.ts";
import { findChange, findDifference } from "../report/edits.ts";
import { buildDiagnostic, getRange } from "./diagnostics.ts";
import type { CheckedFile } from "./race.ts";

/**
 * The safe fixes of the problems in a range of a document, and one that applies all of them.
 * `checked` is of the same text.
 */
export function getActions(
  document: TextDocument,
  { text, problems, read }: CheckedFile,
  range: Range,
  language: Language,
): CodeAction[] {
  const quick = problems
    .filter((problem) => problem.fix && touches(getRange(problem, text), range))
    .flatMap((problem): CodeAction[] => {
      const change = problem.fix && findChange(text, problem.fix);
      if (!change) return [];
      return [
        {
          title: chooseTitle(problem.suggestion ?? change.text, language),
          kind: CodeActionKind.QuickFix,
          diagnostics: [buildDiagnostic(problem, text, language)],
          isPreferred: true,
          edit: getEdit(document, change),
        },
      ];
    });
  const difference = read && findDifference(text, fixSource(text, read).source);
  if (!difference) return quick;
  const title = textIn(language, messages, "fixAll");
  return [...quick, { title, kind: CodeActionKind.SourceFixAll, edit: getEdit(document, difference) }];
}

function chooseTitle(label: string, language: Language): string {
  const text = label.trim().replace(/\s+/g, " ");
  return text === "" ? textIn(language, messages, "remove") : textIn(language, messages, "fix", { text });
}

function getEdit(document: TextDocument, { start, end, text }: { start: number; end: number; text: string }) {
  const edit: TextEdit = {
    range: { start: document.positionAt(start), end: document.positionAt(end) },
    newText: text,
  };
  return { changes: { [document.uri]: [edit] } };
}

function touches(range: Range, b: Range): boolean {
  const isBefore = (a: Range["start"], b: Range["start"]) =>
    a.line < b.line || (a.line === b.line && a.character < b.character);
  return !isBefore(range.end, b.start) && !isBefore(b.end, range.start);
}
