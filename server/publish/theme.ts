import type { Site } from "#schemas/generated/types.ts";

type Theme = NonNullable<Site["theme"]>;
type Colour = [red: number, green: number, blue: number];

const radii = { none: "0px", small: "4px", large: "20px" };
const spaces = {
  compact: "clamp(2rem, 1.4rem + 2.6vw, 4rem)",
  regular: "clamp(3rem, 2rem + 4.1vw, 6rem)",
  airy: "clamp(4rem, 2.6rem + 5.6vw, 8rem)",
};

/** Contrast that text needs on its ground (WCAG 2.2, 1.4.3). */
const readable = 4.5;

/** The style sheet of a site's theme; undefined where the site keeps the default look. Colours are moved until text on them can be read. */
export function themeStyles(theme: Theme | undefined): string | undefined {
  const surface = parse(theme?.surface) ?? [255, 255, 255];
  const isDark = luminance(surface) < 0.2;
  const end: Colour = isDark ? [255, 255, 255] : [0, 0, 0];
  const ink = parse(theme?.ink);
  const accent = parse(theme?.accent);
  const variables = {
    ...(theme?.surface && parse(theme.surface) && { "--surface": hex(surface) }),
    ...(ink && { "--ink": hex(move(ink, end, (colour) => contrast(colour, surface) >= 7)) }),
    ...(accent && accentVariables(accent, surface, end)),
    ...(theme?.radius && Object.hasOwn(radii, theme.radius) && { "--radius": radii[theme.radius] }),
    ...(theme?.density && Object.hasOwn(spaces, theme.density) && { "--section-space": spaces[theme.density] }),
  };
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length > 0 ? `:root {\n${isDark ? "  color-scheme: dark;\n" : ""}${lines.join("")}}\n` : undefined;
}

// White stands on the accent (buttons), and the accent stands on the page (links): two needs, so two colours.
function accentVariables(accent: Colour, surface: Colour, end: Colour): Record<string, string> {
  const white: Colour = [255, 255, 255];
  return {
    "--accent": hex(move(accent, [0, 0, 0], (colour) => contrast(colour, white) >= readable)),
    "--on-accent": "#ffffff",
    "--accent-ink": hex(move(accent, end, (colour) => contrast(colour, surface) >= readable)),
  };
}

/** Contrast of two colours, 1 to 21, by WCAG's formula. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Red, green and blue of #rrggbb, 0 to 255; undefined for anything else. */
export function parse(colour: string | undefined): Colour | undefined {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour ?? "");
  return digits ? [channel(digits[1]), channel(digits[2]), channel(digits[3])] : undefined;
}

function channel(digits = "0"): number {
  return Number.parseInt(digits, 16);
}

function hex(colour: Colour): string {
  return `#${colour.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function move(colour: Colour, end: Colour, isEnough: (colour: Colour) => boolean): Colour {
  const step = (part: number) => colour.map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * part)) as Colour;
  for (let part = 0; part < 1; part += 0.02) if (isEnough(step(part))) return step(part);
  return end;
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
