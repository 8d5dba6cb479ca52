// Made by `npm run gen` from locales/kit/films.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "close": {};
  "play": { "name": string | number };
  "film": { "number": string | number };
  "failed": {};
}> = {
  scope: "kit/films",
  zh: {
    "close": ["关闭"],
    "play": ["播放：",["name"]],
    "film": ["视频 ",["number"]],
    "failed": ["这段视频无法播放，请稍后再试。"],
  },
  en: {
    "close": ["Close"],
    "play": ["Play: ",["name"]],
    "film": ["Video ",["number"]],
    "failed": ["This video cannot be played. Please try again later."],
  },
};
