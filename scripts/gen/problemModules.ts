import type { Language, Sentence } from "#core/text.ts";
import type { Token } from "#locales/messages.ts";
import type { Table } from "./messages.ts";
import { type WordGroups, writeParamsType } from "./problemParams.ts";
import type { CompiledRow } from "./problemTables.ts";

type Rows = Record<string, CompiledRow>;

/** What a code means: its title, its sentences in general with why they matter, and an example. */
export interface Explanation {
  title: Sentence;
  text: Sentence;
  example?: string;
}

/** Returns the module with the params and severity of each code, which is all that checks need. */
export function generateProblemCodes(rows: Rows, words: Table): string {
  const groups = groupWords(words);
  const params = Object.entries(rows).map(([code, { sentences, unprinted = {} }]) => {
    return `  ${code}: ${writeParamsType(sentences, unprinted, groups)};\n`;
  });
  const levels = Object.entries(rows).map(([code, { severity }]) => `  ${code}: "${severity}",\n`);
  return `// Made by \`npm run gen\` from locales/problems/.

/** The params of each code: what its sentences print. */
export interface ProblemParams {
${params.join("")}}

/** How severe the problem of each code is. */
export const severities: Record<keyof ProblemParams, "error" | "warning" | "note"> = {
${levels.join("")}};
`;
}

function groupWords(words: Table): WordGroups {
  const groups: WordGroups = new Map();
  for (const key of Object.keys(words)) {
    const [group = "", ...rest] = key.split("/");
    groups.set(group, [...(groups.get(group) ?? []), rest.join("/")]);
  }
  return groups;
}

/** Returns the module with the sentences of each code, which is all that reporters need. */
export function generateProblemSentences(rows: Rows): string {
  const lines = Object.entries(rows).map(([code, { sentences }]) => `  ${code}: ${JSON.stringify(sentences)},\n`);
  return `// Made by \`npm run gen\` from locales/problems/.
import type { Sentences } from "#locales/messages.ts";
import type { ProblemParams } from "./codes.ts";

export const sentences: Record<keyof ProblemParams, Sentences> = {
${lines.join("")}};
`;
}

/** Returns the module with the explanation of each code. */
export function generateExplanations(explanations: Record<string, Explanation>): string {
  const lines = Object.entries(explanations).map(([code, one]) => `  ${code}: ${JSON.stringify(one)},\n`);
  return `// Made by \`npm run gen\` from locales/problems/.
import type { Sentence } from "#core/text.ts";
import type { ProblemParams } from "./codes.ts";

/** What a code means: its title, its sentences in general with why they matter, and an example. */
export interface Explanation {
  title: Sentence;
  text: Sentence;
  example?: string;
}

/** The explanation of each code. */
export const explanations: Record<keyof ProblemParams, Explanation> = {
${lines.join("")}};
`;
}

/** Returns the explanation of each code. */
export function explainProblems(rows: Rows): Record<string, Explanation> {
  return Object.fromEntries(
    Object.entries(rows).map(([code, row]) => {
      const { title, example } = row;
      const text = { zh: explainIn("zh", row), en: explainIn("en", row) };
      return [code, { title, text, ...(example !== undefined && { example }) }];
    }),
  );
}

function explainIn(language: Language, { sentences, explanation }: CompiledRow): string {
  const general = [...new Set(Object.values(sentences).map((variant) => generalise(variant[language])))];
  const message = general.length > 1 ? general.map((text) => `- ${text}`).join("\n") : general.join("");
  return explanation ? `${message}\n\n${explanation[language]}` : message;
}

/** Returns a sentence without params: … for values, all cases of a word, and no suggestion. */
function generalise(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if (typeof token === "string") return token;
      const [, format, style] = token;
      if (format === "hint") return "";
      if (typeof style !== "object") return "…";
      const { missing, other = [], ...named } = style;
      if (format === "plural" || (missing && other.length > 0)) return generalise(other);
      const cases = [...Object.values(named), other].map(generalise);
      return cases.filter((one) => one !== "").join("/");
    })
    .join("");
}
