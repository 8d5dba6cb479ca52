// Made by `npm run gen` from the traits.json of each unit in blocks/.
import type { RaceTimes } from "#core/unitTraits.ts";

/** The props of a unit that state a time of the race. By the name of the unit, such as home/carousel. */
export const raceTimes: Readonly<Record<string, readonly RaceTimes[] | undefined>> = {
  "home/countdown": [
    {
      "start": "target",
      "end": "until"
    }
  ],
  "home/registration-now": [
    {
      "opens": "opensAt",
      "closes": "closesAt"
    }
  ],
  "home/search-entries": [
    {
      "each": "entries",
      "if": {
        "kind": "registration"
      },
      "opens": "opensAt",
      "closes": "closesAt"
    }
  ],
  "home/sign-up": [
    {
      "if": {
        "kind": "sign-up"
      },
      "opens": "opensAt",
      "closes": "closesAt"
    }
  ],
  "page/post": [
    {
      "opens": "opensAt",
      "closes": "closesAt"
    }
  ]
};
