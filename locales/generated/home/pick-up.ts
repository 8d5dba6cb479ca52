// Made by `npm run gen` from locales/home/pick-up.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "day": {};
  "hours": {};
  "places": {};
  "fullest": {};
  "total": { "total": number };
  "left": { "free": number; "total": number };
  "full": { "total": number };
  "noneYet": {};
  "over": {};
  "range": { "from": string | number; "until": string | number };
  "map": {};
  "opens": { "at": string | number };
  "closes": { "at": string | number };
  "closed": {};
  "book": {};
  "empty": {};
}> = {
  scope: "home/pick-up",
  zh: {
    "title": ["预约领物"],
    "day": ["日期"],
    "hours": ["时间"],
    "places": ["可约人数"],
    "fullest": ["预约最多的时段"],
    "total": ["共 ",["total","number"]],
    "left": ["余 ",["free","number"],"，共 ",["total","number"]],
    "full": ["已约满，共 ",["total","number"]],
    "noneYet": ["暂无预约"],
    "over": ["已结束"],
    "range": [["from"],"–",["until"]],
    "map": ["查看地图"],
    "opens": [["at"]," 开始预约"],
    "closes": ["预约截止：",["at"]],
    "closed": ["预约已截止，请按预约的时段领取。"],
    "book": ["预约领物"],
    "empty": ["领物时间和地点稍后公布。"],
  },
  en: {
    "title": ["Pick up your race pack"],
    "day": ["Day"],
    "hours": ["Hours"],
    "places": ["Places"],
    "fullest": ["Fullest hour"],
    "total": [["total","number"]],
    "left": [["free","number"]," of ",["total","number"]," left"],
    "full": ["Full, ",["total","number"]," in all"],
    "noneYet": ["Nobody yet"],
    "over": ["Over"],
    "range": [["from"],"–",["until"]],
    "map": ["Map"],
    "opens": ["Booking opens ",["at"]],
    "closes": ["Booking closes ",["at"]],
    "closed": ["Booking is closed. Come at the time that you booked."],
    "book": ["Book a time"],
    "empty": ["Places and times will be announced."],
  },
};
