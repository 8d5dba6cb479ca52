import { confetti } from "../pieces/crowd.ts";
import { medal } from "../pieces/keepsakes.ts";
import { rays } from "../pieces/sky.ts";
import { circle, ellipse, path, rect, stroke } from "../sheet.ts";
import { CANAL, canal } from "./canal-backdrop.ts";
import { FLAGS, street, unitOf } from "./canal-street.ts";
import type { Scene } from "./scene.ts";

const drawNews: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      sheet.linear(
        [
          [0, "#0f4655"],
          [1, "#1f7a80"],
        ],
        "diagonal",
      ),
    ),
  );
  sheet.add(
    rays(sheet, w * 0.5, h * 0.5, w * 0.8, 30, "#fff1dc"),
    circle(w * 0.5, h * 0.5, h * 0.42, CANAL.vermilion),
    circle(w * 0.5, h * 0.5, h * 0.36, "#ee6a4c"),
  );
  const ticket = (x: number, y: number, turn: number, colour: string) => {
    const body =
      rect(-120, -70, 240, 140, colour, undefined, 12) +
      circle(-120, 0, 16, "#e2573b") +
      circle(120, 0, 16, "#e2573b") +
      rect(-84, -40, 120, 16, CANAL.night, 0.85, 8) +
      rect(-84, -8, 168, 10, CANAL.night, 0.35, 5) +
      rect(-84, 16, 130, 10, CANAL.night, 0.35, 5) +
      circle(74, -30, 18, CANAL.teal);
    return `<g transform="translate(${w * x} ${h * y}) rotate(${turn}) scale(${1.35 * u})">${rect(-114, -62, 240, 140, "#000000", 0.2, 12)}${body}</g>`;
  };
  sheet.add(
    ticket(0.41, 0.55, -16, "#f7dfbd"),
    ticket(0.6, 0.52, 12, CANAL.gold),
    ticket(0.5, 0.47, -3, CANAL.cream),
    confetti(sheet, 0, w, 0, h, 60, 9 * u, FLAGS),
  );
};

const medalNews: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  sheet.add(canal(sheet, { horizon: 0.74, sunX: 0.7, sunY: 0.5, pagodaX: 0.88, houses: [-0.02, 0.24] }, h));
  sheet.add(medal(sheet, w * 0.5, h * 0.58, h * 0.27, CANAL.gold, CANAL.vermilion, "#17868c"));
};

const routeNews: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  street(sheet, { horizon: 0.5, sunX: 0.22, sunY: 0.26, morning: true, pagodaX: 0.74 });
  const line = `M${w * 0.06} ${h * 0.9}C${w * 0.3} ${h * 0.96} ${w * 0.3} ${h * 0.62} ${w * 0.5} ${h * 0.66}S${w * 0.7} ${h * 0.9} ${w * 0.9} ${h * 0.62}`;
  sheet.add(stroke(line, CANAL.cream, 30 * u), stroke(line, CANAL.vermilion, 17 * u));
  for (const [x, y, colour] of [
    [0.06, 0.9, CANAL.teal],
    [0.5, 0.66, CANAL.gold],
    [0.9, 0.62, CANAL.vermilion],
  ] as const) {
    const [px, py, r] = [w * x, h * y, 52 * u];
    sheet.add(
      ellipse(px, py + 4 * u, r * 0.6, r * 0.18, "#0b2530", 0.4),
      path(
        `M${px} ${py}C${px - r * 1.3} ${py - r * 1.5} ${px - r} ${py - r * 2.9} ${px} ${py - r * 2.9}S${px + r * 1.3} ${py - r * 1.5} ${px} ${py}Z`,
        colour,
      ),
      circle(px, py - r * 1.9, r * 0.42, CANAL.cream),
    );
  }
};

/** News pictures of the canal city. */
export const canalNews: Record<string, Scene> = {
  "news-draw": drawNews,
  "news-medal": medalNews,
  "news-route": routeNews,
};
