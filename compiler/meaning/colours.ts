import { contrast, parseColour, toHex } from "../emit/colours.ts";
import { themeVariables } from "../emit/theme.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

// WCAG 2.2: 3:1 is the least for large text, 4.5:1 for any other.
const least = { accent: 3, ink: 4.5 };

/** Colours of the theme that cannot be read on the site's background, so that pages use a darker or lighter one. */
export function checkColours({ site: { theme } }: Context): Finding[] {
  if (!theme) return [];
  const surface = parseColour(theme.surface) ?? [255, 255, 255];
  return (["accent", "ink"] as const).flatMap((name) => {
    const colour = parseColour(theme[name]);
    const ratio = colour && contrast(colour, surface);
    if (!colour || ratio === undefined || ratio >= least[name]) return [];
    const used = themeVariables(theme)[name === "accent" ? "--accent-ink" : "--ink"] ?? "";
    const params = { written: toHex(colour), surface: toHex(surface), ratio: Math.round(ratio * 10) / 10, used };
    return [report("SL5406", `/theme/${name}`, params, { suggestion: used })];
  });
}
