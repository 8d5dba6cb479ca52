import type { Severity } from "#compiler/problems/kind.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import type { Sentence } from "#core/text.ts";

/** The names of the severities. */
export const severityWords: Record<Severity, Sentence> = {
  error: { zh: "错误", en: "error" },
  warning: { zh: "警告", en: "warning" },
  note: { zh: "提示", en: "note" },
};

/** How many problems there are of each severity. */
export function countProblems(problems: readonly Pick<Problem, "severity">[]): {
  errors: number;
  warnings: number;
  notes: number;
} {
  const count = (wanted: Severity) => problems.filter(({ severity }) => severity === wanted).length;
  return { errors: count("error"), warnings: count("warning"), notes: count("note") };
}
