import { hills } from "../pieces/land.ts";
import { birds, headlineShade, mist, sky, sun } from "../pieces/sky.ts";
import { num, path, type Sheet } from "../sheet.ts";
import type { Scene } from "./scene.ts";

/** Greys with one calm accent. */
export const PLAIN = { dark: "#2b3138", pale: "#e9e6e1", accent: "#e0a878" } as const;

function windingRoad(sheet: Sheet): string {
  const { width: w, height: h, tall } = sheet;
  const vx = w * (tall ? 0.62 : 0.72);
  const line = h * 0.64;
  const middle = (t: number) =>
    vx + Math.sin(t * 4.4 + 0.2) * w * 0.11 * (1 - t) * t * 2 - (tall ? 0.12 : 0.16) * w * t ** 2;
  const half = (t: number) => w * (0.003 + (tall ? 0.42 : 0.26) * t ** 1.9);
  const y = (t: number) => line + (h * 1.02 - line) * t;
  const steps = Array.from({ length: 61 }, (_, i) => i / 60);
  const edge = (share: number, order: number[]) =>
    order.map((t) => `${num(middle(t) + share * half(t))} ${num(y(t))}`).join("L");
  const strip = (a: number, b: number, fill: string, opacity?: number) =>
    path(`M${edge(a, steps)}L${edge(b, [...steps].reverse())}Z`, fill, opacity);
  let drawn =
    strip(-1, 1, sheet.fade("#a3a3a3", "#3a4047")) +
    strip(-0.94, -0.91, PLAIN.pale, 0.7) +
    strip(0.91, 0.94, PLAIN.pale, 0.7);
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) ** 1.5;
    const part = Array.from({ length: 6 }, (_, k) => a + ((((i + 0.5) / 14) ** 1.5 - a) * k) / 5);
    drawn += path(`M${edge(-0.016, part)}L${edge(0.016, [...part].reverse())}Z`, PLAIN.pale, 0.85);
  }
  return drawn;
}

const empty: Scene = (sheet) => {
  const { width: w, height: h, tall } = sheet;
  const u = Math.sqrt(w * h) / 1000;
  sheet.add(
    sky(
      sheet,
      [
        [0, "#4a525b"],
        [0.45, "#7c838a"],
        [0.8, "#d5c8bb"],
        [1, "#f0dcc4"],
      ],
      h * 0.66,
    ),
  );
  sheet.add(headlineShade(sheet, PLAIN.dark, 0.6));
  sheet.add(
    sun(sheet, w * (tall ? 0.62 : 0.72), h * 0.53, 70 * u, "#fff1df", PLAIN.accent, 6),
    birds(sheet, w * 0.6, h * 0.4, 11 * u, 5, PLAIN.dark),
  );
  sheet.add(
    hills(sheet, h * 0.58, 34 * u, h, "#b8b4b0", "#d8d0c6", 0.15),
    mist(sheet, h * 0.54, h * 0.66, "#f6e7d4", 0.6),
  );
  sheet.add(
    hills(sheet, h * 0.63, 24 * u, h, "#8f9295", "#a8a8a6", 0.1),
    mist(sheet, h * 0.6, h * 0.7, "#efe2d2", 0.4),
  );
  sheet.add(path(`M0 ${h * 0.65}Q${w * 0.5} ${h * 0.63} ${w} ${h * 0.65}V${h}H0Z`, sheet.fade("#8b8f92", "#3d444b")));
  if (!tall) sheet.add(headlineShade(sheet, PLAIN.dark, 0.4));
  sheet.add(windingRoad(sheet));
};

/** The hero picture of a site no race is bound to yet: an empty road at sunrise. */
export const plainHeroes: Record<string, Scene> = { "hero-empty": empty };
