// Made by `npm run gen` from locales/kit/film-list.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "empty": {};
  "home": {};
}> = {
  scope: "kit/film-list",
  zh: {
    "title": ["视频"],
    "empty": ["还没有视频，比赛后会在这里发布。"],
    "home": ["返回首页"],
  },
  en: {
    "title": ["Videos"],
    "empty": ["There are no videos yet; they appear here after the race."],
    "home": ["Back to the home page"],
  },
};
