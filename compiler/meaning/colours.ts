import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { contrast, moveUntil, parseColour, type Rgb, toHex } from "../theme/colours.ts";
import { type Reading, readTones } from "../theme/palette.ts";
import { themeVariables } from "../theme/theme.ts";
import type { Context } from "./context.ts";

type Theme = NonNullable<Context["site"]["theme"]>;

// WCAG 2.2: 3:1 is the least for large text, 4.5:1 for any other.
const least = { accent: 3, ink: 4.5 };
const white: Rgb = [255, 255, 255];

/**
 * Colours of the theme that cannot be read on the site's background: pages use a darker or lighter
 * one, or the background is refused.
 */
export function checkColours({ site: { theme } }: Context): Finding[] {
  if (!theme) return [];
  const surface = parseColour(theme.surface) ?? white;
  // On another background they may be readable as they are.
  const refused = checkSurface(theme, surface);
  if (refused.length > 0) return refused;
  return (["accent", "ink"] as const).flatMap((name) => {
    const colour = parseColour(theme[name]);
    const ratio = colour && contrast(colour, surface);
    if (!colour || ratio === undefined || ratio >= least[name]) return [];
    const usedInk = themeVariables(theme)[name === "accent" ? "--accent-ink" : "--ink"] ?? "";
    const params = { written: toHex(colour), surface: toHex(surface), ratio: round(ratio), used: usedInk };
    return [report("SL5406", `/theme/${name}`, params, { suggestion: usedInk })];
  });
}

// Checks what pages cannot move: the colours of states, the night of the ink, and everything on a
// middling grey.
function checkSurface(theme: Theme, surface: Rgb): Finding[] {
  const [worst] = findUnreadable(theme);
  if (!worst) return [];
  const isGood = (candidate: Rgb) => findUnreadable({ ...theme, surface: toHex(candidate) }).length === 0;
  const usedSurface = toHex(moveUntil(surface, white, isGood));
  const [text, ground] = worst.colours.map(toHex) as [string, string];
  const params = { surface: toHex(surface), tone: worst.tone, part: worst.text, text, ground };
  const ratios = { ratio: round(worst.ratio), least: worst.least, used: usedSurface };
  return [report("SL5407", "/theme/surface", { ...params, ...ratios }, { suggestion: usedSurface })];
}

function findUnreadable(theme: Theme): Reading[] {
  return readTones(themeVariables(theme))
    .filter(({ ratio, least }) => ratio < least)
    .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
}

const round = (ratio: number) => Math.round(ratio * 10) / 10;
