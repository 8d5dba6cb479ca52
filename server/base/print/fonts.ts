import { createRequire } from "node:module";
import { type Font, type GlyphRun, openSync } from "fontkit";
import { setBounded } from "#core/boundedMap.ts";

/** How bold a printed text is. */
export type Weight = "light" | "regular" | "medium" | "bold" | "black";

/** The fonts of a script in all weights. */
export interface FontFamily {
  /** Returns the path of the font of a weight. */
  getPath(weight: Weight): string;
  hasGlyph(codePoint: number): boolean;
}

const styles: Record<Weight, string> = {
  light: "300Light",
  regular: "400Regular",
  medium: "500Medium",
  bold: "700Bold",
  black: "900Black",
};

// In the order in which they are tried. Noto Sans SC has the characters of names that Chinese
// documents allow; Noto Sans all Latin, Greek and Cyrillic letters. Who needs Hangul or Thai
// installs the last two.
const packages = [
  { name: "noto-sans-sc", family: "NotoSansSC", isOptional: false },
  { name: "noto-sans", family: "NotoSans", isOptional: false },
  { name: "noto-sans-kr", family: "NotoSansKR", isOptional: true },
  { name: "noto-sans-thai", family: "NotoSansThai", isOptional: true },
];

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Font>();
let chain: FontFamily[] | undefined;

/** Returns the installed families in the order in which a character's font is searched. */
export function getFontChain(): FontFamily[] {
  chain ??= packages.flatMap(({ name, family, isOptional }) => {
    const paths = findFonts(name, family, isOptional);
    if (!paths) return [];
    const hasGlyph = (codePoint: number) => openFont(paths.regular).hasGlyphForCodePoint(codePoint);
    // All weights of a family have the same characters.
    return [{ getPath: (weight) => paths[weight], hasGlyph }];
  });
  return chain;
}

// Undefined for an optional package that is not installed.
function findFonts(name: string, family: string, isOptional: boolean): Record<Weight, string> | undefined {
  try {
    const paths = Object.entries(styles).map(([weight, style]) => [
      weight,
      resolve(`@expo-google-fonts/${name}/${style}/${family}_${style}.ttf`),
    ]);
    return Object.fromEntries(paths) as Record<Weight, string>;
  } catch (error) {
    if (isOptional) return undefined;
    throw error;
  }
}

/** Opens the font at a path, once for all. Throws if it is a collection of fonts. */
export function openFont(path: string): Font {
  const known = opened.get(path);
  if (known) return known;
  const font = openSync(path);
  if (!("layout" in font)) throw new Error(`${path} has several fonts.`);
  keepCodePoints(font);
  opened.set(path, font);
  return font;
}

// The font caches a glyph that was first drawn as a part of another one, such as the u of ů,
// without its character; the text of a PDF could not be selected then.
function keepCodePoints(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph.codePoints.length === 0 && codePoints.length > 0) Object.assign(glyph, { codePoints });
    return glyph;
  };
}

const mostCached = 5000;
const shaped = new Map<string, GlyphRun>();

/**
 * Returns the glyphs of a text in a font, word by word as pdfkit shapes it, so that a PDF and a
 * picture have the same positions. A word includes the space after it.
 */
export function shapeText(path: string, text: string): readonly GlyphRun[] {
  return (text.match(/[^ ]* |[^ ]+$/g) ?? []).map((word) => {
    const key = `${path}\n${word}`;
    const known = shaped.get(key);
    if (known) return known;
    const run = openFont(path).layout(word);
    setBounded(shaped, key, run, mostCached);
    return run;
  });
}

/** Returns the width of a text in a font, in units of the size of its letters. */
export function measureText(path: string, text: string): number {
  const { unitsPerEm } = openFont(path);
  return shapeText(path, text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / unitsPerEm;
}

/** Returns how many glyphs a text has in a font; spacing is added after each. */
export function countGlyphs(path: string, text: string): number {
  return shapeText(path, text).reduce((sum, { glyphs }) => sum + glyphs.length, 0);
}
