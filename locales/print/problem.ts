import type { Language, Sentence } from "#core/text.ts";
import { sentences } from "#locales/generated/problems/sentences.ts";
import type { Sentences, Token } from "#locales/messages.ts";
import { formats, type Printing } from "./formats.ts";

interface Filling extends Printing {
  params: object;
}

/** Returns the sentence of a problem without its place. */
export function printProblem(code: string, params: object, describe: Printing["describe"]): Sentence {
  const { zh, en } = chooseVariant(sentences[code as keyof typeof sentences], params);
  const text = printTokens(en, { params, language: "en", describe });
  return {
    zh: printTokens(zh, { params, language: "zh", describe }),
    en: isWord(en[0]) ? text.charAt(0).toUpperCase() + text.slice(1) : text,
  };
}

function isWord(token: Token | undefined): boolean {
  return Array.isArray(token) && (token[1] === "word" || token[1] === "words");
}

function chooseVariant(variants: Sentences, params: object): { zh: Token[]; en: Token[] } {
  const entries = Object.entries(variants);
  const holds = (conditions: string) => conditions.split(" ").every((condition) => isMet(condition, params));
  const [, chosen] = entries.find(([conditions]) => holds(conditions)) ?? entries.at(-1) ?? [];
  return chosen ?? { zh: [], en: [] };
}

// `near`: there is one. `kind=gpx|geojson`: it is one of these. `inside={type}`: both are the same.
// `name=`: it is empty. `otherwise` is the last one.
function isMet(condition: string, params: object): boolean {
  const [path = "", wanted] = condition.split("=");
  const value = readParam(params, path);
  if (wanted === undefined) return value === "" || !(isMissing(value) || value === false);
  const other = /^\{(.*)\}$/.exec(wanted)?.[1];
  return other === undefined ? wanted.split("|").includes(String(value)) : value === readParam(params, other);
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Returns the param at a path: `first_pointer` is `pointer` of `first`. */
function readParam(params: object, path: string): unknown {
  return path.split("_").reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], params);
}

function printTokens(tokens: Token[], filling: Filling): string {
  return tokens.map((token) => (typeof token === "string" ? token : printParam(token, filling))).join("");
}

function printParam([path, format, style]: Exclude<Token, string>, filling: Filling): string {
  const value = readParam(filling.params, path);
  if (typeof style === "object") return printTokens(chooseCase(format, style, value, filling.language), filling);
  if (format === undefined) return String(value);
  return formats[format as keyof typeof formats](value as never, filling, style);
}

// The number of a list is its length. In a select, a value that is not there is `missing`.
function chooseCase(
  format: string | undefined,
  { other = [], ...cases }: Record<string, Token[]>,
  value: unknown,
  language: Language,
): Token[] {
  const find = (key: string) => (Object.hasOwn(cases, key) ? cases[key] : undefined);
  if (format !== "plural") return find(String(value)) ?? (isMissing(value) ? cases.missing : undefined) ?? other;
  const count = Array.isArray(value) ? value.length : Number(value);
  return find(String(count)) ?? find(new Intl.PluralRules(language).select(count)) ?? other;
}
