// Made by `npm run gen` from locales/home/wonderful-pictures.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "more": {};
  "open": { "name": string | number };
  "picture": { "number": string | number };
  "empty": {};
}> = {
  scope: "home/wonderful-pictures",
  zh: {
    "title": ["精彩瞬间"],
    "more": ["全部图片"],
    "open": ["放大查看：",["name"]],
    "picture": ["图片 ",["number"]],
    "empty": ["还没有图片，比赛日之后再来看看。"],
  },
  en: {
    "title": ["Moments"],
    "more": ["All pictures"],
    "open": ["Enlarge: ",["name"]],
    "picture": ["Picture ",["number"]],
    "empty": ["No pictures yet. Come back after race day."],
  },
};
