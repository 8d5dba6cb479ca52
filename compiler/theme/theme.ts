import { isObject } from "#core/pointers.ts";
import { blend, contrast, moveUntil, parseColour, type Rgb, toHex } from "./colours.ts";
import { readTones, shares, type Token, type Tone } from "./palette.ts";

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const darkInk: Rgb = [23, 32, 42];
// WCAG 2.2, success criterion 1.4.3: text needs 4.5:1.
const readable = 4.5;

const radii: Record<string, string> = { none: "0px", small: "6px", large: "16px" };
const densities: Record<string, string> = {
  compact: "clamp(2rem, 1.5rem + 2.2vw, 3.75rem)",
  regular: "clamp(3rem, 2rem + 4.1vw, 6rem)",
  airy: "clamp(4rem, 2.5rem + 6vw, 8.5rem)",
};

/**
 * Returns the CSS variables of a site's theme: what it leaves out keeps the default; colours are
 * moved until text on them is readable (4.5:1).
 */
export function themeVariables(theme: unknown): Record<string, string> {
  if (!isObject(theme)) return {};
  const [surface, accent] = [parseColour(theme.surface), parseColour(theme.accent)];
  const button = accent ? buttonVariables(accent) : {};
  const page: Record<string, string> = {
    ...button,
    ...(surface ? { "--surface": toHex(surface) } : {}),
    ...inkVariables(parseColour(theme.ink), surface, button),
  };
  return {
    ...page,
    ...(accent ? linkVariables(accent, page) : {}),
    ...choice("--radius", radii, theme.radius),
    ...choice("--section-space", densities, theme.density),
  };
}

// On a surface of the site's own the default ink may be unreadable, so it is set even if the theme
// sets none.
function inkVariables(
  ink: Rgb | undefined,
  surface: Rgb | undefined,
  button: Record<string, string>,
): Record<string, string> {
  if (!ink && !surface) return {};
  const page = surface ?? white;
  const wantedInk = ink ?? (contrast(darkInk, page) >= contrast(white, page) ? darkInk : white);
  const paint = (candidate: Rgb) => ({ ...button, "--surface": toHex(page), "--ink": toHex(candidate) });
  const isGood = (candidate: Rgb) => contrast(candidate, page) >= 7 && isReadable(paint(candidate), isOfInk);
  return { "--ink": toHex(moveUntil(wantedInk, strongest(page), isGood)) };
}

function buttonVariables(accent: Rgb): Record<string, string> {
  return paintButton(moveUntil(accent, black, (candidate) => isReadable(paintButton(candidate), isOfButton)));
}

function linkVariables(accent: Rgb, page: Record<string, string>): Record<string, string> {
  const isGood = (candidate: Rgb) => isReadable({ ...page, "--accent-ink": toHex(candidate) }, isOfLink);
  const surface = parseColour(page["--surface"]) ?? white;
  return { "--accent-ink": toHex(moveUntil(accent, strongest(surface), isGood)) };
}

// Under the pointer a button becomes darker; below dark words, lighter.
function paintButton(fill: Rgb): Record<string, string> {
  if (contrast(white, fill) >= readable) return { "--accent": toHex(fill), "--on-accent": toHex(white) };
  const hover = blend(fill, white, shares.hover);
  return { "--accent": toHex(fill), "--on-accent": toHex(darkInk), "--accent-hover": toHex(hover) };
}

const isOfInk = (tone: Tone, text: Token) => tone === "plain" && ["ink", "ink-muted", "control-line"].includes(text);
const isOfLink = (tone: Tone, text: Token) => tone === "plain" && text === "accent-ink";
const isOfButton = (tone: Tone, text: Token) => tone === "accent" || text === "on-accent";

function isReadable(variables: Record<string, string>, isWanted: (tone: Tone, text: Token) => boolean): boolean {
  return readTones(variables, isWanted).every(({ ratio, least }) => ratio >= least);
}

function strongest(page: Rgb): Rgb {
  return contrast(black, page) >= contrast(white, page) ? black : white;
}

function choice(variable: string, table: Record<string, string>, name: unknown): Record<string, string> {
  return typeof name === "string" && Object.hasOwn(table, name) ? { [variable]: table[name] ?? "" } : {};
}
