// Made by `npm run gen` from locales/kit/moments.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "raceZone": { "zone": string | number };
  "yours": { "time": string | number };
}> = {
  scope: "kit/moments",
  zh: {
    "raceZone": ["赛事时间（",["zone"],"）"],
    "yours": ["您的时间：",["time"]],
  },
  en: {
    "raceZone": ["Race time (",["zone"],")"],
    "yours": ["Your time: ",["time"]],
  },
};
