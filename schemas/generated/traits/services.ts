// Made by `npm run gen` from the traits.json of each unit in blocks/.
import type { ServiceKind } from "#core/serviceState.ts";

/** The services that a unit offers. Its prop `kind` names one of several. By the name of the unit, such as home/carousel. */
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
  ],
  "home/uploads": [
    "upload"
  ],
  "page/confirm": [
    "confirmation"
  ],
  "page/direct": [
    "through-entry"
  ],
  "page/image-search": [
    "images"
  ],
  "page/multiple-score-search": [
    "past-results"
  ],
  "page/post": [
    "sign-up"
  ],
  "page/registration-search": [
    "registration"
  ],
  "page/score-search": [
    "score"
  ],
  "page/upload": [
    "upload"
  ]
};
