import { explanationOf } from "#compiler/problems/explain.ts";
import { messageOf } from "#compiler/problems/messageOf.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import type { ProblemCode } from "#compiler/problems/table.ts";
import { messages } from "#locales/generated/cli/report.ts";
import { textOf } from "#locales/textOf.ts";
import type { Terminal } from "../terminal.ts";
import { type Edit, editOf } from "./edits.ts";
import type { Reporter } from "./report.ts";

/** The report as a SARIF 2.1.0 log with one run, whose rules are the codes that were found. */
export const reportSarif: Reporter = ({ problems }, terminal) => {
  const sources = new Map<string, string>();
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  return JSON.stringify(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: { driver: { name: "startline", rules: codes.map((code) => ruleOf(code, terminal)) } },
          language: terminal.language,
          columnKind: "utf16CodeUnits",
          results: problems.map((problem) => resultOf(problem, codes, terminal, editOf(problem, sources))),
        },
      ],
    },
    null,
    2,
  );
};

function ruleOf(code: ProblemCode, { say }: Terminal): object {
  const { title, text } = explanationOf(code);
  return {
    id: code,
    shortDescription: { text: say(title) },
    fullDescription: { text: say(text) },
    help: { text: say(text) },
  };
}

function resultOf(problem: Problem, codes: ProblemCode[], { say }: Terminal, edit: Edit | undefined): object {
  const { code, severity, params, suggestion, pointer } = problem;
  const message = messageOf(problem);
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: say(message) },
    locations: [locationOf(problem)],
    ...(edit && { fixes: [fixOf(problem, edit, say)] }),
    properties: { pointer, message, params, ...(suggestion !== undefined && { suggestion }) },
  };
}

function locationOf({ file = "site.json", line, column, pointer }: Problem): object {
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
  return {
    physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...region },
    ...(pointer !== "" && { logicalLocations: [{ fullyQualifiedName: pointer, kind: "object" }] }),
  };
}

// The change that `--fix` would make: one range of the file and its replacement.
function fixOf({ file = "site.json", suggestion }: Problem, edit: Edit, say: Terminal["say"]): object {
  const written = suggestion ?? edit.insertedText;
  return {
    description: { text: say(textOf(messages, "fix", { written })) },
    artifactChanges: [
      {
        artifactLocation: { uri: uriOf(file) },
        replacements: [{ deletedRegion: edit.region, insertedContent: { text: edit.insertedText } }],
      },
    ],
  };
}

function uriOf(file: string): string {
  const path = file.split("/").map(encodeURIComponent).join("/");
  return file.startsWith("/") ? `file://${path}` : path;
}
