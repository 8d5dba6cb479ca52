import { mix } from "../colour.ts";
import { houseRow, lantern } from "../pieces/city.ts";
import { dress, pack, shadow } from "../pieces/crowd.ts";
import { tufts } from "../pieces/land.ts";
import { runner } from "../pieces/runner.ts";
import { roundTree, willow } from "../pieces/trees.ts";
import { boat } from "../pieces/water.ts";
import { circle, rect, stroke } from "../sheet.ts";
import { CANAL, CANAL_KIT, canal, HOUSES } from "./canal-backdrop.ts";
import { cheering, volunteers, waterStation } from "./canal-people-pictures.ts";
import { finish, leadPack, medalPicture, overBridge, start } from "./canal-race-pictures.ts";
import { street, unitOf } from "./canal-street.ts";
import type { Scene } from "./scene.ts";

const familyRun: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  street(sheet, { horizon: 0.5, sunX: 0.78, sunY: 0.22, morning: true, pagodaX: 0.88 });
  sheet.add(
    roundTree(sheet, w * 0.12, h * 0.72, 470 * u, "#b9701d", "#f8c558"),
    roundTree(sheet, w * 0.93, h * 0.7, 330 * u, "#3a7a4c", "#9cc866"),
  );
  [
    [w * 0.44, CANAL.vermilion],
    [w * 0.49, CANAL.gold],
    [w * 0.53, CANAL.teal],
  ].forEach(([x, colour], i) => {
    const y = h * (0.2 + (i % 2) * 0.05);
    sheet.add(
      stroke(`M${x} ${y}Q${x} ${h * 0.6} ${w * 0.45} ${h * 0.795}`, "#fff6e8", 1.6 * u, 0.6),
      circle(
        x as number,
        y,
        34 * u,
        sheet.radial([
          [0, mix(colour as string, "#ffffff", 0.45)],
          [1, colour as string],
        ]),
      ),
    );
  });
  const family = [
    [0.22, 390, 0.08, 0.94],
    [0.42, 270, 0.55, 0.93],
    [0.6, 230, 0.9, 0.95],
    [0.8, 370, 0.62, 0.93],
  ] as const;
  for (const [x, size, phase, y] of family) {
    const look = {
      ...dress(sheet.random, [CANAL.vermilion], CANAL_KIT.shorts),
      cap: size < 300 ? CANAL.gold : undefined,
    };
    sheet.add(shadow(w * x, h * y, size * u), runner({ x: w * x, y: h * y, height: size * u, phase, lean: 6 }, look));
  }
};

const willows: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  const quay = h * 0.74;
  sheet.add(
    canal(
      sheet,
      { horizon: 0.55, sunX: 0.62, sunY: 0.36, morning: true, houses: [0.62, 1.05], towers: false, pagodaX: 0.5 },
      quay,
    ),
  );
  sheet.add(boat(sheet, w * 0.66, h * 0.63, 170 * u, CANAL.ink, "#8a5434", CANAL.vermilion));
  sheet.add(rect(0, quay, w, h, sheet.fade("#8fbd86", "#3f8668")));
  sheet.add(rect(0, h * 0.82, w, h * 0.12, sheet.fade("#e9d6b8", "#cfb692")));
  for (const [x, size] of [
    [0.1, 640],
    [0.45, 560],
    [0.86, 700],
  ] as const)
    sheet.add(willow(sheet, w * x, h * 0.8, size * u, "#2c6e55", "#9cc76a"));
  sheet.add(pack(sheet, w * 0.12, w * 0.92, () => h * 0.9, 235 * u, 5, CANAL_KIT));
  sheet.add(tufts(sheet, 0, w, h * 0.995, 46, 60 * u, ["#2f7a5c", "#4d9768", "#24654f"]));
};

const lanterns: Scene = (sheet) => {
  const { width: w, height: h, random } = sheet;
  const u = unitOf(sheet);
  const line = h * 0.68;
  const row =
    houseRow(sheet, -30, w + 30, line - 14 * u, 290 * u, { ...HOUSES, wall: "#b9b6ae", tile: "#12303d" }) +
    rect(0, line - 18 * u, w, 20 * u, "#8d7d6f");
  const field = pack(sheet, w * 0.05, w * 0.95, () => line - 14 * u, 128 * u, 8, CANAL_KIT);
  sheet.add(canal(sheet, { horizon: 0.68, sunX: 0.82, sunY: 0.13, towers: false, headline: false }, h, row + field));
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      sheet.linear([
        [0, "#0b2b3c", 0.5],
        [0.6, "#0b2b3c", 0.12],
        [1, "#0b2b3c", 0.35],
      ]),
    ),
  );
  for (let i = 0; i < 16; i++)
    sheet.add(
      lantern(
        sheet,
        w * (0.03 + i * 0.064),
        -6 + h * (0.02 + random() * 0.16),
        (15 + random() * 20) * u,
        i % 3 ? CANAL.vermilion : CANAL.gold,
      ),
    );
  for (let i = 0; i < 12; i++)
    sheet.add(circle(w * random(), line + h * (0.05 + random() * 0.25), (5 + random() * 6) * u, "#ffb35c", 0.85));
  sheet.add(boat(sheet, w * 0.3, h * 0.84, 330 * u, CANAL.ink, "#8a5434", CANAL.vermilion));
};

/** The 4:3 pictures of the canal city. */
export const canalPictures: Record<string, Scene> = {
  "picture-start": start,
  "picture-bridge": overBridge,
  "picture-lead-pack": leadPack,
  "picture-water-station": waterStation,
  "picture-cheering": cheering,
  "picture-family-run": familyRun,
  "picture-willows": willows,
  "picture-volunteers": volunteers,
  "picture-finish": finish,
  "picture-medal": medalPicture,
  "picture-lanterns": lanterns,
};
