import { between, pick, type Random } from "../random.ts";
import { ellipse, group, num, path, type Sheet, stroke } from "../sheet.ts";
import { type Arm, person, runningArms } from "./person.ts";
import { type Look, runner } from "./runner.ts";

const SKINS = ["#f2c9a4", "#e8b48c", "#d99f74", "#c08058", "#8d5a3c", "#f5d3b3"];
const HAIRS = ["#1d1a1c", "#2b211d", "#3a2a22", "#111418", "#4a3526"];

/** The clothes of one person, with shirts and shorts from the palette of the race. */
export function dress(random: Random, shirts: readonly string[], shorts: readonly string[]): Look {
  const shirt = pick(random, shirts);
  return {
    skin: pick(random, SKINS),
    hair: pick(random, HAIRS),
    shirt,
    shorts: pick(random, shorts),
    shoes: pick(random, ["#f8f4ec", "#ffd34d", "#ff6b4a", "#2de0c4", ...shirts]),
    tail: random() < 0.4,
    cap: random() < 0.22 ? pick(random, ["#ffffff", ...shirts]) : undefined,
  };
}

/** The colours of a field of people. */
export interface Kit {
  shirts: readonly string[];
  shorts: readonly string[];
}

/** A soft shadow on the ground below a figure. */
export const shadow = (x: number, y: number, height: number, colour = "#0b1e28", opacity = 0.28) =>
  ellipse(x, y, height * 0.22, height * 0.028, colour, opacity);

/** Runners from the side between x1 and x2 on a ground line, far ones first. */
export function pack(
  sheet: Sheet,
  x1: number,
  x2: number,
  groundAt: (x: number) => number,
  height: number,
  count: number,
  kit: Kit,
  haze?: [string, number],
  time = 0,
  flip = false,
): string {
  const { random } = sheet;
  const field = Array.from({ length: count }, (_, i) => ({
    x: x1 + ((x2 - x1) * (i + 0.5 + between(random, -0.22, 0.22))) / count,
    depth: random(),
    phase: random(),
    look: dress(random, kit.shirts, kit.shorts),
  })).sort((a, b) => a.depth - b.depth);
  return field
    .map(({ x, depth, phase, look }) => {
      const h = height * (0.92 + depth * 0.12);
      const y = groundAt(x) + (depth - 0.5) * height * 0.1;
      return shadow(x, y, h) + runner({ x, y, height: h, phase: phase + time, flip, ...(haze && { haze }) }, look);
    })
    .join("");
}

/** A field running towards the viewer: rows from the far end of a road to the near end. */
export function oncoming(
  sheet: Sheet,
  far: { x: number; y: number; half: number; height: number },
  near: { x: number; y: number; half: number; height: number },
  rows: number,
  kit: Kit,
  haze: string,
  perRow = 5,
): string {
  const { random } = sheet;
  let drawn = "";
  for (let row = 0; row < rows; row++) {
    const t = (row / (rows - 1)) ** 1.7;
    const at = (a: number, b: number) => a + (b - a) * t;
    const count = Math.max(2, Math.round(perRow * (1.8 - t)));
    const height = at(far.height, near.height);
    for (let i = 0; i < count; i++) {
      const across = ((i + 0.5 + between(random, -0.28, 0.28) + (row % 2) * 0.3) / count) * 2 - 1.1;
      const x = at(far.x, near.x) + across * at(far.half, near.half);
      const y = at(far.y, near.y) + between(random, -0.04, 0.04) * height;
      const lifted = random() < 0.5 ? "left" : "right";
      const share = (1 - t) * 0.72;
      drawn +=
        shadow(x, y, height) +
        person(
          {
            x,
            y,
            height: height * between(random, 0.93, 1.05),
            arms: runningArms(lifted),
            lifted,
            haze: share > 0.03 ? [haze, share] : undefined,
          },
          dress(random, kit.shirts, kit.shorts),
        );
    }
  }
  return drawn;
}

const CHEERS: readonly (readonly [Arm, Arm])[] = [
  [
    [158, 172],
    [152, 168],
  ],
  [
    [30, -100],
    [160, 176],
  ],
  [
    [150, 168],
    [28, -110],
  ],
  [
    [34, -128],
    [34, -128],
  ],
  [
    [140, 190],
    [140, 190],
  ],
];

/** A small flag on a stick for a raised hand, in figure units. */
export function handFlag(x: number, y: number, colour: string, side = 1): string {
  const w = 13 * side;
  return (
    stroke(`M${x} ${y}L${num(x + side * 2)} ${y - 17}`, "#f3e6d2", 0.9) +
    path(
      `M${num(x + side * 2)} ${y - 17}q${num(w / 2)} -2.5 ${num(w)} 0l${num(-side * 0.6)} 8q${num(-w / 2)} 2.5 ${num(-w)} 0Z`,
      colour,
    )
  );
}

/** A row of people watching, some with raised arms and flags. */
export function spectators(
  sheet: Sheet,
  x1: number,
  x2: number,
  y: number,
  height: number,
  kit: Kit,
  flags: readonly string[],
  haze?: [string, number],
): string {
  const { random } = sheet;
  let drawn = "";
  for (let x = x1; x < x2; x += height * between(random, 0.2, 0.34)) {
    const look = { ...dress(random, kit.shirts, kit.shorts), bib: false };
    const cheer = Math.floor(random() * CHEERS.length);
    const held = cheer === 1 && flags.length ? handFlag(17, -104, pick(random, flags)) : "";
    const size = height * between(random, 0.86, 1.06);
    drawn += person(
      {
        x,
        y: y + between(random, -0.03, 0.03) * height,
        height: size,
        arms: CHEERS[cheer] as [Arm, Arm],
        held,
        trousers: true,
        haze,
      },
      look,
    );
  }
  return drawn;
}

/** Scraps of coloured paper in the air. */
export function confetti(
  sheet: Sheet,
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  count: number,
  size: number,
  colours: readonly string[],
): string {
  const { random } = sheet;
  let drawn = "";
  for (let i = 0; i < count; i++) {
    const s = size * between(random, 0.4, 1);
    const scrap = path(
      `M${num(-s)} ${num(-s * 0.4)}Q0 ${num(-s * 0.9)} ${num(s)} ${num(-s * 0.3)}L${num(s * 0.9)} ${num(s * 0.5)}Q0 0 ${num(-s)} ${num(s * 0.5)}Z`,
      pick(random, colours),
    );
    const at = `translate(${num(between(random, x1, x2))} ${num(between(random, y1, y2))}) rotate(${num(random() * 360)})`;
    drawn += group(scrap, at, between(random, 0.65, 1));
  }
  return drawn;
}
