// Made by `npm run gen` from locales/home/cut-off-times.json.
import type { Messages } from "#blocks/kit/texts.ts";

export const messages: Messages<"title" | "point" | "distance" | "closes" | "allowed" | "km" | "start" | "caption" | "captionPlain" | "bar" | "empty"> = {
  scope: "home/cut-off-times",
  zh: {
    "title": ["关门时间"],
    "point": ["关门点"],
    "distance": ["距离"],
    "closes": ["关门时间"],
    "allowed": ["发枪后用时"],
    "km": [["distance"]," 公里"],
    "start": ["发枪"],
    "caption": ["各点关门时间，",["day"]],
    "captionPlain": ["各点关门时间"],
    "bar": ["赛道与关门时间示意"],
    "empty": ["关门时间稍后公布。"],
  },
  en: {
    "title": ["Cut-off times"],
    "point": ["Point"],
    "distance": ["Distance"],
    "closes": ["Closes"],
    "allowed": ["After the gun"],
    "km": [["distance"]," km"],
    "start": ["Gun"],
    "caption": ["Cut-off times, ",["day"]],
    "captionPlain": ["Cut-off times"],
    "bar": ["The course and its cut-off times"],
    "empty": ["The cut-off times will be announced."],
  },
};
