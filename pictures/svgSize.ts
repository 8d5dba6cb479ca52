import type { Size } from "./plan.ts";

/**
 * Returns the size of an SVG in pixels, from the width and height of its root element or from its
 * viewBox; undefined if it has neither.
 */
export function svgSize(text: string): Size | undefined {
  const root = /<svg\b[^>]*>/.exec(text.slice(0, 100_000))?.[0] ?? "";
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(root)?.[1]?.trim() ?? "";
  const [width, height] = [attribute("width"), attribute("height")].map(pixels);
  if (width && height) return { width, height };
  const [, , boxWidth = 0, boxHeight = 0] = attribute("viewBox")
    .split(/[\s,]+/)
    .map(Number);
  if (!(boxWidth > 0 && boxHeight > 0)) return undefined;
  if (width) return { width, height: Math.round((width * boxHeight) / boxWidth) };
  if (height) return { width: Math.round((height * boxWidth) / boxHeight), height };
  return { width: Math.round(boxWidth), height: Math.round(boxHeight) };
}

function pixels(value: string): number | undefined {
  const [, number] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(value) ?? [];
  return number ? Math.round(Number(number)) || undefined : undefined;
}

/**
 * Returns whether an SVG draws nothing: it has no path, shape, text or picture outside of its
 * comments.
 */
export function isEmptySvg(text: string): boolean {
  const drawn = text.replace(/<!--[\s\S]*?(?:-->|$)/g, "");
  return !/<(?:\w+:)?(?:path|rect|circle|ellipse|line|polyline|polygon|text|image|use|foreignObject)\b/.test(drawn);
}
