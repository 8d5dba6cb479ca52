import { blend, contrast, parseColour, type Rgb } from "./colours.ts";

/** What a block is on: the page, or a band of its accent or of its night. */
export type Tone = "plain" | "accent" | "night";

/** A colour of a page by the name of its design token, without the dashes. */
export type Token =
  | "surface"
  | "surface-sunken"
  | "accent-soft"
  | "accent"
  | "accent-hover"
  | "on-accent"
  | "ink"
  | "ink-muted"
  | "accent-ink"
  | "control-line"
  | "success"
  | "warning"
  | "danger";

type Palette = Record<Token, Rgb>;

/**
 * Two colours of one tone that a reader must be able to distinguish, with their contrast and the
 * least one of WCAG 2.2.
 */
export interface Reading {
  tone: Tone;
  text: Token;
  ground: Token;
  colours: [Rgb, Rgb];
  ratio: number;
  least: number;
}

/** What blocks/kit/style/tokens.css has without a theme. */
export const defaults = {
  "--accent": "#c8331a",
  "--on-accent": "#ffffff",
  "--ink": "#182029",
  "--surface": "#ffffff",
  "--success": "#0f6a31",
  "--warning": "#845000",
  "--danger": "#c21725",
};

/**
 * The percentages of the second colour in those that tokens.css and Section.module.css mix of two.
 */
export const shares = {
  sunken: 4,
  muted: 30,
  line: 45,
  soft: 94,
  hover: 12,
  night: 25,
  bandMuted: 8,
  bandLine: 30,
  bandSunken: 10,
};

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
// WCAG 2.2: text needs 4.5:1 (1.4.3), the edge of a control 3:1 (1.4.11).
const leastForText = 4.5;
const leastForEdges = 3;
const texts: Token[] = ["ink", "ink-muted", "accent-ink", "success", "warning", "danger"];
const grounds: Token[] = ["surface", "surface-sunken", "accent-soft"];
const pairs: [Token, Token, number][] = [
  ...texts.flatMap((text) => grounds.map((ground): [Token, Token, number] => [text, ground, leastForText])),
  ["on-accent", "accent", leastForText],
  ["on-accent", "accent-hover", leastForText],
  ["control-line", "surface", leastForEdges],
];

/**
 * Measures the texts, links, buttons, edges and states on the grounds of every tone, with these CSS
 * variables of a theme: all, or those that are wanted.
 */
export function readTones(
  variables: Record<string, string>,
  isWanted: (tone: Tone, text: Token) => boolean = () => true,
): Reading[] {
  const plain = paintPage(variables);
  const night = blend(plain.ink, black, shares.night);
  const tones: Record<Tone, Palette> = {
    plain,
    accent: paintAccent(plain),
    night: { ...plain, ...paintBand(white, night, blend(night, white, shares.bandSunken)) },
  };
  return (Object.keys(tones) as Tone[]).flatMap((tone) =>
    pairs
      .filter(([text]) => isWanted(tone, text))
      .map(([text, ground, least]) => {
        const colours: [Rgb, Rgb] = [tones[tone][text], tones[tone][ground]];
        return { tone, text, ground, colours, ratio: contrast(...colours), least };
      }),
  );
}

function paintPage(variables: Record<string, string>): Palette {
  const colour = (name: keyof typeof defaults) => parseColour(variables[name] ?? defaults[name]) ?? black;
  const [accent, ink, surface] = [colour("--accent"), colour("--ink"), colour("--surface")];
  return {
    surface,
    ink,
    accent,
    "on-accent": colour("--on-accent"),
    "surface-sunken": blend(surface, ink, shares.sunken),
    "ink-muted": blend(ink, surface, shares.muted),
    "control-line": blend(ink, surface, shares.line),
    "accent-soft": blend(accent, surface, shares.soft),
    "accent-hover": parseColour(variables["--accent-hover"]) ?? blend(accent, black, shares.hover),
    "accent-ink": parseColour(variables["--accent-ink"]) ?? accent,
    success: colour("--success"),
    warning: colour("--warning"),
    danger: colour("--danger"),
  };
}

function paintBand(ink: Rgb, band: Rgb, sunken: Rgb) {
  return {
    surface: band,
    "surface-sunken": sunken,
    "accent-soft": sunken,
    ink,
    "accent-ink": ink,
    "ink-muted": blend(ink, band, shares.bandMuted),
    "control-line": blend(ink, band, shares.bandLine),
    success: ink,
    warning: ink,
    danger: ink,
  };
}

// A button in the band has the band's two colours the other way round.
function paintAccent(plain: Palette): Palette {
  const band = paintBand(plain["on-accent"], plain.accent, plain["accent-hover"]);
  return { ...band, accent: band.ink, "on-accent": band.surface, "accent-hover": band["ink-muted"] };
}
