import { createInterface } from "node:readline/promises";
import type { Language, Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";

/** What a verb prints to: the reader's language, the width, and whether colour is wanted. */
export interface Terminal {
  language: Language;
  /** Whether the language comes from --language, not from the environment. */
  isLanguageChosen: boolean;
  hasColour: boolean;
  /** Columns that a line of text may take. */
  width: number;
  /** Prints one or more whole lines to the output. */
  print(text: string): void;
  /** Prints one or more whole lines to the error output. */
  printError(text: string): void;
  /**
   * Asks a question and resolves to whether the answer is yes; missing if nobody is there to
   * answer.
   */
  ask?: ((question: string) => Promise<boolean>) | undefined;
  /** Returns a text in the reader's language. */
  localise(sentence: Sentence): string;
}

/**
 * The command was called in a way that it does not understand, or cannot read what it was given:
 * exit code 2.
 */
export class UsageError extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/**
 * The terminal of this process; `chosen` is the value of --language. Throws a UsageError for an
 * unknown language.
 */
export function openTerminal(languageOption: string | undefined, env: NodeJS.ProcessEnv = process.env): Terminal {
  if (languageOption !== undefined && languageOption !== "zh" && languageOption !== "en")
    throw new UsageError(getText(messages, "unknownLanguage", { language: languageOption }));
  const language = languageOption ?? chooseLanguage(env);
  return {
    language,
    isLanguageChosen: languageOption !== undefined,
    hasColour: process.stdout.isTTY === true && !env.NO_COLOR && env.TERM !== "dumb",
    width: Math.min(Math.max(process.stdout.columns ?? 100, 40), 160),
    print: (text) => void process.stdout.write(`${text}\n`),
    printError: (text) => void process.stderr.write(`${text}\n`),
    ...(process.stdin.isTTY && process.stdout.isTTY && { ask: askPerson }),
    localise: (sentence) => sentence[language],
  };
}

async function askPerson(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-D is no answer.
  const end = new AbortController();
  reader.once("close", () => end.abort());
  const answer = await reader.question(`${question} [y/N] `, { signal: end.signal }).catch(() => "");
  reader.close();
  return /^(y|yes|是)$/i.test(answer.trim());
}

/**
 * The language of an environment: Chinese if the first of LC_ALL, LC_MESSAGES and LANG that is set
 * begins with zh, else English.
 */
export function chooseLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  return /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || "") ? "zh" : "en";
}

const colours = { red: 31, green: 32, yellow: 33, cyan: 36, bold: 1, dim: 2 };

/** The text in a colour, if the terminal has colours. */
export function paint({ hasColour }: Pick<Terminal, "hasColour">, colour: keyof typeof colours, text: string): string {
  return hasColour ? `\u001b[${colours[colour]}m${text}\u001b[0m` : text;
}
