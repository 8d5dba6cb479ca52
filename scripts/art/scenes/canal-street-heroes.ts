import { confetti, oncoming, shadow, spectators } from "../pieces/crowd.ts";
import { bank } from "../pieces/land.ts";
import { person } from "../pieces/person.ts";
import { archway, bunting } from "../pieces/props.ts";
import { barriers, roadAhead } from "../pieces/road.ts";
import { headlineShade } from "../pieces/sky.ts";
import { crowns, roundTree } from "../pieces/trees.ts";
import { rect, type Sheet, stroke } from "../sheet.ts";
import { backdrop, CANAL, CANAL_KIT } from "./canal-backdrop.ts";
import { FLAGS, unitOf } from "./canal-street.ts";
import type { Scene } from "./scene.ts";

/** A field running towards the viewer on an avenue. */
export const crowd: Scene = (sheet) => {
  const { width: w, height: h, tall } = sheet;
  const u = unitOf(sheet);
  const horizon = tall ? 0.58 : 0.5;
  const cx = tall ? 0.52 : 0.68;
  sheet.add(backdrop(sheet, { horizon, sunX: cx, sunY: horizon - 0.19, pagodaX: tall ? 0.16 : 0.93 }));
  sheet.add(bank(sheet, h * horizon, h * horizon, "#2c6468"));
  sheet.add(crowns(sheet, -20, w * (cx - 0.05), h * (horizon + 0.035), 60 * u, ["#235d59", "#2f7466"]));
  sheet.add(crowns(sheet, w * (cx + 0.05), w + 20, h * (horizon + 0.035), 60 * u, ["#2c6c5d", "#4c8a63"]));
  sheet.add(rect(0, h * (horizon + 0.04), w, h, sheet.fade("#386f72", "#123f4a")));
  const far = { x: w * cx, y: h * (horizon + 0.02), half: 24 * u };
  const near = { x: w * cx, y: h * 1.02, half: w * (tall ? 0.72 : 0.46) };
  sheet.add(roadAhead(sheet, far, near, CANAL.tar, CANAL.line));
  sheet.add(
    bunting(
      w * (tall ? -0.05 : 0.42),
      h * (tall ? 0.36 : 0.16),
      w * 1.05,
      h * (tall ? 0.33 : 0.12),
      h * 0.05,
      26 * u,
      FLAGS,
    ),
  );
  if (!tall) sheet.add(headlineShade(sheet, "#0d2f47", 0.78));
  else sheet.add(headlineShade(sheet, "#0d2f47", 0.45));
  sheet.add(
    oncoming(
      sheet,
      { ...far, half: 20 * u, height: 34 * u, y: far.y + 8 * u },
      { ...near, y: h * 0.985, half: near.half * 0.72, height: (tall ? 330 : 350) * u },
      6,
      CANAL_KIT,
      "#dfb48d",
      tall ? 3 : 4,
    ),
  );
};

const finishGround: Scene = (sheet) => {
  const { width: w, height: h, tall } = sheet;
  const u = unitOf(sheet);
  const horizon = tall ? 0.6 : 0.55;
  const cx = w * (tall ? 0.5 : 0.69);
  sheet.add(
    backdrop(sheet, {
      horizon,
      sunX: tall ? 0.5 : 0.69,
      sunY: horizon - 0.12,
      houses: tall ? [-0.05, 0.2] : [0.86, 1.02],
    }),
  );
  sheet.add(rect(0, h * horizon, w, h, sheet.fade("#3d7375", "#123f4a")));
  sheet.add(roundTree(sheet, w * (tall ? 0.9 : 0.95), h * (horizon + 0.06), 300 * u, "#b9701d", "#f8c558"));
  sheet.add(roundTree(sheet, w * (tall ? 0.08 : 0.41), h * (horizon + 0.05), 250 * u, "#a8621b", "#f0b548"));
  sheet.add(
    roadAhead(
      sheet,
      { x: cx, y: h * (horizon + 0.01), half: 60 * u },
      { x: cx, y: h * 1.02, half: w * (tall ? 0.6 : 0.36) },
      CANAL.tar,
      CANAL.line,
    ),
  );
};

interface FinishLine {
  cx: number;
  half: number;
  ground: number;
}

function finishLine(sheet: Sheet): FinishLine {
  const { width, height, tall } = sheet;
  const half = (tall ? 300 : 330) * unitOf(sheet);
  return { cx: width * (tall ? 0.5 : 0.69), half, ground: height * (tall ? 0.73 : 0.68) };
}

function finishArch(sheet: Sheet): void {
  const u = unitOf(sheet);
  const { cx, half, ground } = finishLine(sheet);
  sheet.add(
    spectators(sheet, cx - half * 2.1, cx - half * 1.05, ground - 10 * u, 130 * u, CANAL_KIT, FLAGS, ["#dfb48d", 0.25]),
  );
  sheet.add(
    spectators(sheet, cx + half * 1.05, cx + half * 2.1, ground - 10 * u, 130 * u, CANAL_KIT, FLAGS, ["#dfb48d", 0.25]),
  );
  sheet.add(archway(sheet, cx, ground, half, 330 * u, CANAL.vermilion, CANAL.night, CANAL.cream));
  sheet.add(
    barriers(cx - half * 2.3, cx - half * 1.1, ground + 20 * u, 62 * u, "#e9dcc8", CANAL.teal) +
      barriers(cx + half * 1.1, cx + half * 2.3, ground + 20 * u, 62 * u, "#e9dcc8", CANAL.teal),
  );
  sheet.add(headlineShade(sheet, "#0d2f47", sheet.tall ? 0.4 : 0.74));
  sheet.add(
    oncoming(
      sheet,
      { x: cx, y: ground - 30 * u, half: 60 * u, height: 110 * u },
      { x: cx, y: ground + 60 * u, half: half * 0.8, height: 180 * u },
      3,
      CANAL_KIT,
      "#dfb48d",
      3,
    ),
  );
}

function winner(sheet: Sheet): void {
  const u = unitOf(sheet);
  const { cx, half } = finishLine(sheet);
  const y = sheet.height * 0.95;
  const tape = stroke(
    `M${cx - half * 0.9} ${y - 178 * u}Q${cx} ${y - 212 * u} ${cx + half * 0.9} ${y - 172 * u}`,
    CANAL.cream,
    15 * u,
  );
  const look = {
    skin: "#d99f74",
    hair: "#1d1a1c",
    shirt: CANAL.vermilion,
    shorts: "#0f2f3b",
    shoes: CANAL.gold,
    tail: true,
  };
  sheet.add(
    shadow(cx, y, 330 * u),
    person(
      {
        x: cx,
        y,
        height: 330 * u,
        arms: [
          [150, 168],
          [148, 166],
        ],
        lifted: "left",
      },
      look,
    ),
    tape,
  );
}

/** The first runner breaks the tape under the arch. */
export const finish: Scene = (sheet) => {
  const { height: h, tall } = sheet;
  const { cx, half } = finishLine(sheet);
  finishGround(sheet);
  finishArch(sheet);
  winner(sheet);
  sheet.add(
    confetti(sheet, cx - half * 1.5, cx + half * 1.6, h * (tall ? 0.3 : 0.04), h * 0.8, 110, 9 * unitOf(sheet), [
      ...FLAGS,
      "#f4775a",
    ]),
  );
};
