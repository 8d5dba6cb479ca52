import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { type Terminal, UsageError } from "./terminal.ts";
import type { ParsedArguments } from "./verb.ts";

/** What a verb does, by the first word after it. */
export type Actions = Readonly<Record<string, (words: ParsedArguments, terminal: Terminal) => Promise<number>>>;

/**
 * Returns the `run` of a verb with several actions. It throws a UsageError for a word that names
 * none.
 */
export function runAction(actions: Actions, unknown: (act: string) => Sentence) {
  return async (words: ParsedArguments, terminal: Terminal): Promise<number> => {
    const [name = ""] = words.positionals;
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!act) throw new UsageError(unknown(name));
    return act(words, terminal);
  };
}

/**
 * Reads all pages of a list, each after the mark of the one before; undefined if the first has
 * none.
 */
export async function readPages<Page extends { next: string | null }>(
  readPage: (after: string | undefined) => Promise<Page | undefined>,
): Promise<Page[] | undefined> {
  const pages: Page[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await readPage(after);
    if (!page) return undefined;
    pages.push(page);
    if (page.next === null) return pages;
    after = page.next;
  }
}

/** The parts of a list's filter that a command was given: an empty search is none. */
export function filterWords({ item, text }: ParsedArguments["options"]): { item?: string; text?: string } {
  return {
    ...(item !== undefined && { item: String(item) }),
    ...(text !== undefined && text !== "" && { text: String(text) }),
  };
}

/** Prints why nothing was done; returns exit code 1. */
export function fail(terminal: Terminal, sentence: Sentence): number {
  terminal.printError(terminal.localise(sentence));
  return 1;
}

/** Prints that no race is bound to the domain; returns exit code 1. */
export function failWithoutRace(terminal: Terminal): number {
  return fail(terminal, getText(messages, "noRace"));
}

/** A time in ms since 1970 as lists print it: 2026-12-01 18:00 UTC. */
export function utcMinute(at: number): string {
  return `${new Date(at).toISOString().replace("T", " ").slice(0, 16)} UTC`;
}
