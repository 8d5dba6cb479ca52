// Made by `npm run gen` from the traits.json of each unit in blocks/.
import type { ServiceKind } from "#core/serviceState.ts";

/** The look-up to which a unit leads. By the name of the unit, such as home/carousel. */
export const lookUp: Readonly<Record<string, ServiceKind | undefined>> = {
  "page/image-search": "images",
  "page/multiple-score-search": "past-results",
  "page/registration-search": "registration",
  "page/score-search": "score"
};
