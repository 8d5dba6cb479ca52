// Made by `npm run gen` from locales/field/rating.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "points": { "value": string | number; "points": string | number };
  "clear": {};
  "end": { "points": string | number; "words": string | number };
}> = {
  scope: "field/rating",
  zh: {
    "points": [["value"]," 分，满分 ",["points"]," 分"],
    "clear": ["清除评分"],
    "end": [["points"],"（",["words"],"）"],
  },
  en: {
    "points": [["value"]," out of ",["points"]],
    "clear": ["Clear the rating"],
    "end": [["points"]," (",["words"],")"],
  },
};
