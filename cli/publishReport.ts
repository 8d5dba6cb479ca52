import type { Problem } from "#compiler/problems/problems.ts";
import { readMessage } from "#compiler/problems/readMessage.ts";
import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/dev.ts";
import { getText } from "#locales/getText.ts";
import type { Published } from "#server/sites/publish/publication.ts";
import { countProblems, severityText } from "./report/severities.ts";

type Localise = (sentence: Sentence) => string;

/**
 * Describes the end of a publish for an organiser who saved, with a line for each problem that
 * starts with its place.
 */
export function formatPublished(published: Published, ms: number, localise: Localise): string {
  const { outcome, problems } = published;
  if (outcome === "failed") return localise(getText(messages, "failed", { reason: published.reason }));
  const counts = { ...countProblems(problems), outcome: getText(messages, outcome), ms };
  const head = localise(getText(messages, counts.notes > 0 ? "countsWithNotes" : "counts", counts));
  return [head, ...problems.map((problem) => `  ${describe(problem, localise)}`)].join("\n");
}

function describe(problem: Problem, localise: Localise): string {
  const { file, line, column, severity, code } = problem;
  const place = [file ?? "site.json", line, column].filter((part) => part !== undefined).join(":");
  return `${place} ${localise(severityText(severity))} ${code} ${localise(readMessage(problem))}`;
}
