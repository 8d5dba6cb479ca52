import type { Sheet } from "../sheet.ts";
import type { MapColours } from "./course-map.ts";

/** Draws one whole picture onto a sheet of any size and shape. */
export type Scene = (sheet: Sheet) => void;

/** A moving picture: a still wider than the frame that pans, and what moves in front of it at a time in seconds. */
export interface Film {
  backdrop: Scene;
  actors: (sheet: Sheet, seconds: number) => string;
}

/** Everything drawn for one site, by name; marks are finished SVG documents. */
export interface Album {
  heroes: Record<string, Scene>;
  /** Whether the heroes are drawn upright for phones as well; false for a flat config, which has no place for them. */
  hasTall?: boolean;
  pictures: Record<string, Scene>;
  news?: Record<string, Scene>;
  films?: Record<string, Film>;
  marks: Record<string, string>;
  map?: MapColours;
}
