import { mix } from "../colour.ts";
import { between } from "../random.ts";
import { ellipse, group, path, rect, type Sheet, type Stop } from "../sheet.ts";

/** Water from a line down, mirroring what is drawn above the line, with ripples on it. */
export function water(
  sheet: Sheet,
  line: number,
  bottom: number,
  stops: readonly Stop[],
  mirrored: string,
  strength = 0.45,
): string {
  const area = rect(0, line, sheet.width, bottom - line, "#000");
  const turned = group(group(mirrored, `translate(0 ${2 * line}) scale(1 -1)`), undefined, strength, sheet.clip(area));
  const fade = sheet.linear(stops.map(([at, colour]) => [at, colour, 0.15 + at * 0.7] as Stop));
  const [, deep] = stops[stops.length - 1] as Stop;
  const [, light] = stops[0] as Stop;
  return (
    rect(0, line, sheet.width, bottom - line, sheet.linear(stops)) +
    turned +
    rect(0, line, sheet.width, bottom - line, fade) +
    ripples(sheet, line, bottom, 90, mix(light, "#ffffff", 0.35), 0.3) +
    ripples(sheet, line, bottom, 60, deep, 0.35)
  );
}

/** Thin lens-shaped glints that grow towards the viewer. */
export function ripples(
  sheet: Sheet,
  line: number,
  bottom: number,
  count: number,
  colour: string,
  opacity: number,
  x1 = 0,
  x2 = sheet.width,
): string {
  const { random } = sheet;
  const unit = Math.sqrt(sheet.width * sheet.height);
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const t = random() ** 1.4;
    const y = line + (bottom - line) * (0.01 + t * 0.98);
    const half = unit * (0.006 + t * 0.035) * between(random, 0.5, 1.4);
    drawn += lens(
      between(random, x1, x2),
      y,
      half,
      unit * (0.0005 + t * 0.0016),
      colour,
      opacity * between(random, 0.4, 1),
    );
  }
  return drawn;
}

/** One lens-shaped glint. */
export function lens(x: number, y: number, half: number, thick: number, colour: string, opacity: number): string {
  return path(
    `M${x - half} ${y}Q${x} ${y - thick} ${x + half} ${y}Q${x} ${y + thick} ${x - half} ${y}Z`,
    colour,
    opacity,
  );
}

/** The broken path of light under a low sun. */
export function glitter(sheet: Sheet, x: number, line: number, bottom: number, width: number, colour: string): string {
  const { random } = sheet;
  let drawn = "";
  for (let i = 0; i < 60; i++) {
    const t = i / 60;
    const y = line + (bottom - line) * t;
    const half = width * (0.35 + t * 0.9) * between(random, 0.25, 1);
    drawn += lens(x + (random() - 0.5) * width * (0.4 + t), y, half, 1.5 + t * width * 0.06, colour, 0.75 - t * 0.55);
  }
  return drawn;
}

/** A narrow canal boat with an arched mat roof; x is its middle, y its waterline. */
export function boat(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  hull: string,
  roof: string,
  lamp?: string,
): string {
  const half = length / 2;
  const h = length * 0.07;
  const body = `M${x - half} ${y - h * 1.5}Q${x - half * 0.8} ${y + h * 0.6} ${x - half * 0.6} ${y + h * 0.6}`;
  const side = `L${x + half * 0.6} ${y + h * 0.6}Q${x + half * 0.85} ${y + h * 0.5} ${x + half} ${y - h * 1.7}`;
  const deck = `Q${x + half * 0.7} ${y - h * 0.5} ${x} ${y - h * 0.5}Q${x - half * 0.7} ${y - h * 0.5} ${x - half} ${y - h * 1.5}Z`;
  const arch = (at: number, w: number, high: number, fill: string) =>
    path(
      `M${at - w} ${y - h * 0.5}Q${at - w} ${y - high} ${at} ${y - high}Q${at + w} ${y - high} ${at + w} ${y - h * 0.5}Z`,
      fill,
    );
  const canopy =
    arch(x, length * 0.2, h * 4, roof) + arch(x + length * 0.05, length * 0.2, h * 3.8, mix(roof, hull, 0.3));
  const light = lamp
    ? ellipse(
        x - length * 0.3,
        y - h * 2.5,
        h * 3,
        h * 3,
        sheet.radial([
          [0, lamp, 0.55],
          [1, lamp, 0],
        ]),
      ) +
      path(`M${x - length * 0.36} ${y - h * 0.6}L${x - length * 0.33} ${y - h * 3.4}H${x - length * 0.3}`, hull) +
      ellipse(x - length * 0.3, y - h * 2.6, h * 0.5, h * 0.62, lamp)
    : "";
  const shadow = ellipse(x, y + h * 0.9, half * 0.85, h * 0.5, hull, 0.3);
  return shadow + canopy + path(body + side + deck, hull) + light;
}
