import { dress } from "../pieces/crowd.ts";
import { peak, tufts } from "../pieces/land.ts";
import { type Arm, person } from "../pieces/person.ts";
import { rays } from "../pieces/sky.ts";
import { pineRow } from "../pieces/trees.ts";
import { path } from "../sheet.ts";
import type { Scene } from "./scene.ts";
import { DAY, ground, ranges, SUNRISE, slope, strung, TRAIL, TRAIL_KIT, unitOf } from "./trail-backdrop.ts";
import { night } from "./trail-heroes.ts";
import { aidStation, forest, stream } from "./trail-valley-pictures.ts";

const summit: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  ranges(sheet, {
    sky: SUNRISE,
    sunX: 0.3,
    sunY: 0.4,
    far: "#e59a86",
    near: "#3a3a74",
    from: 0.5,
    to: 0.76,
    layers: 4,
    haze: "#ffd0a0",
  });
  sheet.add(rays(sheet, w * 0.3, h * 0.4, w * 0.8, 20, "#fff0cc"));
  sheet.add(peak(sheet, w * 0.6, h * 0.665, w * 0.56, h * 1.05, "#6a5f92", "#2b2b5c", "#191c42"));
  sheet.add(
    path(
      `M${w * 0.44} ${h * 0.76}Q${w * 0.5} ${h * 0.7} ${w * 0.54} ${h * 0.705}H${w * 0.67}Q${w * 0.72} ${h * 0.71} ${w * 0.78} ${h * 0.77}L${w * 0.62} ${h * 0.84}Z`,
      sheet.fade("#b98aa0", "#4a4276"),
    ),
  );
  const arms: [Arm, Arm] = [
    [152, 170],
    [152, 170],
  ];
  sheet.add(
    person({ x: w * 0.56, y: h * 0.722, height: 320 * u, arms }, dress(sheet.random, [TRAIL.orange], TRAIL_KIT.shorts)),
  );
  sheet.add(
    person(
      {
        x: w * 0.66,
        y: h * 0.725,
        height: 300 * u,
        arms: [
          [30, -110],
          [150, 168],
        ],
      },
      dress(sheet.random, ["#3fb8a4"], TRAIL_KIT.shorts),
    ),
  );
};

const headlamps: Scene = (sheet) => {
  night(sheet);
  sheet.add(strung(sheet, [0.12, 0.3], () => sheet.height * 0.985, 270, true, ["#141a42", 0.25]));
};

const descent: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  ranges(sheet, {
    sky: DAY,
    far: "#a7b9cf",
    near: "#3f6a78",
    from: 0.4,
    to: 0.72,
    layers: 5,
    haze: "#f3e0c6",
    sunX: 0.8,
    sunY: 0.24,
  });
  const { shape, at } = slope(sheet, [0.46, 0.52, 0.6, 0.7, 0.76, 0.86, 0.9]);
  sheet.add(
    pineRow(sheet, w * 0.5, w, (x) => at(x), 170 * u, 70 * u, "#1d4f46", "#276053"),
    ground(sheet, shape, "#7d9a5c", "#1d4a3c", "#e0bd8c"),
  );
  sheet.add(
    strung(sheet, [0.13, 0.33, 0.56, 0.8], at, 250),
    tufts(sheet, 0, w, h, 44, 80 * u, ["#1c4a3b", "#2c6448", "#487a4c"]),
  );
};

/** The 4:3 pictures of the mountain race. */
export const trailPictures: Record<string, Scene> = {
  "picture-summit": summit,
  "picture-forest": forest,
  "picture-stream": stream,
  "picture-headlamps": headlamps,
  "picture-aid-station": aidStation,
  "picture-descent": descent,
};
