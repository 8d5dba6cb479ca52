// Made by `npm run gen` from locales/home/time.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "until": { "time": string | number };
  "past": {};
  "current": {};
  "now": {};
  "next": {};
  "today": {};
  "tomorrow": {};
  "inDays": { "count": number };
  "addToCalendar": {};
  "empty": {};
}> = {
  scope: "home/time",
  zh: {
    "title": ["赛事日程"],
    "until": ["至 ",["time"]],
    "past": ["已结束"],
    "current": ["进行中"],
    "now": ["现在"],
    "next": ["接下来"],
    "today": ["今天"],
    "tomorrow": ["明天"],
    "inDays": [["count"]," 天后"],
    "addToCalendar": ["加入日历"],
    "empty": ["日程稍后公布。"],
  },
  en: {
    "title": ["Key dates"],
    "until": ["until ",["time"]],
    "past": ["Past"],
    "current": ["On now"],
    "now": ["Now"],
    "next": ["Next"],
    "today": ["Today"],
    "tomorrow": ["Tomorrow"],
    "inDays": ["In ",["count","plural",{"one":["#"," day"],"other":["#"," days"]}]],
    "addToCalendar": ["Add to calendar"],
    "empty": ["The dates will be announced."],
  },
};
