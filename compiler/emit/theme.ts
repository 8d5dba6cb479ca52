import { isObject } from "#core/pointers.ts";
import { contrast, moveUntil, parseColour, type Rgb, toHex } from "./colours.ts";

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

/** The CSS variables of a site's theme: what it leaves out keeps the default; colours are moved until text on them is readable (4.5:1). */
export function themeVariables(theme: unknown): Record<string, string> {
  if (!isObject(theme)) return {};
  const surface = parseColour(theme.surface);
  const page = surface ?? white;
  const accent = parseColour(theme.accent);
  return {
    ...(surface ? { "--surface": toHex(surface) } : {}),
    ...inkVariables(parseColour(theme.ink), surface),
    ...(accent ? accentVariables(accent, page) : {}),
    ...choice("--radius", radii, theme.radius),
    ...choice("--section-space", densities, theme.density),
  };
}

// On a surface of the site's own the default ink may be unreadable, so it is set even if the theme sets none.
function inkVariables(ink: Rgb | undefined, surface: Rgb | undefined): Record<string, string> {
  if (!ink && !surface) return {};
  const page = surface ?? white;
  const wanted = ink ?? (contrast(darkInk, page) >= contrast(white, page) ? darkInk : white);
  return { "--ink": toHex(moveUntil(wanted, strongest(page), (candidate) => contrast(candidate, page) >= 7)) };
}

function accentVariables(accent: Rgb, page: Rgb): Record<string, string> {
  const readsOn = (candidate: Rgb) =>
    contrast(white, candidate) >= readable || contrast(darkInk, candidate) >= readable;
  const fill = moveUntil(accent, black, readsOn);
  const onAccent = contrast(white, fill) >= readable ? white : darkInk;
  // The sunken surface is tinted with two per cent of the accent and has links too, so the contrast on the page is a little above 4.5.
  const ink = moveUntil(accent, strongest(page), (candidate) => contrast(candidate, page) >= readable * 1.12);
  return { "--accent": toHex(fill), "--on-accent": toHex(onAccent), "--accent-ink": toHex(ink) };
}

function strongest(page: Rgb): Rgb {
  return contrast(black, page) >= contrast(white, page) ? black : white;
}

function choice(variable: string, table: Record<string, string>, wanted: unknown): Record<string, string> {
  return typeof wanted === "string" && Object.hasOwn(table, wanted) ? { [variable]: table[wanted] ?? "" } : {};
}
