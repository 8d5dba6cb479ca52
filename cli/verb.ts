import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Sentence } from "#core/text.ts";
import { type Terminal, UsageError } from "./terminal.ts";

/** One option of a verb: a switch, or a value with its name (`--format text|json`). */
export interface Option {
  /** The value's name in the help, such as "text|json"; left out for a switch. */
  value?: string;
  /** The only values allowed, if they are few. */
  choices?: readonly string[];
  help: Sentence;
}

/** What was written after a verb. */
export interface Words {
  places: string[];
  options: Record<string, string | boolean | undefined>;
}

/** One verb of the command: what it is for, what it takes, and what it does. `run` answers the exit code. */
export interface Verb {
  /** How to call it: "validate PATH…". */
  usage: string;
  help: Sentence;
  /** How many places (paths, codes) it needs at least and takes at most. */
  places: readonly [least: number, most: number];
  options: Readonly<Record<string, Option>>;
  run(words: Words, terminal: Terminal): Promise<number>;
}

/** The options that every verb has. */
export const commonOptions = {
  language: {
    value: "zh|en",
    choices: ["zh", "en"],
    help: { zh: "输出的语言（默认按 LANG）", en: "the language of the output (default: that of LANG)" },
  },
  help: { help: { zh: "显示本帮助", en: "show this help" } },
} satisfies Record<string, Option>;

/** Reads the words after a verb. Throws a UsageError if they do not fit. */
export function readWords(verb: Verb, words: string[]): Words {
  const known: Record<string, Option> = { ...verb.options, ...commonOptions };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { value }]) => [
      name,
      value ? ({ type: "string" } as const) : ({ type: "boolean", ...(name === "help" && { short: "h" }) } as const),
    ]),
  );
  const { values, positionals } = parse({ args: words, options, allowPositionals: true });
  for (const [name, value] of Object.entries(values)) checkChoice(name, value, known[name]?.choices);
  const [least, most] = verb.places;
  if (!values.help && (positionals.length < least || positionals.length > most))
    throw new UsageError({
      zh: `用法：startline ${verb.usage}`,
      en: `Usage: startline ${verb.usage}`,
    });
  return { places: positionals, options: values as Words["options"] };
}

function parse(config: ParseArgsConfig): { values: Record<string, unknown>; positionals: string[] } {
  try {
    return parseArgs(config) as { values: Record<string, unknown>; positionals: string[] };
  } catch (error) {
    const word = /'([^']+)'/.exec((error as Error).message)?.[1]?.split(" ")[0] ?? "";
    const isValue = (error as NodeJS.ErrnoException).code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE";
    throw new UsageError(
      isValue
        ? {
            zh: `选项 ${word} 的写法不对，请查看 --help。`,
            en: `The option ${word} is not written properly. See --help.`,
          }
        : { zh: `没有选项 ${word}，请查看 --help。`, en: `There is no option ${word}. See --help.` },
    );
  }
}

function checkChoice(name: string, value: unknown, choices: readonly string[] | undefined): void {
  if (!choices || choices.includes(String(value))) return;
  throw new UsageError({
    zh: `--${name} 不能是“${value}”，请写 ${choices.join("、")}。`,
    en: `--${name} cannot be "${value}". Write one of ${choices.join(", ")}.`,
  });
}

/** The help of one verb. */
export function helpOf(verb: Verb, { say }: Pick<Terminal, "say">): string {
  const options = Object.entries({ ...verb.options, ...commonOptions } as Record<string, Option>).map(
    ([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ""}`, say(help)] as const,
  );
  const width = Math.max(...options.map(([name]) => name.length)) + 2;
  return [
    `startline ${verb.usage}`,
    "",
    say(verb.help),
    "",
    ...options.map(([name, help]) => `  ${name.padEnd(width)}${help}`),
  ].join("\n");
}
