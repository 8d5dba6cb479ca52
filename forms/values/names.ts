import type { FieldAnswers } from "#schemas/generated/types.ts";

/** The most characters of a person's name: as long as documents have them. */
export const longestName = 120;

// Letters with a stroke, and pairs, which have no parts that Unicode knows.
const plainLetters: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/** Returns the letters of a name in one form of each: small, of one width, without accents. */
export function foldLetters(name: string): string {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[øłđðħıßæœþ]/g, (letter) => plainLetters[letter] ?? letter);
}

/**
 * Returns a name, or a part of one, as names are searched: its letters and digits. Capitals,
 * widths, accents, spaces, and the dots, hyphens and apostrophes between its parts do not count. A
 * text without letters is as it was typed.
 */
export function searchableName(name: string): string {
  return foldLetters(name).replace(/[^\p{L}\p{N}]+/gu, "") || name.trim();
}

/**
 * Returns whether two names are the same, regardless of the order of their parts, capitals,
 * accents, spaces, dots and widths. Names of signs alone are not.
 */
export function isSameName(a: string, b: string): boolean {
  const [partsOfA, partsOfB] = [listParts(a), listParts(b)];
  if (partsOfA.length === 0) return false;
  return partsOfA.join("") === partsOfB.join("") || [...partsOfA].sort().join(" ") === [...partsOfB].sort().join(" ");
}

/** Returns how many letters or Chinese characters a name has. */
export function lettersIn(name: string): number {
  return [...listParts(name).join("").replace(/\p{N}/gu, "")].length;
}

function listParts(name: string): string[] {
  return foldLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "");
}

/** What a person is to the runner. */
export type Relation = FieldAnswers["emergency-contact"]["relation"];

/**
 * Returns the gender in an answer that is a gender or a document with one; undefined for any other
 * answer.
 */
export function getGender(answer: unknown): 1 | 2 | undefined {
  const gender = typeof answer === "object" && answer !== null ? (answer as { gender?: unknown }).gender : answer;
  return gender === 1 || gender === 2 ? gender : undefined;
}
