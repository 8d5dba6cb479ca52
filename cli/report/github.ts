import type { Reporter } from "./report.ts";

/** The report as commands that GitHub turns into annotations, one line for each problem. */
export const reportGithub: Reporter = ({ problems }, { say }) =>
  problems
    .map(({ code, severity, file, line, column, message }) => {
      const place = { file, line, col: column, title: code };
      const facts = Object.entries(place).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${escapeFact(String(value))}`],
      );
      return `::${severity === "note" ? "notice" : severity} ${facts.join(",")}::${escapeText(say(message))}`;
    })
    .join("\n");

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeFact(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
