import { readMessage } from "#compiler/problems/readMessage.ts";
import { groupRepeats } from "#compiler/problems/repeats.ts";
import { messages } from "#locales/generated/cli/report.ts";
import { getText } from "#locales/getText.ts";
import type { Reporter } from "./report.ts";

/** The report as commands that GitHub turns into annotations, one line for each problem. */
export const reportGithub: Reporter = ({ problems }, { localise }) =>
  groupRepeats(problems)
    .map(({ problem, repeats }) => {
      const { code, severity, file, line, column } = problem;
      const place = { file, line, col: column, title: code };
      const facts = Object.entries(place).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${escapeFact(String(value))}`],
      );
      const lines = repeats.flatMap(({ line: at }) => at ?? []).join(", ");
      const details =
        repeats.length === 0 ? "" : `\n${localise(getText(messages, "repeated", { count: repeats.length, lines }))}`;
      return `::${severity === "note" ? "notice" : severity} ${facts.join(",")}::${escapeText(localise(readMessage(problem)) + details)}`;
    })
    .join("\n");

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeFact(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
