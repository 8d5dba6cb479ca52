import { roadAcross } from "../pieces/road.ts";
import { crowns } from "../pieces/trees.ts";
import { rect, type Sheet } from "../sheet.ts";
import { backdrop, CANAL, type View } from "./canal-backdrop.ts";

/** Colours of flags, bunting and paper. */
export const FLAGS = [CANAL.vermilion, CANAL.gold, CANAL.cream, CANAL.teal];

/** The haze over people far away in the morning. */
export const HAZE = "#f0d3ad";

/** A thousandth of the size of a sheet, in pixels: what lengths are measured in. */
export const unitOf = (sheet: Sheet) => Math.sqrt(sheet.width * sheet.height) / 1000;

/** What volunteers wear. */
export const VEST = {
  shirt: CANAL.teal,
  shorts: "#22343c",
  shoes: "#fff6e8",
  bib: false,
  cap: CANAL.vermilion,
} as const;

/** A morning street: backdrop, belt of trees, paved ground and a road across the foot of the sheet. */
export function street(sheet: Sheet, view: View, road = 0.76): void {
  const { width: w, height: h } = sheet;
  const u = unitOf(sheet);
  sheet.add(backdrop(sheet, view));
  sheet.add(rect(0, h * view.horizon, w, h, sheet.fade("#7fb39c", "#2d7268")));
  sheet.add(crowns(sheet, -30, w + 30, h * (view.horizon + 0.04), 70 * u, ["#4f9180", "#3c8272", "#56a07c"]));
  sheet.add(rect(0, h * (view.horizon + 0.075), w, h * 0.2, sheet.fade("#7db08c", "#5d9a80")));
  sheet.add(roadAcross(sheet, h * road, h * (1 - road), "#4a6870", CANAL.line, CANAL.stone));
}
