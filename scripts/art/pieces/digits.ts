import { group, num, stroke } from "../sheet.ts";

// Digits as single strokes in a 6 x 10 box, so that no font is needed.
const STROKES: Record<string, string> = {
  "0": "M3 0C.8 0 0 2 0 5S.8 10 3 10 6 8 6 5 5.2 0 3 0Z",
  "1": "M1 2L3.6 0V10",
  "2": "M.2 2.6C.4 1 1.5 0 3 0C4.8 0 5.8 1.2 5.8 2.8C5.8 5 2.6 6.6 .2 10H6",
  "3": "M.4 1.6C1 .5 2 0 3 0C4.7 0 5.6 1.1 5.6 2.5S4.4 4.8 2.6 4.8C4.7 4.8 6 5.8 6 7.4S4.8 10 3 10C1.6 10 .5 9.3 0 8",
  "4": "M4.6 10V0L0 7H6",
  "5": "M5.4 0H1L.6 4.6C1.4 4 2.2 3.8 3 3.8C4.9 3.8 6 5 6 6.8S4.8 10 3 10C1.6 10 .5 9.3 0 8.2",
};

/** Draws a number with its middle at x, y; size is the height of a digit in pixels. */
export function numeral(value: number, x: number, y: number, size: number, colour: string): string {
  const figures = String(value).split("");
  const scale = size / 10;
  const wide = figures.length * 8.4 - 2.4;
  return figures
    .map((figure, i) =>
      group(
        stroke(STROKES[figure] ?? "", colour, 1.7),
        `translate(${num(x + (i * 8.4 - wide / 2) * scale)} ${num(y - size / 2)}) scale(${num(scale)})`,
      ),
    )
    .join("");
}
