import { lantern } from "../pieces/city.ts";
import { silkFan } from "../pieces/keepsakes.ts";
import { circle, ellipse, path, rect, type Sheet, stroke } from "../sheet.ts";
import { CANAL } from "./canal-backdrop.ts";
import { unitOf } from "./canal-street.ts";
import type { Scene } from "./scene.ts";

function craftTable(sheet: Sheet): void {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  sheet.add(rect(0, 0, w, h, sheet.fade("#f4e2c6", "#e7b994")));
  sheet.add(
    circle(
      w * 0.5,
      h * 0.42,
      430 * u,
      sheet.radial([
        [0, "#fff6e4", 0.9],
        [1, "#fff6e4", 0],
      ]),
    ),
  );
  for (const x of [0.06, 0.3, 0.54, 0.78]) {
    sheet.add(
      rect(w * x, h * 0.06, w * 0.19, h * 0.5, "#d9b48c", 0.35, 6),
      rect(w * x + 14 * u, h * 0.06 + 14 * u, w * 0.19 - 28 * u, h * 0.5 - 28 * u, "#fff1da", 0.55, 4),
    );
  }
  sheet.add(rect(0, h * 0.8, w, h * 0.2, sheet.fade("#8a4a2c", "#562a1b")), rect(0, h * 0.8, w, 10 * u, "#b06a40"));
}

/** A tea bowl on a table: x its middle, y its foot. */
function bowl(x: number, y: number, r: number, glaze: string, stripe: string): string {
  const side = `M${x - r} ${y - r * 1.05}Q${x - r * 0.95} ${y - r * 0.15} ${x - r * 0.35} ${y - r * 0.12}`;
  const body = path(
    `${side}V${y}H${x + r * 0.35}V${y - r * 0.12}Q${x + r * 0.95} ${y - r * 0.15} ${x + r} ${y - r * 1.05}Z`,
    glaze,
  );
  const mark = stroke(
    `M${x - r * 0.93} ${y - r * 0.78}Q${x} ${y - r * 0.62} ${x + r * 0.93} ${y - r * 0.78}`,
    stripe,
    r * 0.1,
  );
  return (
    ellipse(x, y, r * 0.9, r * 0.12, "#2b120a", 0.4) +
    body +
    mark +
    ellipse(x, y - r * 1.05, r, r * 0.17, stripe) +
    ellipse(x, y - r * 1.03, r * 0.86, r * 0.12, "#b9803f")
  );
}

const craftFan: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  craftTable(sheet);
  sheet.add(
    ellipse(w * 0.5, h * 0.9, 240 * u, 26 * u, "#2b120a", 0.4),
    silkFan(sheet, w * 0.5, h * 0.365, 222 * u, "#7a3b22", CANAL.cream, CANAL.vermilion, CANAL.teal),
  );
  sheet.add(
    bowl(w * 0.2, h * 0.92, 90 * u, "#e9f1ea", CANAL.teal),
    bowl(w * 0.81, h * 0.94, 76 * u, "#fff6e8", CANAL.vermilion),
  );
  sheet.add(
    rect(w * 0.5 - 150 * u, h * 0.885, 300 * u, 34 * u, "#3f1d12", undefined, 14 * u),
    rect(w * 0.5 - 30 * u, h * 0.83, 60 * u, 70 * u, "#4f2617", undefined, 8 * u),
  );
};

const craftLantern: Scene = (sheet) => {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  craftTable(sheet);
  sheet.add(
    rect(0, 0, w, h, "#0f2433", 0.88),
    circle(
      w * 0.5,
      h * 0.34,
      620 * u,
      sheet.radial([
        [0, "#ff9d52", 0.5],
        [0.6, "#ff8a4a", 0.14],
        [1, "#ff8a4a", 0],
      ]),
    ),
  );
  for (const [x, y, r] of [
    [0.24, 0.2, 82],
    [0.5, 0.14, 130],
    [0.77, 0.24, 74],
  ] as const) {
    sheet.add(stroke(`M${w * x} 0V${h * y}`, "#5a2c1a", 5 * u), lantern(sheet, w * x, h * y, r * u, CANAL.vermilion));
  }
  sheet.add(
    ellipse(w * 0.5, h * 0.88, 330 * u, 60 * u, "#ffcf8a", 0.25),
    bowl(w * 0.36, h * 0.92, 74 * u, "#f6e4cc", CANAL.teal),
    bowl(w * 0.64, h * 0.92, 74 * u, "#f6e4cc", CANAL.gold),
  );
};

/** Pictures for the article about local crafts. */
export const canalCrafts: Record<string, Scene> = { "craft-fan": craftFan, "craft-lantern": craftLantern };
