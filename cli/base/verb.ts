import { type ParseArgsConfig, parseArgs } from "node:util";
import { closestWord } from "#compiler/problems/closest.ts";
import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { type Terminal, UsageError } from "./terminal.ts";

/** One option of a verb: a switch, or a value with its name (`--format text|json`). */
export interface Option {
  /** The value's name in the help, such as "text|json"; left out for a switch. */
  value?: string;
  /** The only values allowed, if they are few. */
  choices?: readonly string[];
  help: Sentence;
}

/** The arguments after a verb: paths and codes, and options. */
export interface ParsedArguments {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
}

/**
 * One verb of the command: its purpose, its arguments and its work. `run` resolves to the
 * exit code.
 */
export interface Verb {
  /** How to call it: "validate PATH…". */
  usage: string;
  help: Sentence;
  /** How many positional arguments (paths, codes) it needs at least and takes at most. */
  positionals: readonly [least: number, most: number];
  options: Readonly<Record<string, Option>>;
  run(words: ParsedArguments, terminal: Terminal): Promise<number>;
}

/** The options that every verb has. */
const commonOptions = {
  language: {
    value: "zh|en",
    choices: ["zh", "en"],
    help: getText(messages, "language"),
  },
  help: { help: getText(messages, "help") },
} satisfies Record<string, Option>;

/** Parses the arguments after a verb. Throws a UsageError if they do not fit. */
export function parseArguments(verb: Verb, words: string[]): ParsedArguments {
  const allOptions: Record<string, Option> = { ...verb.options, ...commonOptions };
  const options = Object.fromEntries(
    Object.entries(allOptions).map(([name, { value }]) => [
      name,
      value ? ({ type: "string" } as const) : ({ type: "boolean", ...(name === "help" && { short: "h" }) } as const),
    ]),
  );
  const { values, positionals } = parse({ args: words, options, allowPositionals: true }, Object.keys(allOptions));
  for (const [name, value] of Object.entries(values)) checkChoice(name, value, allOptions[name]?.choices);
  const [min, max] = verb.positionals;
  if (!values.help && (positionals.length < min || positionals.length > max))
    throw new UsageError(getText(messages, "usage", { usage: verb.usage }));
  return { positionals, options: values as ParsedArguments["options"] };
}

function parse(
  config: ParseArgsConfig,
  optionNames: string[],
): { values: Record<string, unknown>; positionals: string[] } {
  try {
    return parseArgs(config) as { values: Record<string, unknown>; positionals: string[] };
  } catch (error) {
    const option = /'([^']+)'/.exec((error as Error).message)?.[1]?.split(" ")[0] ?? "";
    const isValue = (error as NodeJS.ErrnoException).code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE";
    const suggestion = isValue ? undefined : closestWord(option.replace(/^-+/, ""), optionNames);
    if (suggestion !== undefined)
      throw new UsageError(getText(messages, "misspeltOption", { option, near: `--${suggestion}` }));
    throw new UsageError(getText(messages, isValue ? "malformedOption" : "unknownOption", { option }));
  }
}

function checkChoice(name: string, value: unknown, choices: readonly string[] | undefined): void {
  if (!choices || choices.includes(String(value))) return;
  throw new UsageError(
    getText(messages, "unknownChoice", {
      option: name,
      value: String(value),
      choices: { zh: choices.join("、"), en: choices.join(", ") },
    }),
  );
}

/** Returns the help of one verb. */
export function formatHelp(verb: Verb, { localise }: Pick<Terminal, "localise">): string {
  const options = Object.entries({ ...verb.options, ...commonOptions } as Record<string, Option>).map(
    ([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ""}`, localise(help)] as const,
  );
  const width = Math.max(...options.map(([name]) => name.length)) + 2;
  return [
    `startline ${verb.usage}`,
    "",
    localise(verb.help),
    "",
    ...options.map(([name, help]) => `  ${name.padEnd(width)}${help}`),
  ].join("\n");
}
