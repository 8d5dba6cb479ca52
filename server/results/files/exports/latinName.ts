import { foldLetters } from "#forms/values/names.ts";
import { type ReadSyllables, spellName } from "#forms/values/pinyin.ts";
import type { ExportedResult } from "./exportedResult.ts";

/** The parts of a name in Latin letters. */
export interface LatinName {
  family: string;
  given: string;
}

// What belongs to the family name after it: de la Cruz, van den Berg.
const particles = new Set(
  "al am bin da dal de del den der des di do dos du el la las le lo los st ten ter van von zu".split(" "),
);

/**
 * Returns a runner's name in Latin letters: the stated one, or the pinyin of a Chinese name. A name
 * in any other script, of which no Latin one is stated, stays as it is.
 */
export function readLatinName(
  { name, latinName }: Pick<ExportedResult, "name" | "latinName">,
  read: ReadSyllables,
): LatinName {
  if (latinName) return splitName(latinName, isChinese(name));
  if (!name) return { family: "", given: "" };
  const spelled = spellName(name, read);
  if (spelled) return spelled;
  // 艾力·买买提: the given name is before the dot.
  const [given = "", family, ...others] = name.split("·");
  if (family !== undefined && others.length === 0) return { family: spell(family, read), given: spell(given, read) };
  return splitName(spell(name, read), false);
}

function isChinese(name: string | null): boolean {
  return name !== null && /\p{sc=Han}/u.test(name);
}

function spell(text: string, read: ReadSyllables): string {
  const spelled = text.replace(/\p{sc=Han}+/gu, (characters) => {
    const letters = foldLetters(read(characters, false).join("").replaceAll("v", "yu"));
    return ` ${letters.charAt(0).toUpperCase()}${letters.slice(1)} `;
  });
  return spelled.replace(/\s+/g, " ").trim();
}

function splitName(name: string, isFamilyFirst: boolean): LatinName {
  const words = name.split(" ").filter((word) => word !== "");
  if (words.length < 2) return { family: name, given: "" };
  const at = findFamily(words, isFamilyFirst);
  const isInside = (index: number) => index >= at.start && index < at.end;
  return {
    family: words.filter((_word, index) => isInside(index)).join(" "),
    given: words.filter((_word, index) => !isInside(index)).join(" "),
  };
}

function findFamily(words: readonly string[], isFamilyFirst: boolean): { start: number; end: number } {
  const isCapital = words.map((word) => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase());
  const first = isCapital.indexOf(false);
  // DUPONT Jean, and Jean DUPONT.
  if (first > 0 && isCapital[0] && !isCapital.slice(first).includes(true)) return { start: 0, end: first };
  const capital = isCapital.indexOf(true);
  if (capital > 0 && !isCapital.slice(capital).includes(false)) return { start: capital, end: words.length };
  if (isFamilyFirst) return { start: 0, end: 1 };
  let start = words.length - 1;
  while (start > 1 && particles.has(words[start - 1]?.toLowerCase() ?? "")) start--;
  return { start, end: words.length };
}
