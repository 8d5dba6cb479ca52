import { withoutPrivateUse } from "#core/gbkCharacters.ts";
import { type FontFamily, getFontChain, type Weight } from "./fonts.ts";

/** A part of a text, and the path of the font that draws it. */
export interface Run {
  font: string;
  text: string;
}

/** A text as it is drawn: its parts by font, and the characters that no font has. */
export interface PrintedText {
  runs: Run[];
  /** As Unicode names them: U+20BB7. */
  missing: string[];
}

// What is drawn for a character that no font has: a box would look like a broken file.
const placeholder = "?";
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
// They are invisible by themselves: controls, marks of direction and joiners, and the choice of a
// variant, which a font without it does not need.
const invisible = /[\p{Cc}\p{Cf}\p{Surrogate}\p{Variation_Selector}]/gu;
// A word of letters is drawn in one font; each of these is a word of its own.
const single = /^[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{P}]/u;

/** Returns whether the fonts have all characters of a text. */
export function isPrintable(text: string, chain: readonly FontFamily[] = getFontChain()): boolean {
  return splitRuns(text, "regular", chain).missing.length === 0;
}

/** Returns the characters of a text on one line, as readers count them, without invisible ones. */
export function listCharacters(text: string): string[] {
  const plain = withoutPrivateUse(text).normalize("NFC").replace(/\s+/gu, " ").trim();
  const characters = Array.from(graphemes.segment(plain), ({ segment }) => segment.replace(invisible, ""));
  return characters.filter((character) => character !== "");
}

/**
 * Returns the characters of a text with their fonts: the first font that has all of the text, else
 * of each word, else of each character. A character that no font has becomes a question mark.
 */
export function assignFonts(
  text: string,
  weight: Weight,
  chain: readonly FontFamily[] = getFontChain(),
): { characters: Run[]; missing: string[] } {
  const missing = new Set<string>();
  const assigned: Run[] = [];
  const find = (word: readonly string[]) =>
    chain.find((family) => word.every((character) => listPoints(character).every(family.hasGlyph)));
  const add = (character: string, family: FontFamily | undefined) => {
    const font = family?.getPath(weight) ?? assigned.at(-1)?.font ?? (chain[0]?.getPath(weight) as string);
    assigned.push({ font, text: character });
  };
  const characters = listCharacters(text);
  const whole = find(characters);
  for (const word of whole ? [characters] : listWords(characters)) {
    const family = whole ?? find(word);
    for (const character of word) {
      const capable = family ?? find([character]);
      if (!capable) missing.add(listPoints(character).map(namePoint).join(" "));
      // A space has the font of the word before it.
      add(capable ? character : placeholder, character === " " && !whole ? undefined : (capable ?? chain[0]));
    }
  }
  return { characters: assigned, missing: [...missing] };
}

/** Joins neighbours of one font. */
export function joinRuns(parts: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const { font, text } of parts) {
    const last = runs.at(-1);
    if (last?.font === font) last.text += text;
    else runs.push({ font, text });
  }
  return runs;
}

/** Splits a text into runs by font, as `assignFonts` chooses them. */
export function splitRuns(text: string, weight: Weight, chain?: readonly FontFamily[]): PrintedText {
  const { characters, missing } = assignFonts(text, weight, chain);
  return { runs: joinRuns(characters), missing };
}

function listWords(characters: readonly string[]): string[][] {
  const words: string[][] = [];
  let isOpen = false;
  for (const character of characters) {
    const isSingle = single.test(character);
    const last = words.at(-1);
    if (last && isOpen && !isSingle) last.push(character);
    else words.push([character]);
    isOpen = !isSingle;
  }
  return words;
}

function listPoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

function namePoint(point: number): string {
  return `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
}
