// Made by `npm run gen` from locales/home/results.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "women": {};
  "men": {};
  "search": {};
  "find": {};
  "all": {};
  "none": {};
}> = {
  scope: "home/results",
  zh: {
    "title": ["比赛成绩"],
    "women": ["女子"],
    "men": ["男子"],
    "search": ["姓名或参赛号"],
    "find": ["查成绩"],
    "all": ["全部成绩"],
    "none": ["成绩公布后显示在这里。"],
  },
  en: {
    "title": ["Results"],
    "women": ["Women"],
    "men": ["Men"],
    "search": ["Name or bib"],
    "find": ["Find a result"],
    "all": ["All results"],
    "none": ["The results will be here once they are published."],
  },
};
