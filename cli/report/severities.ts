import type { Severity } from "#compiler/problems/kind.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/report.ts";
import { getText } from "#locales/getText.ts";

/** The name of a severity. */
export function severityText(severity: Severity): Sentence {
  return getText(messages, severity);
}

/** Counts the problems of each severity. */
export function countProblems(problems: readonly Pick<Problem, "severity">[]): {
  errors: number;
  warnings: number;
  notes: number;
} {
  const count = (level: Severity) => problems.filter(({ severity }) => severity === level).length;
  return { errors: count("error"), warnings: count("warning"), notes: count("note") };
}
