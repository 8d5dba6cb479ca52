import { mix } from "../colour.ts";
import { type HouseColours, houseRow, pagoda, skyline } from "../pieces/city.ts";
import { hills } from "../pieces/land.ts";
import { birds, clouds, headlineShade, mist, sky, sun } from "../pieces/sky.ts";
import { crowns } from "../pieces/trees.ts";
import { glitter, water } from "../pieces/water.ts";
import type { Sheet, Stop } from "../sheet.ts";

/** The colours of the canal city at dawn. */
export const CANAL = {
  night: "#0d3443",
  deep: "#14505c",
  teal: "#1f7a80",
  mist: "#a9cfc6",
  peach: "#f8c79b",
  rose: "#ee8f6b",
  vermilion: "#e2492f",
  cream: "#fff1dc",
  gold: "#f3b34c",
  ink: "#0b2530",
  stone: "#d8c3a8",
  stoneShade: "#8a7466",
  leaf: "#7fae5a",
  leafDark: "#1f5a4c",
  tar: "#33505a",
  line: "#fbe9cf",
} as const;

/** Race shirts and shorts of the canal city. */
export const CANAL_KIT = {
  shirts: [CANAL.vermilion, "#fff6e8", "#1b989a", CANAL.gold, "#f4775a", "#8fd0c8"],
  shorts: ["#0f2f3b", "#1c4450", "#232b35"],
};

/** White walls, slate roofs, red lanterns. */
export const HOUSES: HouseColours = { wall: "#f3e6d3", tile: "#274450", wood: "#6d3424", lamp: "#f0532f" };

const DAWN: Stop[] = [
  [0, "#0e3f50"],
  [0.28, "#1b6472"],
  [0.5, "#6d8f97"],
  [0.66, "#f0936f"],
  [0.83, "#fdbf86"],
  [1, "#ffe9c4"],
];
const MORNING: Stop[] = [
  [0, "#2f8f97"],
  [0.4, "#86c3bd"],
  [0.75, "#f6d5ad"],
  [1, "#ffe9c8"],
];

/** Where the pieces of a canal backdrop stand, in shares of the sheet. */
export interface View {
  horizon: number;
  sunX: number;
  sunY?: number;
  morning?: boolean;
  towers?: boolean;
  pagodaX?: number;
  houses?: [number, number];
  headline?: boolean;
}

/** Sky, sun, hills and city down to the horizon; everything that water below may mirror. */
export function backdrop(sheet: Sheet, view: View): string {
  const { width, height } = sheet;
  const unit = Math.sqrt(width * height) / 1000;
  const line = view.horizon * height;
  const sunY = (view.sunY ?? view.horizon - 0.2) * height;
  const hazeColour = view.morning ? "#f6dcb8" : "#f3c79d";
  let drawn = sky(sheet, view.morning ? MORNING : DAWN, line + 2);
  if (view.headline) drawn += headlineShade(sheet, "#10314f", 0.82);
  drawn += sun(sheet, view.sunX * width, sunY, unit * 74, "#fff6e0", view.morning ? "#ffdf9f" : "#ff7f4a", 8);
  drawn += clouds(sheet, height * 0.06, line - height * 0.2, 7, view.morning ? "#fff7e8" : "#f7c9a6", 0.42);
  drawn += birds(sheet, (view.sunX - 0.13) * width, sunY - 120 * unit, 13 * unit, 7, CANAL.night);
  drawn += hills(
    sheet,
    line - 62 * unit,
    34 * unit,
    line + 2,
    mix(CANAL.teal, hazeColour, 0.72),
    mix(CANAL.teal, hazeColour, 0.95),
  );
  drawn += hills(
    sheet,
    line - 26 * unit,
    26 * unit,
    line + 2,
    mix(CANAL.teal, hazeColour, 0.52),
    mix(CANAL.teal, hazeColour, 0.85),
  );
  return drawn + city(sheet, view, line, hazeColour);
}

function city(sheet: Sheet, view: View, line: number, hazeColour: string): string {
  const { width, height, random } = sheet;
  const unit = Math.sqrt(width * height) / 1000;
  let drawn = "";
  if (view.towers !== false) {
    drawn += skyline(
      sheet,
      width * 0.3,
      width * 1.02,
      line,
      260 * unit,
      mix(CANAL.deep, hazeColour, 0.66),
      mix(CANAL.deep, hazeColour, 0.9),
    );
    drawn += skyline(
      sheet,
      width * 0.5,
      width * 0.96,
      line,
      330 * unit,
      mix(CANAL.deep, hazeColour, 0.42),
      mix(CANAL.deep, hazeColour, 0.82),
      "#ffe3a6",
    );
  }
  drawn += mist(sheet, line - 110 * unit, line + 20 * unit, view.morning ? "#fff3dc" : "#ffdcb4", 0.55);
  if (view.pagodaX !== undefined) {
    drawn += pagoda(
      view.pagodaX * width,
      line,
      330 * unit,
      7,
      mix(CANAL.vermilion, hazeColour, 0.25),
      mix(CANAL.night, hazeColour, 0.12),
    );
  }
  const belt = [mix(CANAL.leafDark, hazeColour, 0.45), mix(CANAL.leafDark, hazeColour, 0.2)];
  drawn += crowns(sheet, -20, width + 20, line - 8 * unit, (34 + random() * 6) * unit, belt);
  if (view.houses) {
    const [a, b] = view.houses;
    drawn += houseRow(sheet, a * width, b * width, line, 96 * unit, {
      ...HOUSES,
      wall: mix(HOUSES.wall, hazeColour, 0.25),
    });
  }
  return drawn;
}

/** A backdrop with a canal below that mirrors it and what stands on it; returns both as layers. */
export function canal(sheet: Sheet, view: View, bottom: number, standing = ""): string {
  const { width, height } = sheet;
  const line = view.horizon * height;
  const above = backdrop(sheet, view) + standing;
  const stops: Stop[] = view.morning
    ? [
        [0, "#e9d3b0"],
        [0.35, "#6fb0ac"],
        [1, "#14626c"],
      ]
    : [
        [0, "#e6b48e"],
        [0.3, "#4d8f91"],
        [1, "#0d4150"],
      ];
  const mirrored = water(sheet, line, bottom, stops, above, 0.55);
  const shine = glitter(sheet, view.sunX * width, line, bottom, Math.sqrt(width * height) * 0.05, "#ffe2ae");
  return above + mirrored + shine + (view.headline ? headlineShade(sheet, "#0d2f47", sheet.tall ? 0.15 : 0.52) : "");
}
