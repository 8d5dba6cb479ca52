import { between } from "../random.ts";
import { circle, ellipse, group, path, rect, type Sheet, type Stop, stroke } from "../sheet.ts";

/** Fills the sheet from the top down to a height with a vertical gradient. */
export function sky(sheet: Sheet, stops: readonly Stop[], bottom = sheet.height): string {
  return rect(0, 0, sheet.width, bottom, sheet.linear(stops));
}

/** A sun or moon: a disc in a wide soft glow. */
export function sun(sheet: Sheet, x: number, y: number, r: number, disc: string, glow: string, reach = 6): string {
  const halo = sheet.radial([
    [0, glow, 0.85],
    [0.25, glow, 0.42],
    [0.6, glow, 0.12],
    [1, glow, 0],
  ]);
  const face = sheet.fade(disc, glow);
  return circle(x, y, r * reach, halo) + circle(x, y, r, face);
}

/** Long flat clouds of round puffs between two heights. */
export function clouds(
  sheet: Sheet,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  opacity = 0.5,
): string {
  const { random, width } = sheet;
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const y = between(random, top, bottom);
    const length = width * between(random, 0.08, 0.26);
    const x = between(random, 0, width) - length / 2;
    const thick = length * between(random, 0.035, 0.06);
    let cloud = rect(x, y, length, thick, colour, undefined, thick / 2);
    cloud += rect(x + length * 0.22, y - thick * 0.8, length * 0.5, thick * 1.2, colour, undefined, thick * 0.6);
    cloud += rect(x - length * 0.12, y + thick * 0.7, length * 0.7, thick * 0.7, colour, undefined, thick * 0.35);
    drawn += group(cloud, undefined, opacity * between(random, 0.5, 1));
  }
  return drawn;
}

/** Stars over the upper part of the sheet, denser towards the top. */
export function stars(sheet: Sheet, bottom: number, count: number, colour: string): string {
  const { random, width } = sheet;
  const unit = Math.sqrt(width * sheet.height) / 1000;
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const depth = random();
    const r = unit * (random() < 0.08 ? 2 : between(random, 0.5, 1.2));
    drawn += circle(random() * width, depth * depth * bottom, r, colour, between(random, 0.25, 0.95));
  }
  return drawn;
}

/** A small flock of birds around a point. */
export function birds(sheet: Sheet, x: number, y: number, size: number, count: number, colour: string): string {
  const { random } = sheet;
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const s = size * between(random, 0.55, 1);
    const bx = x + (random() - 0.5) * size * 9;
    const by = y + (random() - 0.5) * size * 3.4;
    const wings = `M${bx - s} ${by - s * 0.25}Q${bx - s * 0.45} ${by - s * 0.5} ${bx} ${by}`;
    drawn += stroke(`${wings}Q${bx + s * 0.45} ${by - s * 0.5} ${bx + s} ${by - s * 0.25}`, colour, s * 0.13, 0.75);
  }
  return drawn;
}

/** A soft horizontal band of mist, strongest at its middle. */
export function mist(sheet: Sheet, top: number, bottom: number, colour: string, opacity: number): string {
  const paint = sheet.linear([
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]);
  return rect(0, top, sheet.width, bottom - top, paint);
}

/** Banks of ground fog: wide flat ellipses that fade at their rims. */
export function fog(sheet: Sheet, y: number, count: number, colour: string, opacity: number): string {
  const { random, width, height } = sheet;
  const paint = sheet.radial([
    [0, colour, opacity],
    [0.5, colour, opacity * 0.55],
    [1, colour, 0],
  ]);
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const rx = width * between(random, 0.25, 0.5);
    drawn += ellipse(
      random() * width,
      y + (random() - 0.5) * height * 0.06,
      rx,
      height * between(random, 0.03, 0.07),
      paint,
    );
  }
  return drawn;
}

/** Darkens the side (or, on a tall sheet, the upper middle) where a headline will stand. */
export function headlineShade(sheet: Sheet, colour: string, opacity: number): string {
  const { width, height, tall } = sheet;
  if (tall) {
    const paint = sheet.linear([
      [0, colour, opacity],
      [0.3, colour, opacity * 0.75],
      [0.52, colour, 0],
      [1, colour, 0],
    ]);
    return rect(0, 0, width, height, paint);
  }
  const paint = sheet.linear(
    [
      [0, colour, opacity],
      [0.22, colour, opacity * 0.92],
      [0.36, colour, opacity * 0.66],
      [0.48, colour, opacity * 0.28],
      [0.57, colour, opacity * 0.07],
      [0.64, colour, 0],
    ],
    "right",
  );
  return rect(0, 0, width, height, paint);
}

/** Slanting shafts of light from a point. */
export function rays(sheet: Sheet, x: number, y: number, length: number, count: number, colour: string): string {
  const { random } = sheet;
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + between(random, -0.1, 0.1);
    const spread = between(random, 0.03, 0.09);
    const [a, b] = [angle - spread, angle + spread];
    const end = length * 1.8;
    const tip = `L${x + Math.cos(a) * end} ${y + Math.sin(a) * end}L${x + Math.cos(b) * end} ${y + Math.sin(b) * end}`;
    drawn += path(`M${x} ${y}${tip}Z`, colour, between(random, 0.03, 0.09));
  }
  return drawn;
}
