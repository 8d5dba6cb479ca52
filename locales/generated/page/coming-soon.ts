// Made by `npm run gen` from locales/page/coming-soon.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "soon": {};
  "text": { "race": string | number };
  "textWithoutRace": {};
  "opens": {};
  "arriving": {};
  "home": {};
}> = {
  scope: "page/coming-soon",
  zh: {
    "title": ["即将发布"],
    "soon": ["即将发布"],
    "text": [["race"],"正在准备这部分内容，完成后会发布在这里。"],
    "textWithoutRace": ["这部分内容正在准备，完成后会发布在这里。"],
    "opens": ["预计发布"],
    "arriving": ["内容随时会发布，请稍后刷新页面。"],
    "home": ["返回首页"],
  },
  en: {
    "title": ["Coming soon"],
    "soon": ["Coming soon"],
    "text": [["race"]," is preparing this page. The content appears here when it is ready."],
    "textWithoutRace": ["This page is being prepared. The content appears here when it is ready."],
    "opens": ["Expected"],
    "arriving": ["The content will be here any moment; please reload the page in a while."],
    "home": ["Back to the home page"],
  },
};
