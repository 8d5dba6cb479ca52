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
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of two colours by WCAG 2.2: from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour `share` (0 to 1) of the way to another one. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return from.map((part, index) => part + ((to[index] ?? 0) - part) * share) as unknown as Rgb;
}

/** The first colour on the way to `target` that passes the test, in steps of a hundredth; the target if none does. */
export function moveUntil(colour: Rgb, target: Rgb, isGood: (candidate: Rgb) => boolean): Rgb {
  for (let step = 0; step < 100; step++) {
    const candidate = mix(colour, target, step / 100).map(Math.round) as unknown as Rgb;
    if (isGood(candidate)) return candidate;
  }
  return target;
}
