import { confetti, dress, handFlag, shadow, spectators } from "../pieces/crowd.ts";
import { type Arm, person } from "../pieces/person.ts";
import { bunting, cup, table, tent } from "../pieces/props.ts";
import { barriers } from "../pieces/road.ts";
import { runner } from "../pieces/runner.ts";
import { rays } from "../pieces/sky.ts";
import { roundTree } from "../pieces/trees.ts";
import { group, rect } from "../sheet.ts";
import { backdrop, CANAL, CANAL_KIT } from "./canal-backdrop.ts";
import { FLAGS, HAZE, street, unitOf, VEST } from "./canal-street.ts";
import type { Scene } from "./scene.ts";

/** Volunteers hand out water from a tent. */
export const waterStation: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  street(sheet, { horizon: 0.46, sunX: 0.2, sunY: 0.2, morning: true }, 0.78);
  sheet.add(roundTree(sheet, w * 0.9, h * 0.62, 420 * u, "#b9701d", "#f8c558"));
  sheet.add(tent(sheet, w * 0.48, h * 0.74, w * 0.66, 430 * u, CANAL.vermilion, CANAL.cream));
  const arms: [Arm, Arm][] = [
    [
      [30, -110],
      [70, 96],
    ],
    [
      [34, -120],
      [34, -120],
    ],
    [
      [72, 98],
      [30, -110],
    ],
  ];
  [0.26, 0.46, 0.68].forEach((x, i) => {
    const held = i === 1 ? "" : group(cup(0, 0, 7, "#fffaf0", CANAL.vermilion), `translate(${i === 0 ? 35 : -35} -73)`);
    sheet.add(
      person(
        { x: w * x, y: h * 0.755, height: 290 * u, arms: arms[i] as [Arm, Arm], trousers: true, held },
        { ...dress(sheet.random, [CANAL.teal], ["#22343c"]), ...VEST },
      ),
    );
  });
  sheet.add(table(sheet, w * 0.17, h * 0.79, w * 0.62, 125 * u, CANAL.teal, CANAL.cream));
  const passing = [
    [0.2, 0.95, 0.08],
    [0.52, 0.965, 0.6],
    [0.84, 0.945, 0.9],
  ] as const;
  for (const [x, y, phase] of passing) {
    const look = dress(sheet.random, [CANAL.vermilion, CANAL.gold, "#fff6e8"], CANAL_KIT.shorts);
    sheet.add(shadow(w * x, h * y, 360 * u), runner({ x: w * x, y: h * y, height: 350 * u, phase }, look));
  }
};

/** A crowd behind the barriers. */
export const cheering: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  sheet.add(
    backdrop(sheet, { horizon: 0.55, sunX: 0.5, sunY: 0.28, houses: [-0.05, 1.05], towers: false, morning: true }),
  );
  sheet.add(rect(0, h * 0.55, w, h, sheet.fade("#6aa394", "#1f5f62")));
  sheet.add(
    bunting(-30, h * 0.1, w * 0.55, h * 0.08, h * 0.06, 34 * u, FLAGS),
    bunting(w * 0.45, h * 0.07, w + 30, h * 0.12, h * 0.06, 34 * u, FLAGS),
  );
  sheet.add(spectators(sheet, -20, w + 40, h * 0.78, 330 * u, CANAL_KIT, FLAGS, [HAZE, 0.28]));
  sheet.add(spectators(sheet, 20, w + 40, h * 0.92, 430 * u, CANAL_KIT, FLAGS));
  sheet.add(barriers(-40, w + 60, h * 0.97, 190 * u, "#f3eadb", CANAL.vermilion));
  sheet.add(confetti(sheet, 0, w, h * 0.02, h * 0.7, 80, 9 * u, FLAGS));
};

/** Five volunteers of the race. */
export const volunteers: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  street(sheet, { horizon: 0.5, sunX: 0.5, sunY: 0.24, morning: true, pagodaX: 0.83 }, 0.8);
  sheet.add(rays(sheet, w * 0.5, h * 0.24, w * 0.8, 22, "#fff6dc"));
  const poses: [Arm, Arm][] = [
    [
      [30, -110],
      [158, 170],
    ],
    [
      [150, 168],
      [30, -110],
    ],
    [
      [36, -128],
      [36, -128],
    ],
    [
      [30, -110],
      [158, 170],
    ],
    [
      [155, 172],
      [150, 168],
    ],
  ];
  [0.12, 0.31, 0.5, 0.69, 0.88].forEach((x, i) => {
    const look = {
      ...dress(sheet.random, [CANAL.teal], ["#22343c"]),
      ...VEST,
      cap: i % 2 ? CANAL.gold : CANAL.vermilion,
      shirt: i % 2 ? "#17868c" : CANAL.teal,
    };
    const stripe =
      rect(-7.9, -63, 15.8, 3, "#ffe9a8") + rect(-5.4, -82, 2.4, 34, "#ffe9a8") + rect(3, -82, 2.4, 34, "#ffe9a8");
    const held = stripe + (i === 0 || i === 3 ? handFlag(17, -104, CANAL.vermilion) : "");
    sheet.add(
      shadow(w * x, h * 0.93, 460 * u),
      person(
        {
          x: w * x,
          y: h * (0.92 + (i % 2) * 0.02),
          height: (460 + (i % 2) * 14) * u,
          arms: poses[i] as [Arm, Arm],
          trousers: true,
          held,
        },
        look,
      ),
    );
  });
};
