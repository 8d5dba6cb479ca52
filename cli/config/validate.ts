import { writeFile } from "node:fs/promises";
import { fixSource } from "#compiler/problems/fixes.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/validate.ts";
import { textOf } from "#locales/textOf.ts";
import { readText } from "../paths.ts";
import { reportGithub } from "../report/github.ts";
import { reportJson } from "../report/json.ts";
import type { Report, Reporter } from "../report/report.ts";
import { reportText } from "../report/text.ts";
import { type Terminal, UsageError } from "../terminal.ts";
import type { ParsedArguments, Verb } from "../verb.ts";
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
  usage: "validate PATH… [--format text|json|sarif|github] [--fix] [--strict] [--stdin-filepath FILE]",
  help: textOf(messages, "help"),
  positionals: [1, Number.POSITIVE_INFINITY],
  options: {
    format: {
      value: "text|json|sarif|github",
      choices: ["text", ...Object.keys(reporters)],
      help: textOf(messages, "format"),
    },
    fix: { help: textOf(messages, "fix") },
    "stdin-filepath": { value: "FILE", help: textOf(messages, "stdin") },
    strict: { help: textOf(messages, "strict") },
  },
  async run({ positionals: places, options }, terminal) {
    const targets = places.includes("-")
      ? [await checkStdin(options["stdin-filepath"])]
      : await checkAll(places, options.fix === true, terminal);
    const report = reportOf(targets);
    if (targets.some((one) => one.hasUndrawnForms))
      terminal.printError(terminal.localise(textOf(commandMessages, "formsNotDrawn")));
    const reporter = (await reporters[String(options.format)]?.()) ?? reportText;
    const output = reporter(report, terminal);
    if (output !== "") terminal.print(output);
    const counts = (severity: Problem["severity"]) => report.problems.some((one) => one.severity === severity);
    return counts("error") || (options.strict === true && counts("warning")) ? 1 : 0;
  },
};

// An editor's text that is not saved yet, beside the files around the one that it will be.
async function checkStdin(path: ParsedArguments["options"][string]): Promise<Target> {
  if (typeof path !== "string") throw new UsageError(textOf(commandMessages, "noStdinPath"));
  const { text } = await import("node:stream/consumers");
  return checkText(path, await text(process.stdin));
}

async function checkAll(places: string[], fixes: boolean, terminal: Terminal): Promise<Target[]> {
  const check = async () => (await Promise.all(places.map((place) => checkPlace(place)))).flat();
  let targets = await check();
  if (fixes && (await fixAll(targets, terminal))) targets = await check();
  return targets;
}

/** The problems of all targets, each once, and how many files were read. */
export function reportOf(targets: Target[]): Report {
  // One file may be meant by two places.
  const problems = new Map(targets.flatMap((one) => one.problems).map((problem) => [JSON.stringify(problem), problem]));
  return { problems: [...problems.values()], checked: new Set(targets.flatMap(({ files }) => files)).size };
}

async function fixAll(targets: Target[], { printError, localise }: Terminal): Promise<boolean> {
  let isFixed = false;
  for (const { file, read } of targets.flatMap(({ fixableFiles }) => fixableFiles)) {
    const source = await readText(file);
    const fixed = fixSource(source, read);
    if (fixed.source === source) continue;
    isFixed = true;
    await writeFile(file, fixed.source);
    printError(localise(textOf(messages, "fixed", { file, count: fixed.count })));
  }
  return isFixed;
}
