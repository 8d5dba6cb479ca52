import { randomInt } from "node:crypto";

/** What each side of a piece has: a knob (1) or a notch (-1), and how far along the side. */
export interface Outline {
  knobs: [top: Knob, right: Knob, bottom: Knob, left: Knob];
}

interface Knob {
  way: 1 | -1;
  /** The position of its middle on the side, from its beginning (clockwise). */
  at: number;
}

/**
 * Sizes in units of the picture, which is 320 by 160: the piece's box with room for knobs, and the
 * square in its middle.
 */
export const box = 60;
const side = 40;
const inset = (box - side) / 2;
const neck = 4;
const radius = 5.5;

/**
 * A random outline; given another one, its opposite: a notch for each knob, so that people can
 * distinguish the two.
 */
export function drawOutline(unlike?: Outline): Outline {
  const knob = (index: number): Knob => {
    const otherKnob = unlike?.knobs[index];
    const way = otherKnob ? -otherKnob.way : randomInt(2) * 2 - 1;
    return { way: way === 1 ? 1 : -1, at: 14 + randomInt(13) };
  };
  return { knobs: [knob(0), knob(1), knob(2), knob(3)] };
}

/** The outline as an SVG path whose box begins at the given place; `scale` is pixels per unit. */
export function outlinePath({ knobs }: Outline, left: number, top: number, scale: number): string {
  const n = (value: number) => Math.round(value * scale * 100) / 100;
  const arc = (way: 1 | -1, x: number, y: number) =>
    `a${n(radius)} ${n(radius)} 0 1 ${way === 1 ? 1 : 0} ${n(x)} ${n(y)}`;
  const [first, second, third, fourth] = knobs;
  return [
    `M${n(left + inset)} ${n(top + inset)}`,
    `h${n(first.at - neck)}${arc(first.way, 2 * neck, 0)}h${n(side - first.at - neck)}`,
    `v${n(second.at - neck)}${arc(second.way, 0, 2 * neck)}v${n(side - second.at - neck)}`,
    `h${n(neck - third.at)}${arc(third.way, -2 * neck, 0)}h${n(third.at + neck - side)}`,
    `v${n(neck - fourth.at)}${arc(fourth.way, 0, -2 * neck)}v${n(fourth.at + neck - side)}`,
    "Z",
  ].join("");
}
