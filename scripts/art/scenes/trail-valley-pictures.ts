import { dress } from "../pieces/crowd.ts";
import { tufts } from "../pieces/land.ts";
import { person } from "../pieces/person.ts";
import { bunting, table, tent } from "../pieces/props.ts";
import { mist, rays, sun } from "../pieces/sky.ts";
import { pineRow } from "../pieces/trees.ts";
import { ripples } from "../pieces/water.ts";
import { ellipse, num, path, rect } from "../sheet.ts";
import type { Scene } from "./scene.ts";
import { DAY, ground, ranges, slope, strung, TRAIL, unitOf } from "./trail-backdrop.ts";

/** Runners in a wood with shafts of light. */
export const forest: Scene = (sheet) => {
  const { width: w, height: h, random } = sheet;
  const u = unitOf(sheet);
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      sheet.linear([
        [0, "#cfe0b4"],
        [0.5, "#9cc29a"],
        [1, "#2f6b4c"],
      ]),
    ),
    sun(sheet, w * 0.66, h * 0.26, 54 * u, "#fffbe6", "#ffe7a3", 8),
  );
  for (const [layer, tone] of ["#9dbf96", "#6f9f80", "#467d66", "#275a4b"].entries()) {
    for (let i = 0; i < 11 - layer; i++) {
      const x = w * ((i + random()) / (11 - layer));
      const t = (9 + layer * 9) * u;
      sheet.add(
        path(
          `M${num(x - t)} ${h * (0.72 + layer * 0.05)}L${num(x - t * 0.6)} 0H${num(x + t * 0.6)}L${num(x + t)} ${h * (0.72 + layer * 0.05)}Z`,
          tone,
        ),
      );
    }
    sheet.add(
      pineRow(sheet, -20, w, () => h * (0.7 + layer * 0.055), (110 + layer * 45) * u, (95 + layer * 40) * u, tone),
      mist(sheet, h * 0.5, h * 0.8, "#eef3d2", 0.28),
    );
  }
  sheet.add(rays(sheet, w * 0.66, h * 0.2, w * 0.95, 24, "#fffbe0"));
  const { shape, at } = slope(sheet, [0.9, 0.86, 0.88, 0.84, 0.86]);
  sheet.add(
    ground(sheet, shape, "#2f6b4c", "#0f3329", "#d2a878"),
    strung(sheet, [0.22, 0.46, 0.72], at, 280),
    tufts(sheet, 0, w, h * 1.0, 40, 70 * u, ["#1b4d3a", "#2b6a48", "#123c30"]),
  );
};

/** Runners on stepping stones. */
export const stream: Scene = (sheet) => {
  const { width: w, height: h, random } = sheet;
  const u = unitOf(sheet);
  ranges(sheet, {
    sky: DAY,
    far: "#9fb9b6",
    near: "#2f6b5c",
    from: 0.4,
    to: 0.62,
    layers: 4,
    haze: "#e9e2c8",
    sunX: 0.78,
    sunY: 0.2,
  });
  sheet.add(pineRow(sheet, -20, w, () => h * 0.66, 200 * u, 60 * u, "#1f5647", "#2b6a56"));
  sheet.add(rect(0, h * 0.66, w, h, sheet.fade("#6f9f6c", "#2f6a4a")));
  sheet.add(
    path(
      `M${w * 0.5} ${h * 0.66}Q${w * 0.42} ${h * 0.74} ${w * 0.1} ${h}H${w * 0.98}Q${w * 0.72} ${h * 0.76} ${w * 0.56} ${h * 0.66}Z`,
      sheet.linear([
        [0, "#d6ecea"],
        [0.4, "#6fb6bd"],
        [1, "#2b7f92"],
      ]),
    ),
    ripples(sheet, h * 0.72, h, 70, "#f3fffc", 0.5, w * 0.25, w * 0.75),
  );
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const r = (26 + 20 * random()) * u;
    const y = h * 0.895 - Math.sin(t * 3.1) * 8 * u;
    sheet.add(
      ellipse(w * (0.17 + t * 0.66), y + 8 * u, r * 1.35, r * 0.5, "#3d4a55", 0.6),
      ellipse(w * (0.17 + t * 0.66), y, r * 1.3, r * 0.5, sheet.fade("#b9b4b0", "#77747e")),
    );
  }
  sheet.add(
    strung(sheet, [0.28, 0.52, 0.75], () => h * 0.875, 300),
    tufts(sheet, 0, w * 0.18, h, 16, 80 * u, ["#245c42", "#377a50"]),
    tufts(sheet, w * 0.88, w, h, 12, 80 * u, ["#245c42", "#377a50"]),
  );
};

/** A tent with drinks below the ridge. */
export const aidStation: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  ranges(sheet, {
    sky: DAY,
    far: "#a9bcc0",
    near: "#3c6f62",
    from: 0.38,
    to: 0.56,
    layers: 4,
    haze: "#efe3cc",
    sunX: 0.2,
    sunY: 0.2,
  });
  sheet.add(
    pineRow(sheet, -20, w, () => h * 0.64, 240 * u, 70 * u, "#1d5044", "#286253"),
    rect(0, h * 0.63, w, h, sheet.fade("#86a866", "#3c7048")),
  );
  sheet.add(
    rect(0, h * 0.86, w, h * 0.1, "#cfa577"),
    tent(sheet, w * 0.46, h * 0.8, w * 0.68, 450 * u, TRAIL.orange, "#fff3df"),
  );
  for (const [x, i] of [
    [0.28, 0],
    [0.48, 1],
    [0.66, 2],
  ] as const) {
    sheet.add(
      person(
        {
          x: w * x,
          y: h * 0.8,
          height: 300 * u,
          arms:
            i === 1
              ? [
                  [34, -125],
                  [34, -125],
                ]
              : [
                  [30, -110],
                  [62, 92],
                ],
          trousers: true,
        },
        { ...dress(sheet.random, ["#3fb8a4"], ["#23304a"]), bib: false, cap: TRAIL.orange },
      ),
    );
  }
  sheet.add(
    table(sheet, w * 0.16, h * 0.85, w * 0.6, 130 * u, TRAIL.indigo, TRAIL.pale),
    bunting(w * 0.1, h * 0.5, w * 0.82, h * 0.5, 30 * u, 24 * u, [TRAIL.orange, "#3fb8a4", "#ffd166"]),
  );
  sheet.add(strung(sheet, [0.14, 0.5, 0.86], () => h * 0.945, 350));
};
