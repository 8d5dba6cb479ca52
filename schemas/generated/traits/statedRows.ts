// Made by `npm run gen` from the traits.json of each unit in blocks/.
import type { StatedRows } from "#core/unitTraits.ts";

/** The tables of a unit whose rows documents may state otherwise. By the name of the unit, such as home/carousel. */
export const statedRows: Readonly<Record<string, StatedRows | undefined>> = {
  "home/cut-off-times": {
    "rows": "cut-off",
    "prop": "points"
  },
  "home/prize-table": {
    "rows": "prize",
    "prop": "groups"
  }
};
