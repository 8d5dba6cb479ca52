import { houseRow } from "../pieces/city.ts";
import { confetti, dress, pack, shadow, spectators } from "../pieces/crowd.ts";
import { archway, bunting } from "../pieces/props.ts";
import { barriers, railing, roadAcross } from "../pieces/road.ts";
import { runner } from "../pieces/runner.ts";
import { roundTree, willow } from "../pieces/trees.ts";
import { boat } from "../pieces/water.ts";
import { rect, type Sheet } from "../sheet.ts";
import { CANAL, CANAL_KIT, canal, HOUSES } from "./canal-backdrop.ts";
import { FLAGS, street, unitOf } from "./canal-street.ts";
import type { Film } from "./scene.ts";

const CADENCE = 1.4;

const quayside = (sheet: Sheet, morning: boolean): void => {
  const { width: w, height: h } = sheet;
  const quay = h * 0.78;
  sheet.add(canal(sheet, { horizon: 0.58, sunX: 0.55, sunY: 0.34, pagodaX: 0.8, morning }, quay));
  sheet.add(
    roadAcross(sheet, quay, h - quay, CANAL.tar, CANAL.line, CANAL.stone),
    railing(0, w, quay, 34, CANAL.stone, CANAL.stoneShade),
  );
};

const start: Film = {
  backdrop: (sheet) => {
    quayside(sheet, false);
    const { width: w, height: h } = sheet;
    sheet.add(
      archway(sheet, w * 0.3, h * 0.86, 300, 330, CANAL.teal, CANAL.vermilion, CANAL.cream),
      bunting(w * 0.48, h * 0.3, w * 1.02, h * 0.26, 40, 26, FLAGS),
    );
  },
  actors: (sheet, t) => pack(sheet, 40 + t * 14, 1250 + t * 14, () => 668, 205, 9, CANAL_KIT, undefined, t * CADENCE),
};

const route: Film = {
  backdrop: (sheet) => {
    const { width: w, height: h } = sheet;
    const u = unitOf(sheet);
    const row =
      houseRow(sheet, w * 0.2, w * 0.9, h * 0.57, 170 * u, HOUSES) +
      willow(sheet, w * 0.14, h * 0.6, 300 * u, CANAL.leafDark, CANAL.leaf) +
      willow(sheet, w * 0.93, h * 0.6, 280 * u, CANAL.leafDark, CANAL.leaf);
    sheet.add(
      canal(
        sheet,
        { horizon: 0.6, sunX: 0.5, sunY: 0.2, morning: true },
        h * 0.84,
        row + rect(0, h * 0.57, w, h * 0.032, CANAL.stone),
      ),
    );
    sheet.add(
      boat(sheet, w * 0.32, h * 0.72, 190, CANAL.ink, "#8a5434", CANAL.vermilion),
      boat(sheet, w * 0.72, h * 0.76, 230, CANAL.ink, "#6b4230", CANAL.vermilion),
    );
    sheet.add(roadAcross(sheet, h * 0.84, h * 0.16, CANAL.tar, CANAL.line, CANAL.stone));
  },
  actors: (sheet, t) => pack(sheet, 230 + t * 22, 1040 + t * 22, () => 692, 220, 4, CANAL_KIT, undefined, t * CADENCE),
};

const family: Film = {
  backdrop: (sheet) => {
    street(sheet, { horizon: 0.5, sunX: 0.6, sunY: 0.24, morning: true, pagodaX: 0.82 });
    for (const [x, size] of [
      [0.1, 300],
      [0.33, 250],
      [0.58, 280],
      [0.9, 310],
    ] as const)
      sheet.add(roundTree(sheet, sheet.width * x, sheet.height * 0.71, size, "#b9701d", "#f8c558"));
  },
  actors: (sheet, t) =>
    [
      [330, 250, 0.08],
      [520, 165, 0.5],
      [690, 145, 0.9],
      [880, 240, 0.6],
    ]
      .map(([x, size, phase]) => {
        const look = {
          ...dress(sheet.random, [CANAL.vermilion], CANAL_KIT.shorts),
          cap: (size as number) < 200 ? CANAL.gold : undefined,
        };
        const at = (x as number) + t * 12;
        return (
          shadow(at, 668, size as number) +
          runner(
            {
              x: at,
              y: 668,
              height: size as number,
              phase: (phase as number) + t * (CADENCE + (250 - (size as number)) / 420),
              lean: 6,
            },
            look,
          )
        );
      })
      .join(""),
};

const finish: Film = {
  backdrop: (sheet) => {
    const { width: w, height: h } = sheet;
    street(sheet, { horizon: 0.46, sunX: 0.62, sunY: 0.22, morning: true });
    sheet.add(
      spectators(sheet, -20, w, h * 0.76, 150, CANAL_KIT, FLAGS, ["#8fbfae", 0.3]),
      barriers(-20, w, h * 0.785, 60, "#f3eadb", CANAL.vermilion),
    );
    sheet.add(archway(sheet, w * 0.76, h * 0.9, 330, 400, CANAL.vermilion, CANAL.night, CANAL.cream));
  },
  actors: (sheet, t) => {
    const field = pack(sheet, 180 + t * 40, 900 + t * 40, () => 684, 225, 5, CANAL_KIT, undefined, t * CADENCE);
    const paper = confetti(sheet, 0, 1280, -60, 640, 70, 8, FLAGS);
    return `${field}<g transform="translate(${Math.round(Math.sin(t * 2) * 12)} ${Math.round(t * 60) - 120})">${paper}</g>`;
  },
};

/** The moving pictures of the canal city. */
export const canalFilms: Record<string, Film> = { start, "canal-route": route, "family-run": family, finish };
