import { withMessage } from "#compiler/problems/readMessage.ts";
import type { Reporter } from "./report.ts";

/**
 * The report as one JSON object: every problem with its place, both languages and its params, and
 * how many files were read.
 */
export const reportJson: Reporter = ({ problems, checked }) => {
  const shaped = problems.map((problem) => {
    const { code, severity, file, line, column, pointer, message, params, suggestion, fix } = withMessage(problem);
    return { code, severity, file, line, column, pointer, message, params, suggestion, fix };
  });
  return JSON.stringify({ problems: shaped, checked }, null, 2);
};
