/** A colour as three numbers from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads #rrggbb; undefined for anything else. */
export function parseColour(hex: unknown): Rgb | undefined {
  const digits = typeof hex === "string" ? /^#([0-9a-f]{6})$/i.exec(hex)?.[1] : undefined;
  if (digits === undefined) return undefined;
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** Writes a colour as #rrggbb. */
export function toHex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

// WCAG 2.2: relative luminance in linear sRGB.
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

function toLinear(part: number): number {
  return part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
}

/** Returns the contrast ratio of two colours by WCAG 2.2: from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the colour `share` (0 to 1) of the way to another one. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return from.map((part, index) => part + ((to[index] ?? 0) - part) * share) as unknown as Rgb;
}

/** Mixes two colours as CSS does by color-mix(in oklab, from, to percent%). */
export function blend(from: Rgb, to: Rgb, percent: number): Rgb {
  return fromOklab(mix(toOklab(from), toOklab(to), percent / 100));
}

// https://bottosson.github.io/posts/oklab/
function toOklab(colour: Rgb): Rgb {
  const [red, green, blue] = colour.map(toLinear) as unknown as Rgb;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Converts a colour of CSS's oklab() to one that screens show. */
export function fromOklab([lightness, a, b]: Rgb): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function fromLinear(part: number): number {
  const inside = Math.min(1, Math.max(0, part));
  return 255 * (inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055);
}

/**
 * Returns the first colour on the way to `target` that passes the test, in steps of a hundredth;
 * the target if none does.
 */
export function moveUntil(colour: Rgb, target: Rgb, isGood: (candidate: Rgb) => boolean): Rgb {
  for (let step = 0; step < 100; step++) {
    const candidate = mix(colour, target, step / 100).map(Math.round) as unknown as Rgb;
    if (isGood(candidate)) return candidate;
  }
  return target;
}
