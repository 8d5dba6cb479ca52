import { sentencesByKeyword } from "./sentencesByKeyword.ts";
import type { Spoken } from "./spoken.ts";

/** A sentence for a person, in both languages. */
export interface Sentence {
  zh: string;
  en: string;
}

/** What is wrong with an answer that breaks a keyword of its schema, and what to do; never the keyword or a pattern itself. Of `either` any one answer will do. */
export function sentenceFor(
  keyword: string,
  params: Record<string, unknown>,
  about: Spoken,
  either: Spoken[] = [],
): Sentence {
  const choice = oneOf(either.map(({ name }) => name));
  if (choice) return choice;
  const say = Object.hasOwn(sentencesByKeyword, keyword) ? sentencesByKeyword[keyword] : undefined;
  const { zh, en } = say?.(about, params) ?? { zh: `请检查${about.name.zh}。`, en: `Please check ${about.name.en}.` };
  return { zh, en: en.charAt(0).toUpperCase() + en.slice(1) };
}

// Answers without a label cannot be told from each other by name.
function oneOf(names: Sentence[]): Sentence | undefined {
  const zh = [...new Set(names.map((name) => name.zh))];
  const en = [...new Set(names.map((name) => name.en))];
  if (zh.length < 2 || en.length < 2) return undefined;
  return {
    zh: `请填写${zh.join("或")}，填一项即可。`,
    en: `Please fill in ${en.join(" or ")}; one of them is enough.`,
  };
}
