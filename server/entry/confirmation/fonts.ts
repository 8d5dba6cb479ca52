import { createRequire } from "node:module";
import { openSync } from "fontkit";
import { type Drawable, makeDrawable } from "./drawable.ts";

/** How bold a text of a confirmation is. */
export type Weight = "regular" | "bold";

const { resolve } = createRequire(import.meta.url);
const file = (name: string) => resolve(`@expo-google-fonts/${name}.ttf`);

// Noto Sans SC has the characters of names that Chinese documents allow; Noto Sans all Latin, Greek
// and Cyrillic letters.
const families = [
  {
    regular: file("noto-sans-sc/400Regular/NotoSansSC_400Regular"),
    bold: file("noto-sans-sc/700Bold/NotoSansSC_700Bold"),
  },
  { regular: file("noto-sans/400Regular/NotoSans_400Regular"), bold: file("noto-sans/700Bold/NotoSans_700Bold") },
] as const;
const [chinese] = families;

const fontCache = new Map<string, ReturnType<typeof openSync>>();

// Both weights of a family have the same characters.
function hasGlyph({ regular }: (typeof families)[number], codePoint: number): boolean {
  const font = fontCache.get(regular) ?? openSync(regular);
  fontCache.set(regular, font);
  return "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(codePoint);
}

/** The path of the font in which a document begins. */
export const usualFont = chinese.regular;

/**
 * Returns a text as it is drawn, and the path of the first font that has all of its characters;
 * with placeholders if none has.
 */
export function chooseFont(text: string, weight: Weight): Drawable & { font: string } {
  const drawables = families.map((family) => ({
    ...makeDrawable(text, (codePoint) => hasGlyph(family, codePoint)),
    font: family[weight],
  }));
  return (drawables.find(({ missing }) => missing.length === 0) ?? drawables[0]) as (typeof drawables)[0];
}
