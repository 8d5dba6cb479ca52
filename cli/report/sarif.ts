import { existsSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Problem } from "#compiler/problems/problems.ts";
import { readMessage } from "#compiler/problems/readMessage.ts";
import type { ProblemCode } from "#compiler/problems/table.ts";
import { messages } from "#locales/generated/cli/report.ts";
import { explanations } from "#locales/generated/problems/explanations.ts";
import { getText } from "#locales/getText.ts";
import { root } from "#server/base/root.ts";
import type { Terminal } from "../base/terminal.ts";
import { type Edit, getEdit } from "./edits.ts";
import type { Reporter } from "./report.ts";

/** The report as a SARIF 2.1.0 log with one run, whose rules are the codes that were found. */
export const reportSarif: Reporter = ({ problems }, terminal) => {
  const sources = new Map<string, string>();
  const repository = findRepository();
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  return JSON.stringify(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "startline",
              version: programVersion(),
              rules: codes.map((code) => getRule(code, terminal)),
            },
          },
          ...(repository && {
            originalUriBaseIds: { SRCROOT: { uri: `${pathToFileURL(repository)}/` } },
          }),
          language: terminal.language,
          columnKind: "utf16CodeUnits",
          results: problems.map((problem) =>
            getResult(problem, codes, { terminal, edit: getEdit(problem, sources), repository }),
          ),
        },
      ],
    },
    null,
    2,
  );
};

function getRule(code: ProblemCode, { localise }: Terminal): object {
  const { title, text } = explanations[code];
  return {
    id: code,
    shortDescription: { text: localise(title) },
    fullDescription: { text: localise(text) },
    help: { text: localise(text) },
  };
}

interface Surrounding {
  terminal: Terminal;
  edit: Edit | undefined;
  /** The root of the repository, if the command runs in one. */
  repository: string | undefined;
}

function getResult(problem: Problem, codes: ProblemCode[], { terminal, edit, repository }: Surrounding): object {
  const { localise } = terminal;
  const { code, severity, params, suggestion, pointer } = problem;
  const message = readMessage(problem);
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: localise(message) },
    locations: [getLocation(problem, repository)],
    ...(edit && { fixes: [getFix(problem, edit, { localise, repository })] }),
    properties: { pointer, message, params, ...(suggestion !== undefined && { suggestion }) },
  };
}

function getLocation({ file = "site.json", line, column, pointer }: Problem, repository: string | undefined): object {
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
  return {
    physicalLocation: { artifactLocation: getPlace(file, repository), ...region },
    ...(pointer !== "" && { logicalLocations: [{ fullyQualifiedName: pointer, kind: "object" }] }),
  };
}

// The change that `--fix` would make: one range of the file and its replacement.
function getFix(
  { file = "site.json", suggestion }: Problem,
  edit: Edit,
  { localise, repository }: { localise: Terminal["localise"]; repository: string | undefined },
): object {
  const insertion = suggestion ?? edit.insertedText;
  return {
    description: { text: localise(getText(messages, "fix", { written: insertion })) },
    artifactChanges: [
      {
        artifactLocation: getPlace(file, repository),
        replacements: [{ deletedRegion: edit.region, insertedContent: { text: edit.insertedText } }],
      },
    ],
  };
}

// Code scanning shows a problem beside its line only if the path begins at the root of the
// repository.
function getPlace(file: string, repository: string | undefined): { uri: string; uriBaseId?: string } {
  const encoded = (path: string) => path.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
  const relativePath = repository === undefined ? undefined : relative(repository, resolve(file));
  if (relativePath !== undefined && !relativePath.startsWith("..") && !isAbsolute(relativePath))
    return { uri: encoded(relativePath), uriBaseId: "SRCROOT" };
  return { uri: file.startsWith("/") ? `file://${encoded(file)}` : encoded(file) };
}

function findRepository(folder = process.cwd()): string | undefined {
  if (existsSync(join(folder, ".git"))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findRepository(parent);
}

function programVersion(): string {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
}
