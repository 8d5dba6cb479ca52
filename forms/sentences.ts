import type { Sentence } from "#core/text.ts";
import { sentencesByKeyword } from "./sentencesByKeyword.ts";
import type { Spoken } from "./spoken.ts";

/** What is wrong with an answer that breaks a keyword of its schema, and what to do; never the keyword or a pattern itself. Of `either` any one answer will do. */
export function sentenceFor(
  keyword: string,
  params: Record<string, unknown>,
  about: Spoken,
  either: Spoken[] = [],
): Sentence {
  const choice = oneOf(either.map(({ name }) => name));
  if (choice) return choice;
  const [code, limits] = about.isPart ? [keyword, params] : forDeed(keyword, params, about.deed);
  const say = Object.hasOwn(sentencesByKeyword, code) ? sentencesByKeyword[code] : undefined;
  const { zh, en } = say?.(about, limits) ?? { zh: `请检查${about.name.zh}。`, en: `Please check ${about.name.en}.` };
  return { zh, en: en.charAt(0).toUpperCase() + en.slice(1) };
}

// Whoever chooses, or fills in a date, is not told of characters.
function forDeed(keyword: string, params: Record<string, unknown>, deed: Spoken["deed"]): [string, typeof params] {
  const isOfCharacters = ["minLength", "maxLength", "pattern", "format"].includes(keyword);
  if (isOfCharacters && deed === "choose") return ["enum", {}];
  return isOfCharacters && deed === "date" ? ["format", { format: "date" }] : [keyword, params];
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
