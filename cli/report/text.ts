import { existsSync, readFileSync } from "node:fs";
import { messageOf } from "#compiler/problems/messageOf.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { paint, type Terminal } from "../terminal.ts";
import type { Reporter } from "./report.ts";
import { countProblems, severityWords } from "./severities.ts";
import { showPlace } from "./sourceLine.ts";

/** The report for people: each problem with its place, its sentence and its line, then how many there are. */
export const reportText: Reporter = ({ problems, checked }, terminal) => {
  const sources = new Map<string, string | undefined>();
  const shown = problems.map((problem) => showProblem(problem, sourceOf(problem, sources), terminal));
  return [...shown, countLine(problems, checked, terminal)].join("\n\n");
};

const colours = { error: "red", warning: "yellow", note: "cyan" } as const;

function showProblem(problem: Problem, source: string | undefined, terminal: Terminal): string {
  const { code, severity, file, line, column } = problem;
  const word = terminal.say(severityWords[severity]);
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  const head = `${paint(terminal, "bold", place)} ${paint(terminal, colours[severity], word)} ${code}`;
  const quoted =
    source !== undefined && line !== undefined && column !== undefined
      ? [showPlace(source, line, column, terminal)]
      : [];
  return [head, `  ${terminal.say(messageOf(problem))}`, ...quoted].join("\n");
}

// Only files with problems are read again, for their lines.
function sourceOf({ file, line }: Problem, sources: Map<string, string | undefined>): string | undefined {
  if (file === undefined || line === undefined) return undefined;
  if (!sources.has(file)) sources.set(file, existsSync(file) ? readFileSync(file, "utf8") : undefined);
  return sources.get(file);
}

function countLine(problems: Problem[], checked: number, terminal: Terminal): string {
  const { errors, warnings, notes } = countProblems(problems);
  const fixable = problems.filter(({ fix }) => fix).length;
  const files = { zh: `检查了${checked}个文件`, en: checked === 1 ? "1 file" : `${checked} files` };
  const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  const more = notes === 0 ? { zh: "", en: "" } : { zh: `另有${notes}条提示。`, en: ` And ${many(notes, "note")}.` };
  if (errors + warnings === 0) {
    const clean = { zh: `${files.zh}，没有问题。${more.zh}`, en: `No problems in ${files.en}.${more.en}` };
    return paint(terminal, "green", terminal.say(clean));
  }
  const hint = {
    zh: fixable > 0 ? `其中${fixable}处可用--fix修正。` : "",
    en: fixable > 0 ? ` --fix fixes ${fixable} of them.` : "",
  };
  const line = terminal.say({
    zh: `${errors}个错误，${warnings}个警告（${files.zh}）。${more.zh}${hint.zh}`,
    en: `${many(errors, "error")} and ${many(warnings, "warning")} in ${files.en}.${more.en}${hint.en}`,
  });
  return paint(terminal, errors > 0 ? "red" : "yellow", line);
}
