import { writeFile } from "node:fs/promises";
import { fixSource } from "#compiler/edit/fixes.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/validate.ts";
import { getText } from "#locales/getText.ts";
import { displayPath, readText } from "../base/paths.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { reportGithub } from "../report/github.ts";
import { reportJson } from "../report/json.ts";
import type { Report, Reporter } from "../report/report.ts";
import { reportText } from "../report/text.ts";
import { checkPlace, checkText, type Target } from "./targets.ts";

// The default is text.
const reporters: Record<string, () => Promise<Reporter>> = {
  json: async () => reportJson,
  // It carries the long texts of all problems.
  sarif: async () => (await import("../report/sarif.ts")).reportSarif,
  github: async () => reportGithub,
};

/** `startline validate`: checks sites and documents, and fixes what can be fixed safely. */
export const validate: Verb = {
  usage:
    "validate PATH… [--format text|json|sarif|github] [--fix [--diff]] [--strict] [--max-warnings N] [--stdin-filepath FILE]",
  help: getText(messages, "help"),
  positionals: [1, Number.POSITIVE_INFINITY],
  options: {
    format: {
      value: "text|json|sarif|github",
      choices: ["text", ...Object.keys(reporters)],
      help: getText(messages, "format"),
    },
    fix: { help: getText(messages, "fix") },
    diff: { help: getText(messages, "diff") },
    "max-warnings": { value: "N", help: getText(messages, "maxWarnings") },
    "stdin-filepath": { value: "FILE", help: getText(messages, "stdin") },
    strict: { help: getText(messages, "strict") },
  },
  async run({ positionals: places, options }, terminal) {
    const maxWarnings = readMost(options["max-warnings"]);
    if (options.diff === true && options.fix !== true) throw new UsageError(getText(messages, "diffWithoutFix"));
    const stdin = places.includes("-") ? await checkStdin(options["stdin-filepath"]) : undefined;
    const targets = stdin ? [stdin.target] : await checkAll(places, options, terminal);
    const report = { ...buildReport(targets), ...(stdin && { sources: stdin.sources }) };
    if (targets.some((target) => target.hasUndrawnForms))
      terminal.printError(terminal.localise(getText(commandMessages, "formsNotDrawn")));
    const reporter = (await reporters[String(options.format)]?.()) ?? reportText;
    const output = reporter(report, terminal);
    if (output !== "") terminal.print(output);
    const count = (severity: Problem["severity"]) =>
      report.problems.filter((problem) => problem.severity === severity).length;
    const isTooMuch = count("warning") > (options.strict === true ? 0 : maxWarnings);
    return count("error") > 0 || isTooMuch ? 1 : 0;
  },
};

function readMost(option: ParsedArguments["options"][string]): number {
  if (option === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d{1,6}$/.test(String(option))) throw new UsageError(getText(messages, "wrongMaxWarnings"));
  return Number(option);
}

// An editor's text that is not saved yet, beside the files around the one that it will be.
async function checkStdin(
  path: ParsedArguments["options"][string],
): Promise<{ target: Target; sources: ReadonlyMap<string, string> }> {
  if (typeof path !== "string") throw new UsageError(getText(commandMessages, "noStdinPath"));
  const { text } = await import("node:stream/consumers");
  const source = await text(process.stdin);
  return { target: await checkText(path, source), sources: new Map([[displayPath(path), source]]) };
}

async function checkAll(places: string[], options: ParsedArguments["options"], terminal: Terminal): Promise<Target[]> {
  const check = async () => (await Promise.all(places.map((place) => checkPlace(place)))).flat();
  let targets = await check();
  if (options.fix && (await fixAll(targets, options.diff === true, terminal))) targets = await check();
  return targets;
}

/** The problems of all targets, each once, and how many files were read. */
export function buildReport(targets: Target[]): Report {
  // One file may be meant by two places.
  const problems = new Map(
    targets.flatMap((target) => target.problems).map((problem) => [JSON.stringify(problem), problem]),
  );
  return { problems: [...problems.values()], checked: new Set(targets.flatMap(({ files }) => files)).size };
}

// Returns whether a file was written.
async function fixAll(targets: Target[], isDry: boolean, terminal: Terminal): Promise<boolean> {
  const { printError, localise, print } = terminal;
  let isFixed = false;
  for (const { file, read } of targets.flatMap(({ fixableFiles }) => fixableFiles)) {
    const source = await readText(file);
    const fixed = fixSource(source, read);
    if (fixed.source === source) continue;
    if (isDry) {
      // A check without fixes does not load the package.
      const { unifiedDiff } = await import("./unifiedDiff.ts");
      print(unifiedDiff(file, source, fixed.source, terminal));
      continue;
    }
    isFixed = true;
    await writeFile(file, fixed.source);
    printError(localise(getText(messages, "fixed", { file, count: fixed.count })));
  }
  return isFixed;
}
