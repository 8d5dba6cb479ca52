import { withoutPrivateUse } from "#core/gbkCharacters.ts";

/**
 * A text as a font can draw it, and the characters in it that the font does not have, as Unicode
 * names them: U+20BB7.
 */
export interface Drawable {
  text: string;
  missing: string[];
}

/** Whether a font has a glyph for a code point. */
export type HasGlyph = (codePoint: number) => boolean;

// What stands for a character that is missing in Chinese print.
const placeholder = "□";
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
// They are invisible by themselves: controls, marks of direction and joiners, and the choice of a
// variant, which a font without it does not need.
const invisible = /[\p{Cc}\p{Cf}\p{Surrogate}\p{Variation_Selector}]/gu;

/**
 * Returns a text on one line without what is invisible; a character, such as an emoji, that the
 * font cannot draw as a whole becomes one placeholder.
 */
export function makeDrawable(text: string, hasGlyph: HasGlyph): Drawable {
  const missing = new Set<string>();
  const plain = withoutPrivateUse(text).normalize("NFC").replace(/\s+/gu, " ");
  const characters = Array.from(graphemes.segment(plain), ({ segment }) => {
    const points = Array.from(segment.replace(invisible, ""), (character) => character.codePointAt(0) ?? 0);
    if (points.every(hasGlyph)) return String.fromCodePoint(...points);
    missing.add(points.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, "0")}`).join(" "));
    return placeholder;
  });
  return { text: characters.join("").trim(), missing: [...missing] };
}
