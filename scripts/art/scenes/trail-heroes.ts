import { pack } from "../pieces/crowd.ts";
import { hills, peak, tufts } from "../pieces/land.ts";
import { birds, fog, headlineShade, mist, sky, stars, sun } from "../pieces/sky.ts";
import { pine, pineRow } from "../pieces/trees.ts";
import { circle, ellipse, rect } from "../sheet.ts";
import type { Film, Scene } from "./scene.ts";
import { ground, NIGHT, ranges, SUNRISE, slope, strung, TRAIL, TRAIL_KIT, unitOf } from "./trail-backdrop.ts";

const ridge: Scene = (sheet) => {
  const { width: w, height: h, tall } = sheet;
  ranges(sheet, {
    sky: SUNRISE,
    sunX: tall ? 0.66 : 0.72,
    sunY: tall ? 0.45 : 0.43,
    far: "#d98a86",
    near: "#252a5c",
    from: tall ? 0.5 : 0.48,
    to: 0.78,
    layers: 5,
    haze: "#f5b68d",
  });
  sheet.add(birds(sheet, w * 0.6, h * 0.34, 12 * unitOf(sheet), 6, TRAIL.night));
  const { shape, at } = slope(sheet, tall ? [0.9, 0.86, 0.78, 0.74, 0.7] : [0.98, 0.93, 0.86, 0.84, 0.74, 0.7, 0.6]);
  if (!tall) sheet.add(headlineShade(sheet, TRAIL.night, 0.6));
  sheet.add(
    pineRow(sheet, w * 0.02, w * (tall ? 0.3 : 0.5), at, 150 * unitOf(sheet), 46 * unitOf(sheet), "#161c45", "#212859"),
  );
  sheet.add(ground(sheet, shape, "#2b2f5e", "#0f1436", "#d8906a"));
  sheet.add(strung(sheet, tall ? [0.3, 0.55, 0.8] : [0.5, 0.62, 0.73, 0.86, 0.94], at, tall ? 170 : 165));
  sheet.add(tufts(sheet, 0, w, h * 1.005, 34, 70 * unitOf(sheet), ["#0c1130", "#151b45", "#1d2450"]));
};

const mistHero: Scene = (sheet) => {
  const { width: w, height: h, tall } = sheet;
  const u = unitOf(sheet);
  ranges(sheet, {
    sky: [
      [0, "#1d4a4c"],
      [0.5, "#4f8580"],
      [1, "#e8d9b8"],
    ],
    sunX: 0.74,
    sunY: 0.3,
    far: "#9dbdb2",
    near: "#174238",
    from: 0.42,
    to: 0.72,
    layers: 5,
    haze: "#dfe3cf",
  });
  sheet.add(headlineShade(sheet, "#0d3330", tall ? 0.55 : 0.8));
  sheet.add(
    pineRow(sheet, -20, w, () => h * 0.74, 210 * u, 60 * u, "#2d5f53", "#376d5e"),
    fog(sheet, h * 0.74, 7, "#e6ead9", 0.5),
  );
  sheet.add(
    pineRow(sheet, -20, w, () => h * 0.86, 250 * u, 95 * u, "#17463c", "#205347"),
    fog(sheet, h * 0.86, 5, "#cfdccb", 0.4),
  );
  const { shape, at } = slope(sheet, [0.94, 0.9, 0.91, 0.86, 0.88, 0.84]);
  sheet.add(ground(sheet, shape, "#1f4f3d", "#0a2621", "#b98c62"));
  sheet.add(strung(sheet, tall ? [0.25, 0.5, 0.78] : [0.48, 0.6, 0.74, 0.87], at, tall ? 180 : 185));
  for (const [x, s] of tall
    ? [
        [0.02, 620],
        [0.97, 560],
      ]
    : [
        [0.96, 760],
        [1.02, 620],
      ])
    sheet.add(pine(sheet, w * (x as number), h * 1.02, (s as number) * u, "#0b2a25", "#113630"));
};

/** Headlamps on a mountain at night. */
export const night: Scene = (sheet) => {
  const { width: w, height: h, tall } = sheet;
  const u = unitOf(sheet);
  sheet.add(
    sky(sheet, NIGHT, h * 0.8),
    stars(sheet, h * 0.62, 260, "#fff4dc"),
    sun(sheet, w * (tall ? 0.74 : 0.78), h * (tall ? 0.3 : 0.2), 44 * u, "#fff8e6", "#c9cdf2", 5),
  );
  sheet.add(
    peak(sheet, w * (tall ? 0.62 : 0.7), h * 0.36, w * (tall ? 0.75 : 0.36), h * 0.86, "#5d659f", "#333c78", "#49518d"),
    peak(sheet, w * 0.98, h * 0.46, w * 0.3, h * 0.86, "#4e568f", "#2c346c", "#3f4781"),
  );
  sheet.add(
    hills(sheet, h * 0.68, 60 * u, h, "#2a3268", "#222a5c", 0.5),
    mist(sheet, h * 0.62, h * 0.8, "#8a90c9", 0.35),
    hills(sheet, h * 0.78, 50 * u, h, "#1c234f", "#161c43", 0.3),
  );
  const far = slope(sheet, [0.84, 0.8, 0.82, 0.74, 0.76, 0.7, 0.64]);
  for (let i = 0; i < 22; i++) {
    const x = w * (0.3 + i * 0.032);
    sheet.add(
      ellipse(
        x,
        far.at(x),
        13 * u,
        13 * u,
        sheet.radial([
          [0, "#ffe2a0", 0.8],
          [1, "#ffe2a0", 0],
        ]),
      ),
      circle(x, far.at(x), 2.6 * u, "#fff6d8"),
    );
  }
  const { shape, at } = slope(sheet, tall ? [0.96, 0.9, 0.88, 0.86] : [0.98, 0.95, 0.9, 0.9, 0.86, 0.83]);
  sheet.add(
    pineRow(sheet, 0, w, (x) => at(x) - 4 * u, 190 * u, 70 * u, "#0c1231", "#11183c"),
    ground(sheet, shape, "#1a204a", "#090d26", "#4a466a"),
  );
  sheet.add(strung(sheet, tall ? [0.14, 0.44, 0.72] : [0.5, 0.64, 0.8], at, tall ? 190 : 195, true, ["#141a42", 0.35]));
};

/** The hero pictures of the mountain race. */
export const trailHeroes: Record<string, Scene> = { "hero-ridge": ridge, "hero-mist": mistHero, "hero-night": night };

const ridgeBackdrop: Scene = (sheet) => {
  ranges(sheet, {
    sky: SUNRISE,
    sunX: 0.6,
    sunY: 0.4,
    far: "#d98a86",
    near: "#252a5c",
    from: 0.48,
    to: 0.8,
    layers: 5,
    haze: "#f5b68d",
  });
  const u = unitOf(sheet);
  sheet.add(pineRow(sheet, -20, sheet.width, () => sheet.height * 0.88, 150 * u, 60 * u, "#1b2150", "#252c5f"));
  sheet.add(
    rect(0, sheet.height * 0.86, sheet.width, sheet.height, sheet.fade("#2b2f5e", "#0f1436")),
    rect(0, sheet.height * 0.885, sheet.width, sheet.height * 0.06, "#d8906a"),
  );
};

/** The moving picture of the mountain race. */
export const trailFilm: Film = {
  backdrop: ridgeBackdrop,
  actors: (sheet, t) => pack(sheet, 260 + t * 20, 1000 + t * 20, () => 672, 215, 4, TRAIL_KIT, undefined, t * 1.3),
};
