// Made by `npm run gen` from locales/home/cut-off-times.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "point": {};
  "closes": {};
  "allowed": {};
  "km": { "distance": string | number };
  "start": {};
  "caption": { "day": string | number };
  "captionPlain": {};
  "empty": {};
}> = {
  scope: "home/cut-off-times",
  zh: {
    "title": ["关门时间"],
    "point": ["关门点"],
    "closes": ["关门时间"],
    "allowed": ["发枪后用时"],
    "km": [["distance"]," 公里"],
    "start": ["发枪"],
    "caption": ["各点关门时间，",["day"]],
    "captionPlain": ["各点关门时间"],
    "empty": ["关门时间稍后公布。"],
  },
  en: {
    "title": ["Cut-off times"],
    "point": ["Point"],
    "closes": ["Closes"],
    "allowed": ["After the start"],
    "km": [["distance"]," km"],
    "start": ["Gun"],
    "caption": ["Cut-off times, ",["day"]],
    "captionPlain": ["Cut-off times"],
    "empty": ["The cut-off times will be announced."],
  },
};
