import { mix } from "../colour.ts";
import { dress, type Kit, shadow } from "../pieces/crowd.ts";
import { hills } from "../pieces/land.ts";
import { runner } from "../pieces/runner.ts";
import { clouds, mist, sky, sun } from "../pieces/sky.ts";
import { circle, ellipse, num, path, points, type Sheet, type Stop } from "../sheet.ts";

/** The colours of the mountain race. */
export const TRAIL = {
  night: "#141a42",
  indigo: "#27306b",
  violet: "#5a4f8f",
  rose: "#e0747a",
  orange: "#ff8a3d",
  glow: "#ffc583",
  pale: "#ffe9cb",
  green: "#12382f",
  moss: "#2f6b4c",
  lime: "#8fb65c",
  rock: "#53506b",
  dirt: "#c79a6b",
} as const;

/** Shirts and shorts of the mountain race. */
export const TRAIL_KIT: Kit = {
  shirts: [TRAIL.orange, "#ffd166", "#f4f1ea", "#3fb8a4", "#e85d75"],
  shorts: ["#171b33", "#2a2f52", "#1d3a35"],
};
/** The sky at sunrise. */
export const SUNRISE: Stop[] = [
  [0, "#191f4f"],
  [0.3, "#3d3c7e"],
  [0.52, "#8f5f92"],
  [0.7, "#ea8476"],
  [0.85, "#ffb172"],
  [1, "#ffe0ac"],
];
/** The sky at night. */
export const NIGHT: Stop[] = [
  [0, "#0b1030"],
  [0.45, "#1a2458"],
  [0.8, "#3c4686"],
  [1, "#6a6aa5"],
];
/** The sky of a clear day. */
export const DAY: Stop[] = [
  [0, "#5f8fb8"],
  [0.4, "#a6c6d4"],
  [0.75, "#fbdcb0"],
  [1, "#ffe9c9"],
];
/** A thousandth of the size of a sheet, in pixels: what lengths are measured in. */
export const unitOf = (sheet: Sheet) => Math.sqrt(sheet.width * sheet.height) / 1000;

/** How rows of ridges are laid out: heights in shares of the sheet, colours far and near. */
export interface Range {
  sky: Stop[];
  sunX?: number;
  sunY?: number;
  far: string;
  near: string;
  from: number;
  to: number;
  layers: number;
  haze?: string;
}

/** Sky and rows of ridges that darken towards the viewer, with mist between them. */
export function ranges(sheet: Sheet, view: Range): void {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  sheet.add(sky(sheet, view.sky, h * (view.from + 0.2)));
  if (view.sunX !== undefined)
    sheet.add(sun(sheet, w * view.sunX, h * (view.sunY ?? view.from), 66 * u, "#fff4da", "#ff9a55", 7));
  sheet.add(clouds(sheet, h * 0.05, h * view.from * 0.7, 5, mix(view.far, "#ffffff", 0.3), 0.35));
  for (let i = 0; i < view.layers; i++) {
    const t = i / (view.layers - 1);
    const y = h * (view.from + (view.to - view.from) * t);
    const tone = mix(view.far, view.near, t ** 0.85);
    sheet.add(
      hills(sheet, y, (100 - 18 * t) * u, h, tone, mix(tone, view.haze ?? view.far, 0.55 * (1 - t)), 0.95 - t * 0.45),
    );
    if (i < view.layers - 1)
      sheet.add(mist(sheet, y + 10 * u, y + (150 + 60 * t) * u, view.haze ?? view.far, 0.4 * (1 - t * 0.6)));
  }
}

/** A slope as a row of points, and the height of the ground at x. */
export function slope(
  sheet: Sheet,
  heights: readonly number[],
): { shape: readonly (readonly [number, number])[]; at: (x: number) => number } {
  const { width: w, height: h } = sheet;
  const at = (x: number) => {
    const t = Math.min(0.9999, Math.max(0, x / w)) * (heights.length - 1);
    const i = Math.floor(t);
    const f = (1 - Math.cos((t - i) * Math.PI)) / 2;
    return h * ((heights[i] as number) + ((heights[i + 1] as number) - (heights[i] as number)) * f);
  };
  return { shape: Array.from({ length: 121 }, (_, i) => [(w * i) / 120, at((w * i) / 120)] as const), at };
}

/** Land below a slope, with a trail along its edge where a colour is given. */
export function ground(
  sheet: Sheet,
  shape: readonly (readonly [number, number])[],
  top: string,
  foot: string,
  trail?: string,
): string {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  const land = path(`M0 ${h}L${points(shape)}L${w} ${h}Z`, sheet.fade(top, foot));
  if (!trail) return land;
  const low = [...shape].reverse().map(([x, y]) => [x, y + (26 + 8 * Math.sin(x / (90 * u))) * u] as const);
  return land + path(`M${points(shape)}L${points(low)}Z`, trail);
}

/** Runners at shares of the width, leaning with the slope, with headlamps at night. */
export function strung(
  sheet: Sheet,
  xs: readonly number[],
  at: (x: number) => number,
  size: number,
  lamps = false,
  haze?: [string, number],
): string {
  const u = unitOf(sheet);
  return xs
    .map((share) => {
      const x = sheet.width * share;
      const y = at(x) + 7 * u;
      const tilt = (Math.atan2(at(x + 20) - at(x - 20), 40) * 180) / Math.PI;
      const figure = runner(
        { x: 0, y: 0, height: size * u, phase: sheet.random(), lean: 10 - tilt * 0.35, ...(haze && { haze }) },
        dress(sheet.random, TRAIL_KIT.shirts, TRAIL_KIT.shorts),
      );
      const beam = lamps ? lampBeam(sheet, x + size * 0.07 * u, y - size * 1.0 * u, size * u) : "";
      return (
        shadow(x, y, size * u, "#0a0f24", 0.35) +
        beam +
        figure.replace(/translate\(0 0\)/, `translate(${num(x)} ${num(y)})`)
      );
    })
    .join("");
}

function lampBeam(sheet: Sheet, x: number, y: number, size: number): string {
  const cone = path(
    `M${num(x)} ${num(y)}L${num(x + size * 1.35)} ${num(y + size * 0.3)}L${num(x + size * 1.15)} ${num(y + size * 0.78)}Z`,
    sheet.linear(
      [
        [0, "#fff3c4", 0.6],
        [0.6, "#fff3c4", 0.12],
        [1, "#fff3c4", 0],
      ],
      "right",
    ),
  );
  return (
    cone +
    ellipse(
      x,
      y,
      size * 0.2,
      size * 0.2,
      sheet.radial([
        [0, "#fff6d2", 0.85],
        [1, "#fff6d2", 0],
      ]),
    ) +
    circle(x, y, size * 0.035, "#fffbe8")
  );
}
