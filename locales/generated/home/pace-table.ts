// Made by `npm run gen` from locales/home/pace-table.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "empty": {};
  "choose": {};
  "caption": { "name": string | number };
  "target": {};
  "pace": {};
  "split": { "distance": string | number };
  "half": {};
  "distance": { "distance": string | number };
}> = {
  scope: "home/pace-table",
  zh: {
    "title": ["配速表"],
    "empty": ["配速表待公布。"],
    "choose": ["选择项目"],
    "caption": [["name"],"：按目标时间匀速经过各点的时间"],
    "target": ["目标时间"],
    "pace": ["每公里"],
    "split": [["distance"]," 公里"],
    "half": ["半程"],
    "distance": [["distance"]," 公里"],
  },
  en: {
    "title": ["Pace chart"],
    "empty": ["The pace chart is to be announced."],
    "choose": ["Choose a distance"],
    "caption": [["name"],": split times at an even pace, by target time"],
    "target": ["Target"],
    "pace": ["Per km"],
    "split": [["distance"]," km"],
    "half": ["Half"],
    "distance": [["distance"]," km"],
  },
};
