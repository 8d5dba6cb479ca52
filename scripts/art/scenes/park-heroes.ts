import { dress, pack, shadow } from "../pieces/crowd.ts";
import { runner } from "../pieces/runner.ts";
import { circle, path, rect, stroke } from "../sheet.ts";
import { discTree, KIT, PARK, parkGround, runners, trackArcs, unitOf } from "./park-ground.ts";
import type { Film, Scene } from "./scene.ts";

const park: Scene = (sheet) => {
  const { width: w, height: h, tall } = sheet;
  const u = unitOf(sheet);
  const horizon = tall ? 0.6 : 0.58;
  parkGround(sheet, horizon);
  const trees = tall
    ? [
        [0.1, 46, 0],
        [0.3, 60, 1],
        [0.86, 66, 0],
        [0.98, 50, 1],
      ]
    : [
        [0.5, 44, 1],
        [0.56, 62, 0],
        [0.63, 40, 1],
        [0.86, 70, 0],
        [0.93, 54, 1],
        [0.985, 64, 0],
      ];
  for (const [x, r, drop] of trees)
    sheet.add(discTree(w * (x as number), h * (horizon + 0.05), (r as number) * u, "#2fd39a", "#16a877", drop === 1));
  sheet.add(
    path(`M0 ${h * 0.9}Q${w * 0.45} ${h * 0.68} ${w} ${h * 0.74}V${h}H0Z`, PARK.deep),
    path(`M0 ${h * 0.915}Q${w * 0.45} ${h * 0.695} ${w} ${h * 0.757}V${h}H0Z`, PARK.coral),
  );
  for (let i = 1; i < 4; i++)
    sheet.add(
      stroke(
        `M${-w * 0.02} ${h * (0.915 + i * 0.05)}Q${w * 0.45} ${h * (0.7 + i * 0.062)} ${w * 1.02} ${h * (0.76 + i * 0.066)}`,
        PARK.white,
        4 * u,
        0.85,
      ),
    );
  sheet.add(
    runners(
      sheet,
      tall
        ? [
            [0.24, 0.87, 0.1],
            [0.5, 0.86, 0.62],
            [0.8, 0.9, 0.86],
          ]
        : [
            [0.5, 0.85, 0.1],
            [0.64, 0.86, 0.62],
            [0.77, 0.85, 0.36],
            [0.9, 0.9, 0.88],
          ],
      tall ? 240 : 250,
      [PARK.lime, PARK.white, PARK.blue],
    ),
  );
};

const lap: Scene = (sheet) => {
  const { width: w, height: h, tall } = sheet;
  const u = unitOf(sheet);
  sheet.add(rect(0, 0, w, h, PARK.blue));
  const cx = w * (tall ? 0.62 : 0.86);
  const cy = h * (tall ? 1.12 : 1.16);
  const inner = (tall ? 300 : 330) * u;
  sheet.add(circle(cx, cy, inner + 560 * u, "#1c4bff"), circle(cx, cy, inner + 470 * u, PARK.navy));
  sheet.add(
    trackArcs(cx, cy, inner, 62 * u, 6, PARK.coral, PARK.white),
    circle(cx, cy, inner - 2 * u, "#18b482"),
    circle(cx, cy, inner - 70 * u, "#27cf98"),
  );
  for (let i = 0; i < 7; i++) {
    const angle = (-200 + i * 19) * (Math.PI / 180);
    const r = inner + 515 * u;
    sheet.add(
      discTree(
        cx + Math.cos(angle) * r,
        cy + Math.sin(angle) * r + 40 * u,
        (34 + (i % 3) * 12) * u,
        PARK.lime,
        "#9fd119",
        i % 2 === 1,
      ),
    );
  }
  const around: [number, number, number][] = tall
    ? [
        [-128, 4.6, 0.1],
        [-92, 2.4, 0.6],
        [-60, 4.2, 0.86],
      ]
    : [
        [-146, 4.6, 0.1],
        [-124, 2.6, 0.6],
        [-103, 4.4, 0.36],
        [-84, 2.2, 0.88],
      ];
  around.forEach(([degrees, lane, phase], i) => {
    const angle = degrees * (Math.PI / 180);
    const r = inner + lane * 62 * u;
    const [x, y] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    const look = {
      ...dress(sheet.random, [[PARK.lime, PARK.white, PARK.blue][i % 3] as string], KIT.shorts),
      shoes: PARK.white,
    };
    sheet.add(shadow(x, y, 210 * u, PARK.deep, 0.4), runner({ x, y, height: 210 * u, phase }, look));
  });
};

/** The hero pictures of the park race. */
export const parkHeroes: Record<string, Scene> = { "hero-park": park, "hero-lap": lap };

/** The moving picture of the park race. */
export const parkFilm: Film = {
  backdrop: (sheet) => {
    const { width: w, height: h } = sheet;
    parkGround(sheet, 0.56);
    for (const [x, r, drop] of [
      [0.06, 44, 0],
      [0.2, 36, 1],
      [0.34, 52, 0],
      [0.52, 40, 1],
      [0.68, 54, 0],
      [0.82, 38, 1],
      [0.95, 50, 0],
    ] as const) {
      sheet.add(discTree(w * x, h * 0.7, r, "#2fd39a", "#16a877", drop === 1));
    }
    sheet.add(rect(0, h * 0.74, w, h * 0.26, PARK.coral), rect(0, h * 0.74, w, 10, PARK.deep));
    for (const y of [0.82, 0.89, 0.96]) sheet.add(rect(0, h * y, w, 4, PARK.white, 0.9));
  },
  actors: (sheet, t) =>
    pack(
      sheet,
      240 + t * 24,
      1020 + t * 24,
      () => 668,
      240,
      4,
      { ...KIT, shirts: [PARK.lime, PARK.white] },
      undefined,
      t * 1.4,
    ),
};
