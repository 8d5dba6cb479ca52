import { type Bridge, bridge, deckHeight } from "../pieces/bridge.ts";
import { houseRow, lantern } from "../pieces/city.ts";
import { pack } from "../pieces/crowd.ts";
import { railing, roadAcross } from "../pieces/road.ts";
import { hanging, willow } from "../pieces/trees.ts";
import { boat } from "../pieces/water.ts";
import { rect } from "../sheet.ts";
import { backdrop, CANAL, CANAL_KIT, canal, HOUSES } from "./canal-backdrop.ts";
import { unitOf } from "./canal-street.ts";
import { crowd, finish } from "./canal-street-heroes.ts";
import type { Scene } from "./scene.ts";

const dawn: Scene = (sheet) => {
  const { width: w, height: h, tall } = sheet;
  const u = unitOf(sheet);
  const horizon = tall ? 0.62 : 0.6;
  const quay = h * (tall ? 0.83 : 0.84);
  sheet.add(canal(sheet, { horizon, sunX: tall ? 0.66 : 0.7, pagodaX: tall ? 0.86 : 0.86, headline: true }, quay));
  sheet.add(boat(sheet, w * 0.55, h * (horizon + 0.07), 120 * u, CANAL.ink, "#7a4a30", "#ff9b50"));
  sheet.add(roadAcross(sheet, quay, h - quay, CANAL.tar, CANAL.line, CANAL.stone));
  sheet.add(railing(0, w, quay, 44 * u, CANAL.stone, CANAL.stoneShade));
  const from = tall ? 0.12 : 0.45;
  sheet.add(pack(sheet, w * from, w * 0.97, () => h * 0.945, 205 * u, tall ? 4 : 6, CANAL_KIT));
  sheet.add(hanging(sheet, w * (tall ? 0.78 : 0.88), w * 1.02, h * 0.42, CANAL.leafDark, CANAL.leaf));
};

const overBridge: Scene = (sheet) => {
  const { width: w, height: h, tall } = sheet;
  const u = unitOf(sheet);
  const horizon = tall ? 0.7 : 0.68;
  const shape: Bridge = tall
    ? { x: w * 0.5, y: h * 0.74, span: w * 1.25, rise: h * 0.19, arches: 3 }
    : { x: w * 0.7, y: h * 0.72, span: w * 0.78, rise: h * 0.27, arches: 3 };
  sheet.add(
    backdrop(sheet, {
      horizon,
      sunX: tall ? 0.5 : 0.7,
      sunY: tall ? 0.5 : 0.36,
      towers: !tall,
      houses: tall ? [0, 0.2] : [0.02, 0.36],
      headline: true,
    }),
  );
  const line = shape.y;
  const crossing = pack(
    sheet,
    shape.x - shape.span * 0.36,
    shape.x + shape.span * 0.38,
    (x) => deckHeight(shape, x) + 4 * u,
    128 * u,
    tall ? 7 : 9,
    CANAL_KIT,
  );
  const standing = crossing + bridge(sheet, shape, CANAL.stone, CANAL.stoneShade);
  sheet.add(
    canal(
      sheet,
      {
        horizon: line / h,
        sunX: tall ? 0.5 : 0.7,
        sunY: tall ? 0.5 : 0.36,
        towers: !tall,
        houses: tall ? [0, 0.2] : [0.02, 0.36],
        headline: true,
      },
      h,
      standing,
    ),
  );
  sheet.add(boat(sheet, shape.x - 30 * u, line + h * 0.1, 190 * u, CANAL.ink, "#8a5434", "#ff9b50"));
  sheet.add(boat(sheet, w * (tall ? 0.25 : 0.36), line + h * 0.19, 240 * u, CANAL.ink, "#6b4230", "#ff9b50"));
};

const alongCanal: Scene = (sheet) => {
  const { width: w, height: h, tall } = sheet;
  const u = unitOf(sheet);
  const horizon = tall ? 0.66 : 0.63;
  const row = houseRow(sheet, w * (tall ? 0.08 : 0.42), w * 1.06, h * horizon - 26 * u, (tall ? 190 : 200) * u, HOUSES);
  const trees = willow(sheet, w * (tall ? 0.03 : 0.36), h * horizon - 20 * u, 330 * u, CANAL.leafDark, CANAL.leaf);
  const quay =
    rect(w * (tall ? 0 : 0.3), h * horizon - 28 * u, w, 30 * u, CANAL.stone) +
    rect(w * (tall ? 0 : 0.3), h * horizon - 10 * u, w, 12 * u, CANAL.stoneShade);
  const runners = pack(
    sheet,
    w * (tall ? 0.1 : 0.45),
    w * 0.99,
    () => h * horizon - 24 * u,
    92 * u,
    tall ? 7 : 12,
    CANAL_KIT,
  );
  sheet.add(
    canal(
      sheet,
      { horizon, sunX: tall ? 0.75 : 0.6, sunY: tall ? 0.4 : 0.34, pagodaX: tall ? 0.3 : 0.52, headline: true },
      h,
      row + trees + quay + runners,
    ),
  );
  sheet.add(boat(sheet, w * (tall ? 0.62 : 0.66), h * (horizon + 0.13), 260 * u, CANAL.ink, "#8a5434", "#ff9b50"));
  sheet.add(boat(sheet, w * (tall ? 0.2 : 0.9), h * (horizon + 0.24), 330 * u, CANAL.ink, "#6b4230", "#ff9b50"));
  for (let i = 0; i < 7; i++) {
    sheet.add(
      lantern(
        sheet,
        w * (tall ? 0.08 + i * 0.15 : 0.5 + i * 0.085),
        -4 + Math.sin(i * 2.2) * 14 * u + 26 * u,
        (i % 2 ? 15 : 20) * u,
        CANAL.vermilion,
      ),
    );
  }
};

/** The hero pictures of the canal city. */
export const canalHeroes: Record<string, Scene> = {
  "hero-dawn": dawn,
  "hero-bridge": overBridge,
  "hero-canal": alongCanal,
  "hero-crowd": crowd,
  "hero-finish": finish,
};
