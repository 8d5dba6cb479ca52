import type { Reporter } from "./report.ts";

/** The report as one JSON object: every problem with its place and both languages, and how many files were read. */
export const reportJson: Reporter = ({ problems, checked }) => {
  const shaped = problems.map(({ code, severity, file, line, column, pointer, message, suggestion, fix, ...more }) => ({
    code,
    severity,
    file,
    line,
    column,
    pointer,
    message,
    suggestion,
    fix,
    ...more,
  }));
  return JSON.stringify({ problems: shaped, checked }, null, 2);
};
