import { type Bridge, bridge, deckHeight } from "../pieces/bridge.ts";
import { confetti, dress, oncoming, pack, shadow, spectators } from "../pieces/crowd.ts";
import { medal } from "../pieces/keepsakes.ts";
import { type Arm, person } from "../pieces/person.ts";
import { archway } from "../pieces/props.ts";
import { barriers, roadAhead } from "../pieces/road.ts";
import { runner } from "../pieces/runner.ts";
import { rays } from "../pieces/sky.ts";
import { hanging } from "../pieces/trees.ts";
import { boat } from "../pieces/water.ts";
import { rect } from "../sheet.ts";
import { backdrop, CANAL, CANAL_KIT, canal, type View } from "./canal-backdrop.ts";
import { FLAGS, HAZE, street, unitOf } from "./canal-street.ts";
import type { Scene } from "./scene.ts";

/** The field sets off under the arch. */
export const start: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  const x = w * 0.5;
  sheet.add(backdrop(sheet, { horizon: 0.5, sunX: 0.5, sunY: 0.3, pagodaX: 0.14 }));
  sheet.add(rect(0, h * 0.5, w, h, sheet.fade("#5f9c8d", "#1d5a5c")));
  sheet.add(
    roadAhead(sheet, { x, y: h * 0.5, half: 60 * u }, { x, y: h * 1.05, half: w * 0.55 }, "#47646c", CANAL.line),
  );
  sheet.add(
    spectators(sheet, -20, w * 0.2, h * 0.63, 130 * u, CANAL_KIT, FLAGS, [HAZE, 0.2]),
    spectators(sheet, w * 0.82, w * 1.03, h * 0.63, 130 * u, CANAL_KIT, FLAGS, [HAZE, 0.2]),
  );
  sheet.add(archway(sheet, x, h * 0.66, 330 * u, 300 * u, CANAL.teal, CANAL.vermilion, CANAL.cream));
  sheet.add(
    barriers(-40, w * 0.19, h * 0.67, 58 * u, "#efe4d2", CANAL.vermilion),
    barriers(w * 0.82, w * 1.04, h * 0.67, 58 * u, "#efe4d2", CANAL.vermilion),
  );
  sheet.add(
    oncoming(
      sheet,
      { x, y: h * 0.6, half: 190 * u, height: 90 * u },
      { x, y: h * 0.97, half: w * 0.4, height: 330 * u },
      6,
      CANAL_KIT,
      "#e8c49c",
      5,
    ),
  );
  sheet.add(confetti(sheet, 0, w, 0, h * 0.5, 60, 8 * u, FLAGS));
};

/** Runners cross a stone bridge. */
export const overBridge: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  const shape: Bridge = { x: w * 0.52, y: h * 0.68, span: w * 1.06, rise: h * 0.31, arches: 1 };
  const crossing = pack(sheet, w * 0.16, w * 0.92, (x) => deckHeight(shape, x) + 4 * u, 150 * u, 7, CANAL_KIT);
  const view: View = { horizon: 0.68, sunX: 0.53, sunY: 0.58, towers: false, houses: [-0.02, 0.16], morning: true };
  sheet.add(canal(sheet, view, h, crossing + bridge(sheet, shape, "#e6d2b6", "#937c6c")));
  sheet.add(boat(sheet, w * 0.55, h * 0.77, 240 * u, CANAL.ink, "#8a5434", CANAL.vermilion));
  sheet.add(hanging(sheet, w * -0.02, w * 0.16, h * 0.4, CANAL.leafDark, CANAL.leaf));
};

/** The leaders at full speed. */
export const leadPack: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  street(sheet, { horizon: 0.5, sunX: 0.74, sunY: 0.24, morning: true, pagodaX: 0.2 });
  sheet.add(spectators(sheet, -20, w + 20, h * 0.735, 150 * u, CANAL_KIT, FLAGS, ["#8fbfae", 0.5]));
  sheet.add(barriers(-30, w + 60, h * 0.762, 66 * u, "#f3eadb", "#12727a"));
  const front = [
    [0.3, 0.88, 0.1],
    [0.52, 0.9, 0.62],
    [0.16, 0.93, 0.42],
    [0.74, 0.93, 0.86],
    [0.42, 0.96, 0.3],
  ] as const;
  const shirts = [CANAL.gold, "#fff6e8", "#17868c", CANAL.vermilion, "#0f4a58"];
  front.forEach(([x, y, phase], i) => {
    const look = {
      ...dress(sheet.random, [shirts[i] as string], CANAL_KIT.shorts),
      cap: i === 1 ? CANAL.vermilion : undefined,
    };
    sheet.add(shadow(w * x, h * y, 430 * u), runner({ x: w * x, y: h * y, height: (410 + i * 8) * u, phase }, look));
  });
};

const TRIO: [number, [Arm, Arm], "left" | "right"][] = [
  [
    0.32,
    [
      [150, 172],
      [26, -120],
    ],
    "left",
  ],
  [
    0.52,
    [
      [152, 170],
      [152, 170],
    ],
    "right",
  ],
  [
    0.72,
    [
      [24, -128],
      [152, 172],
    ],
    "left",
  ],
];

/** Three runners finish with raised arms. */
export const finish: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  const x = w * 0.5;
  sheet.add(backdrop(sheet, { horizon: 0.52, sunX: 0.5, sunY: 0.36, morning: true }));
  sheet.add(rect(0, h * 0.52, w, h, sheet.fade("#6aa394", "#1f5f62")));
  sheet.add(
    roadAhead(sheet, { x, y: h * 0.52, half: 60 * u }, { x, y: h * 1.05, half: w * 0.55 }, "#4a6870", CANAL.line),
  );
  sheet.add(archway(sheet, x, h * 0.74, 420 * u, 400 * u, CANAL.vermilion, CANAL.night, CANAL.cream));
  sheet.add(
    spectators(sheet, -20, w * 0.18, h * 0.78, 210 * u, CANAL_KIT, FLAGS),
    spectators(sheet, w * 0.84, w * 1.04, h * 0.78, 210 * u, CANAL_KIT, FLAGS),
  );
  sheet.add(
    barriers(-60, w * 0.16, h * 0.82, 90 * u, "#f3eadb", CANAL.teal),
    barriers(w * 0.84, w * 1.04, h * 0.82, 90 * u, "#f3eadb", CANAL.teal),
  );
  sheet.add(
    oncoming(
      sheet,
      { x, y: h * 0.66, half: 150 * u, height: 150 * u },
      { x, y: h * 0.8, half: 260 * u, height: 240 * u },
      3,
      CANAL_KIT,
      HAZE,
      3,
    ),
  );
  TRIO.forEach(([at, arms, lifted], i) => {
    const look = dress(sheet.random, [["#17868c", CANAL.vermilion, CANAL.gold][i] as string], CANAL_KIT.shorts);
    sheet.add(
      shadow(w * at, h * 0.96, 400 * u),
      person({ x: w * at, y: h * 0.96, height: 390 * u, arms, lifted }, look),
    );
  });
  sheet.add(confetti(sheet, 0, w, 0, h * 0.85, 130, 10 * u, [...FLAGS, "#f4775a"]));
};

/** The medal before the city. */
export const medalPicture: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  sheet.add(canal(sheet, { horizon: 0.66, sunX: 0.5, sunY: 0.5, pagodaX: 0.85, houses: [-0.04, 0.22] }, h));
  sheet.add(rays(sheet, w * 0.5, h * 0.55, w * 0.75, 26, "#fff3d0"));
  sheet.add(medal(sheet, w * 0.5, h * 0.57, Math.min(w, h) * 0.25, CANAL.gold, CANAL.vermilion, "#17868c"));
  sheet.add(confetti(sheet, 0, w, 0, h, 50, 8 * u, FLAGS));
};
