import { mix } from "../colour.ts";
import { num, path, type Sheet, stroke } from "../sheet.ts";

/** The shape of a bridge: middle x, waterline y, whole span, height of the deck at the crown, number of arches. */
export interface Bridge {
  x: number;
  y: number;
  span: number;
  rise: number;
  arches: 1 | 3;
}

/** The height (y) of the deck at x. */
export function deckHeight({ x, y, span, rise }: Bridge, at: number): number {
  const t = Math.min(1, Math.abs(at - x) / (span / 2));
  return y - rise * (1 - t * t * (1.6 - 0.6 * t * t));
}

function archPath(x: number, y: number, r: number, high: number): string {
  return `M${num(x - r)} ${num(y)}A${num(r)} ${num(high)} 0 0 1 ${num(x + r)} ${num(y)}Z`;
}

function openings({ x, y, span, rise, arches }: Bridge): [number, number, number][] {
  if (arches === 1) return [[x, span * 0.2, rise * 0.74]];
  const side = span * 0.235;
  return [
    [x, span * 0.125, rise * 0.78],
    [x - side, span * 0.085, rise * 0.52],
    [x + side, span * 0.085, rise * 0.52],
  ].map(([ax, r, h]) => [
    ax as number,
    r as number,
    Math.min(h as number, (y - deckHeight({ x, y, span, rise, arches }, ax as number)) * 0.8),
  ]);
}

/** An arched stone bridge with a parapet; its arches are open, so draw what lies behind first. */
export function bridge(sheet: Sheet, shape: Bridge, stone: string, shade: string): string {
  const { x, y, span, rise } = shape;
  const half = span / 2;
  const deck = Array.from({ length: 61 }, (_, i) => {
    const at = x - half + (span * i) / 60;
    return [at, deckHeight(shape, at)] as const;
  });
  const line = deck.map(([px, py]) => `${num(px)} ${num(py)}`).join("L");
  const holes = openings(shape);
  const mass = `M${num(x - half)} ${num(y)}L${line}L${num(x + half)} ${num(y)}Z`;
  const cut = holes.map(([ax, r, h]) => archPath(ax, y, r, h)).join("");
  const wall = path(mass + cut, sheet.fade(stone, shade)).replace("<path", '<path fill-rule="evenodd"');
  const rings = holes.map(([ax, r, h]) => {
    const ring = `M${num(ax - r)} ${num(y)}A${num(r)} ${num(h)} 0 0 1 ${num(ax + r)} ${num(y)}`;
    return stroke(ring, mix(stone, "#ffffff", 0.25), rise * 0.035) + stroke(ring, shade, rise * 0.008, 0.6);
  });
  return wall + rings.join("") + parapet(deck, rise, stone, shade);
}

function parapet(deck: (readonly [number, number])[], rise: number, stone: string, shade: string): string {
  const high = rise * 0.13;
  const lift = (dy: number) => `M${deck.map(([px, py]) => `${num(px)} ${num(py - dy)}`).join("L")}`;
  const posts = deck
    .filter((_, i) => i % 4 === 0)
    .map(([px, py]) => stroke(`M${num(px)} ${num(py)}V${num(py - high * 1.25)}`, stone, rise * 0.03))
    .join("");
  return (
    stroke(lift(0), mix(stone, "#ffffff", 0.3), rise * 0.03) +
    stroke(lift(high * 0.5), mix(stone, shade, 0.25), high * 0.75) +
    posts +
    stroke(lift(high), mix(stone, "#ffffff", 0.4), rise * 0.028)
  );
}
