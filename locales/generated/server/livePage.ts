// Made by `npm run gen` from locales/server/livePage.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "language": {};
  "asOf": { "time": string | number };
  "interactive": {};
  "unknown": {};
  "noSignal": {};
  "start": {};
  "finish": {};
}> = {
  scope: "server/livePage",
  zh: {
    "language": ["中文"],
    "asOf": ["截至 ",["time"],"。时间未经确认，名次以公布的成绩为准。"],
    "interactive": ["打开带收藏和地图的页面"],
    "unknown": ["没有这个参赛号"],
    "noSignal": ["最后一个计时点之后没有信号是正常的：两个计时点之间没有测量，不代表发生了意外。"],
    "start": ["起点"],
    "finish": ["终点"],
  },
  en: {
    "language": ["English"],
    "asOf": ["As at ",["time"],". The times are not confirmed; places are those of the published results."],
    "interactive": ["Open the page with favourites and a map"],
    "unknown": ["Nobody has this bib"],
    "noSignal": ["No signal after the last point is usual: nothing is measured between two points, and it is no sign of an emergency."],
    "start": ["Start"],
    "finish": ["Finish"],
  },
};
