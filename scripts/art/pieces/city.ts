import { mix } from "../colour.ts";
import { between, pick } from "../random.ts";
import { ellipse, num, path, rect, type Sheet, stroke } from "../sheet.ts";

/** A row of modern towers between x1 and x2, standing on y; lit windows where a colour is given. */
export function skyline(
  sheet: Sheet,
  x1: number,
  x2: number,
  y: number,
  high: number,
  colour: string,
  haze: string,
  lit?: string,
): string {
  const { random } = sheet;
  let drawn = "";
  let x = x1;
  while (x < x2) {
    const w = high * between(random, 0.1, 0.22);
    const crest = Math.sin(((x - x1) / (x2 - x1)) * Math.PI) * 0.5 + 0.5;
    const h = high * between(random, 0.35, 0.95) * crest;
    drawn += tower(sheet, x, y, w, h, sheet.fade(colour, haze), lit);
    x += w * between(random, 0.8, 1.25);
  }
  return drawn;
}

function tower(sheet: Sheet, x: number, y: number, w: number, h: number, fill: string, lit?: string): string {
  const { random } = sheet;
  const top = y - h;
  const kind = Math.floor(random() * 4);
  let shape = `M${num(x)} ${num(y)}V${num(top)}H${num(x + w)}V${num(y)}Z`;
  if (kind === 1) shape = `M${num(x)} ${num(y)}V${num(top + w * 0.5)}L${num(x + w)} ${num(top)}V${num(y)}Z`;
  if (kind === 2)
    shape = `M${num(x)} ${num(y)}V${num(top + w * 0.7)}Q${num(x + w / 2)} ${num(top - w * 0.3)} ${num(x + w)} ${num(top + w * 0.7)}V${num(y)}Z`;
  if (kind === 3) shape += `M${num(x + w * 0.3)} ${num(top)}V${num(top - w * 0.4)}H${num(x + w * 0.7)}V${num(top)}Z`;
  let drawn = path(shape, fill);
  if (kind === 3) drawn += rect(x + w * 0.47, top - w * 1.1, w * 0.06, w * 0.8, fill);
  if (!lit) return drawn;
  for (let wy = top + w * 0.8; wy < y - w * 0.3; wy += w * 0.24) {
    for (let c = 0; c < 4; c++) {
      if (random() < 0.2)
        drawn += rect(x + w * (0.14 + c * 0.2), wy, w * 0.1, w * 0.11, lit, between(random, 0.3, 0.8));
    }
  }
  return drawn;
}

/** A roof with upturned eaves over a wall from x1 to x2; y is the eaves line. */
export function roof(x1: number, x2: number, y: number, high: number, tile: string): string {
  const over = (x2 - x1) * 0.09 + high * 0.16;
  const [l, r] = [x1 - over, x2 + over];
  const ridge = (x2 - x1) * 0.2;
  const d = `M${num(l)} ${num(y - high * 0.1)}Q${num(x1 + ridge * 0.5)} ${num(y - high * 0.3)} ${num(x1 + ridge)} ${num(y - high)}`;
  const back = `H${num(x2 - ridge)}Q${num(x2 - ridge * 0.5)} ${num(y - high * 0.3)} ${num(r)} ${num(y - high * 0.1)}`;
  const cap = rect(
    x1 + ridge - high * 0.08,
    y - high * 1.07,
    x2 - x1 - 2 * ridge + high * 0.16,
    high * 0.12,
    mix(tile, "#ffffff", 0.12),
  );
  return (
    path(
      `${d}${back}Q${num(x2)} ${num(y + high * 0.08)} ${num((x1 + x2) / 2)} ${num(y + high * 0.05)}Q${num(x1)} ${num(y + high * 0.08)} ${num(l)} ${num(y - high * 0.1)}Z`,
      tile,
    ) + cap
  );
}

/** A tiered pagoda; x is its middle, y its foot. */
export function pagoda(x: number, y: number, high: number, tiers: number, wall: string, tile: string): string {
  let drawn = stroke(`M${num(x)} ${num(y - high)}V${num(y - high * 0.84)}`, tile, high * 0.012);
  const step = (high * 0.86) / tiers;
  for (let i = 0; i < tiers; i++) {
    const half = high * (0.145 - (i / tiers) * 0.075);
    const foot = y - step * i;
    drawn += rect(x - half * 0.72, foot - step, half * 1.44, step + 1, wall);
    drawn += rect(x - half * 0.14, foot - step * 0.52, half * 0.28, step * 0.5, tile, 0.75);
    drawn += rect(x - half * 0.55, foot - step * 0.5, half * 0.2, step * 0.3, tile, 0.4);
    drawn += rect(x + half * 0.35, foot - step * 0.5, half * 0.2, step * 0.3, tile, 0.4);
  }
  for (let i = 0; i < tiers; i++) {
    const half = high * (0.145 - (i / tiers) * 0.075);
    drawn += roof(x - half * 0.78, x + half * 0.78, y - step * (i + 0.82), step * 0.3, tile);
  }
  return drawn + ellipse(x, y - high * 0.885, high * 0.012, high * 0.02, tile);
}

/** The colours of a canal-side house. */
export interface HouseColours {
  wall: string;
  tile: string;
  wood: string;
  lamp?: string;
}

/** A white-walled canal house with a tiled roof; returns walls, windows and, where a lamp colour is given, lanterns. */
export function house(sheet: Sheet, x: number, y: number, w: number, h: number, colours: HouseColours): string {
  const { random } = sheet;
  const { wall, tile, wood, lamp } = colours;
  const floors = h > w * 0.95 ? 2 : 1;
  let drawn = rect(x, y - h, w, h, sheet.fade(wall, mix(wall, tile, 0.22)));
  drawn += rect(x, y - h * 0.1, w, h * 0.1, tile, 0.35);
  for (let floor = 0; floor < floors; floor++) {
    const wy = y - h * 0.82 + floor * h * 0.44;
    const bays = Math.max(2, Math.round(w / (h * 0.3)));
    for (let b = 0; b < bays; b++) {
      const bw = w / bays;
      const open = random() < 0.3;
      const glass = lamp && open ? mix(lamp, "#ffe08a", 0.8) : mix(wood, "#000000", 0.25);
      drawn += rect(x + bw * (b + 0.22), wy, bw * 0.56, h * (floors === 2 ? 0.22 : 0.46), glass);
      drawn += stroke(
        `M${num(x + bw * (b + 0.5))} ${num(wy)}v${num(h * (floors === 2 ? 0.22 : 0.46))}`,
        wood,
        h * 0.012,
      );
      drawn += rect(x + bw * (b + 0.17), wy + h * (floors === 2 ? 0.22 : 0.46), bw * 0.66, h * 0.025, wood);
    }
    if (floor === 1) drawn += roof(x + w * 0.02, x + w * 0.98, wy - h * 0.08, h * 0.12, mix(tile, wall, 0.15));
  }
  drawn += roof(x, x + w, y - h, h * between(random, 0.26, 0.34), tile);
  if (lamp) {
    for (const t of [0.1, 0.9]) drawn += lantern(sheet, x + w * t, y - h * 0.92, h * 0.055, lamp);
  }
  return drawn;
}

/** A row of houses of changing width and height from x1 to x2, standing on y. */
export function houseRow(sheet: Sheet, x1: number, x2: number, y: number, high: number, colours: HouseColours): string {
  const { random } = sheet;
  let drawn = "";
  let x = x1;
  while (x < x2) {
    const w = high * between(random, 0.75, 1.35);
    const h = high * pick(random, [0.68, 0.8, 1, 1.08]);
    drawn += house(sheet, x, y, w, h, { ...colours, wall: mix(colours.wall, colours.tile, random() * 0.14) });
    x += w + high * pick(random, [0, 0, 0.06]);
  }
  return drawn;
}

/** A round paper lantern hanging from x, y, with a soft glow. */
export function lantern(sheet: Sheet, x: number, y: number, r: number, colour: string): string {
  const cy = y + r * 1.5;
  const dark = mix(colour, "#3a0d08", 0.5);
  return (
    ellipse(
      x,
      cy,
      r * 4,
      r * 4,
      sheet.radial([
        [0, colour, 0.42],
        [0.5, colour, 0.12],
        [1, colour, 0],
      ]),
    ) +
    stroke(`M${num(x)} ${num(y)}V${num(cy)}M${num(x)} ${num(cy + r * 0.8)}V${num(cy + r * 2)}`, dark, r * 0.14) +
    ellipse(
      x,
      cy,
      r * 1.1,
      r,
      sheet.radial([
        [0, mix(colour, "#ffe9b8", 0.6)],
        [1, colour],
      ]),
    ) +
    stroke(
      `M${num(x)} ${num(cy - r)}Q${num(x - r)} ${num(cy)} ${num(x)} ${num(cy + r)}Q${num(x + r)} ${num(cy)} ${num(x)} ${num(cy - r)}`,
      dark,
      r * 0.05,
      0.5,
    ) +
    rect(x - r * 0.4, cy - r * 1.12, r * 0.8, r * 0.22, dark) +
    rect(x - r * 0.4, cy + r * 0.9, r * 0.8, r * 0.22, dark)
  );
}
