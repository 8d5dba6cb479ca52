// Made by `npm run gen` from locales/home/video-list.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "more": {};
  "empty": {};
}> = {
  scope: "home/video-list",
  zh: {
    "title": ["视频"],
    "more": ["全部视频"],
    "empty": ["还没有视频，比赛日之后再来看看。"],
  },
  en: {
    "title": ["Videos"],
    "more": ["All videos"],
    "empty": ["No videos yet. Come back after race day."],
  },
};
