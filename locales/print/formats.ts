import { inLanguage, joinList, type Language, type Sentence } from "#core/text.ts";
import { messages as words } from "#locales/generated/problem-words.ts";
import { textIn } from "#locales/getText.ts";

/**
 * What a format needs beside its value. `describe` makes the sentence of a problem among the
 * params.
 */
export interface Printing {
  language: Language;
  describe: (problem: never) => Sentence;
}

type Format<Value> = (value: Value, printing: Printing, style?: string) => string;
type List = readonly string[];

/**
 * The formats that a param of a problem can have beside ICU's plural and select, as in
 * `{names, quoted, 12}`. scripts/gen/problemParams.ts has the types of their values.
 */
export const formats = {
  number: (value: number) => String(value),
  next: (value: number) => String(value + 1),
  previous: (value: number) => String(value - 1),
  /** An amount in fen, with that many decimal places. */
  yuan: (fen: number, _, places) => (places === undefined ? String(fen / 100) : (fen / 100).toFixed(Number(places))),
  /** At most that many characters. */
  cut: (text: string, _, most) => text.slice(0, Number(most)),
  json: (value: unknown, _, most) => {
    const text = JSON.stringify(value) ?? "";
    return text.length > Number(most ?? text.length) ? `${text.slice(0, Number(most))}…` : text;
  },
  choices: (values: readonly unknown[], { language }) => joinList(values.map(toJson), language),
  /** The names, at most that many. */
  list: (names: List, { language }, most) => joinList(names.slice(0, Number(most ?? names.length)), language),
  quoted: (names: List, { language }, most) =>
    joinList(names.slice(0, Number(most ?? names.length)).map(quoteIn(language)), language),
  either: (names: List, { language }) => names.map(quoteIn(language)).join(textIn(language, words, "or")),
  circle: (names: List) => [...names, ...names.slice(0, 1)].slice(0, 6).join(" → "),
  /** The words for a key, from the group of that name in locales/problem-words.json. */
  word: (key: string, { language }, group) => findWord(`${group}/${key}`, language) ?? key,
  words: (keys: List, { language }, group) =>
    keys.map((key) => findWord(`${group}/${key}`, language) ?? key).join(textIn(language, words, "or")),
  /** "Did you mean" with a near name; nothing if there is none. */
  hint: (near: string | undefined, { language }) =>
    near === undefined ? "" : textIn(language, words, "hint", { near }),
  text: (text: { zh: string; en?: string }, { language }) => inLanguage(text, language),
  problem: (problem: never, { language, describe }) => describe(problem)[language],
} satisfies Record<string, Format<never>>;

function toJson(value: unknown): string {
  return JSON.stringify(value);
}

function quoteIn(language: Language): (name: string) => string {
  return (name) => (language === "zh" ? `“${name}”` : `"${name}"`);
}

// A key that the table lacks has the words of any other key of its group.
function findWord(key: string, language: Language): string | undefined {
  const table: Record<string, unknown> = words[language];
  const other = key.replace(/\/.*/s, "/other");
  const word = table[Object.hasOwn(table, key) ? key : other];
  return Array.isArray(word) ? word.join("") : undefined;
}
