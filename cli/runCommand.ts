import { closestWord } from "#compiler/problems/closest.ts";
import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { messages as diskMessages } from "#locales/generated/disk.ts";
import { getText } from "#locales/getText.ts";
import { StartError } from "#server/base/startError.ts";
import { readInstallation } from "./base/installation.ts";
import { type Terminal, UsageError } from "./base/terminal.ts";
import { formatHelp, parseArguments } from "./base/verb.ts";
import { verbs } from "./verbs.ts";

/**
 * Runs `startline <verb> …` and resolves to the exit code: 2 for a call that cannot be understood,
 * which is printed as a sentence. `open` opens the terminal for a value of --language.
 */
export async function runCommand(words: string[], open: (language: string | undefined) => Terminal): Promise<number> {
  let terminal = open(undefined);
  try {
    const [name = "--help", ...rest] = words;
    // `startline help validate` is `startline validate --help`.
    if (name === "help" && rest[0] !== undefined && !rest[0].startsWith("-"))
      return await runCommand([rest[0], "--help", ...rest.slice(1)], open);
    if (["--help", "-h", "help"].includes(name)) {
      const at = rest.indexOf("--language");
      terminal = open(at < 0 ? undefined : rest[at + 1]);
      terminal.print(formatOverview(terminal));
      return words.length > 0 ? 0 : 2;
    }
    if (name === "--version") {
      terminal.print(readInstallation().version);
      return 0;
    }
    const entry = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    if (!entry) throw describeUnknownVerb(name);
    if (entry.needsServer && !readInstallation().isClone)
      throw new UsageError(getText(messages, "needsClone", { verb: name }));
    const verb = await entry.load();
    const parsed = parseArguments(verb, rest);
    terminal = open(parsed.options.language as string | undefined);
    if (!parsed.options.help) return await verb.run(parsed, terminal);
    terminal.print(formatHelp(verb, terminal));
    return 0;
  } catch (error) {
    const isExplained = error instanceof UsageError || error instanceof StartError;
    const sentence = isExplained ? error.sentence : describeFileError(error as NodeJS.ErrnoException);
    if (!sentence) {
      terminal.printError((await import("#server/base/http/loggable.ts")).printableError(error));
      return 1;
    }
    terminal.printError(`startline: ${terminal.localise(sentence)}`);
    return 2;
  }
}

// What the computer refuses is no fault of the program: files that may not be read, disks that are
// full.
function describeFileError({ code = "", path }: NodeJS.ErrnoException): Sentence | undefined {
  if (path === undefined || !Object.hasOwn(diskMessages.zh, code)) return undefined;
  return getText(messages, "fileTrouble", { path, why: getText(diskMessages, code as keyof typeof diskMessages.zh) });
}

function formatOverview({ localise }: Terminal): string {
  const { isClone } = readInstallation();
  const verbsHere = Object.entries(verbs).filter(([, { needsServer }]) => isClone || !needsServer);
  const verbsOfClone = Object.keys(verbs).filter((name) => !verbsHere.some(([verbName]) => verbName === name));
  const width = Math.max(...verbsHere.map(([name]) => name.length)) + 2;
  return [
    localise(getText(messages, "overviewUsage")),
    "",
    ...verbsHere.map(([name, { summary }]) => `  ${name.padEnd(width)}${localise(summary)}`),
    ...(verbsOfClone.length > 0
      ? ["", localise(getText(messages, "inClone", { verbs: verbsOfClone.join(", ") }))]
      : []),
    "",
    localise(getText(messages, "moreHelp")),
  ].join("\n");
}

function describeUnknownVerb(name: string): UsageError {
  const suggestion = closestWord(name, Object.keys(verbs));
  return new UsageError(
    suggestion === undefined
      ? getText(messages, "unknownVerb", { name })
      : getText(messages, "misspeltVerb", { name, near: suggestion }),
  );
}
