// Made by `npm run gen` from locales/kit/picture-grid.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "picture": { "number": string | number };
  "enlarge": { "name": string | number };
  "count": { "count": number };
  "empty": {};
  "home": {};
}> = {
  scope: "kit/picture-grid",
  zh: {
    "title": ["图片"],
    "picture": ["图片 ",["number"]],
    "enlarge": ["放大：",["name"]],
    "count": ["共 ",["count"]," 张"],
    "empty": ["还没有图片，比赛后会在这里发布。"],
    "home": ["返回首页"],
  },
  en: {
    "title": ["Pictures"],
    "picture": ["Picture ",["number"]],
    "enlarge": ["Enlarge: ",["name"]],
    "count": [["count","plural",{"one":["#"," picture"],"other":["#"," pictures"]}]],
    "empty": ["There are no pictures yet; they appear here after the race."],
    "home": ["Back to the home page"],
  },
};
