// Made by `npm run gen` from the traits.json of each unit in blocks/.
import type { ServiceKind } from "#core/serviceState.ts";

/** The services of which a unit offers that of its prop `kind`. By the name of the unit, such as home/carousel. */
export const services: Readonly<Record<string, readonly ServiceKind[] | undefined>> = {
  "home/look-up": [
    "registration",
    "score",
    "images",
    "past-results"
  ],
  "home/sign-up": [
    "sign-up",
    "through-entry",
    "confirmation"
  ]
};
