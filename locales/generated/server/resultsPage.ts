// Made by `npm run gen` from locales/server/resultsPage.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": { "name": string | number; "item": string | number; "edition": string | number };
  "description": { "name": string | number; "item": string | number; "rank": number; "time": string | number };
  "nobody": { "bib": string | number };
}> = {
  scope: "server/resultsPage",
  zh: {
    "title": [["name"]," · ",["item"]," ",["edition"]],
    "description": [["name"],"的",["item"],"成绩",["rank","plural",{"0":[],"other":["：",["time"],"，总排名第 ","#"]}],"。"],
    "nobody": ["参赛号 ",["bib"]],
  },
  en: {
    "title": [["name"]," · ",["item"]," ",["edition"]],
    "description": [["name"]," in ",["item"],["rank","plural",{"0":[],"other":[": ",["time"],", place ","#"]}],"."],
    "nobody": ["Bib ",["bib"]],
  },
};
