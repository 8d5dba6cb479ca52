// Made by `npm run gen` from locales/server/livePage.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "language": {};
  "rehearsal": {};
  "asOf": { "time": string | number };
  "interactive": {};
  "bib": {};
  "show": {};
  "unknown": {};
  "noData": {};
  "nobody": {};
  "noSignal": {};
  "start": {};
  "finish": {};
  "place": {};
  "runner": {};
  "point": {};
  "distance": {};
  "time": {};
  "km": { "km": string | number };
  "status_not_started": {};
  "status_running": {};
  "status_finished": {};
  "status_dnf": {};
  "status_dns": {};
  "status_dsq": {};
  "status_over_time": {};
  "status_missing_point": {};
  "status_out_of_competition": {};
  "status_unofficial": {};
}> = {
  scope: "server/livePage",
  zh: {
    "title": ["实时成绩"],
    "language": ["中文"],
    "rehearsal": ["演练：参赛者和时间都是虚拟的"],
    "asOf": ["截至 ",["time"],"。时间未经确认，名次以公布的成绩为准。"],
    "interactive": ["打开带收藏和地图的页面"],
    "bib": ["参赛号"],
    "show": ["查询"],
    "unknown": ["没有这个参赛号"],
    "noData": ["还没有实时数据。"],
    "nobody": ["还没有人经过计时点。"],
    "noSignal": ["最后一个计时点之后没有信号是正常的：两个计时点之间没有测量，不代表发生了意外。"],
    "start": ["起点"],
    "finish": ["终点"],
    "place": ["名次"],
    "runner": ["参赛者"],
    "point": ["计时点"],
    "distance": ["距离"],
    "time": ["时间"],
    "km": [["km"]," 公里"],
    "status_not_started": ["未出发"],
    "status_running": ["比赛中"],
    "status_finished": ["完赛"],
    "status_dnf": ["未完赛"],
    "status_dns": ["未起跑"],
    "status_dsq": ["取消成绩"],
    "status_over_time": ["关门"],
    "status_missing_point": ["缺少计时点"],
    "status_out_of_competition": ["不参加排名"],
    "status_unofficial": ["非正式"],
  },
  en: {
    "title": ["Live"],
    "language": ["English"],
    "rehearsal": ["Rehearsal: the runners and times are not real"],
    "asOf": ["As at ",["time"],". The times are not confirmed; places are those of the published results."],
    "interactive": ["Open the page with favourites and a map"],
    "bib": ["Bib"],
    "show": ["Show"],
    "unknown": ["Nobody has this bib"],
    "noData": ["There is no live data yet."],
    "nobody": ["Nobody has passed a timing point yet."],
    "noSignal": ["No signal after the last point is usual: nothing is measured between two points, and it is no sign of an emergency."],
    "start": ["Start"],
    "finish": ["Finish"],
    "place": ["Place"],
    "runner": ["Runner"],
    "point": ["Point"],
    "distance": ["Distance"],
    "time": ["Time"],
    "km": [["km"]," km"],
    "status_not_started": ["not started"],
    "status_running": ["running"],
    "status_finished": ["finished"],
    "status_dnf": ["did not finish"],
    "status_dns": ["did not start"],
    "status_dsq": ["disqualified"],
    "status_over_time": ["over time"],
    "status_missing_point": ["missing a point"],
    "status_out_of_competition": ["out of competition"],
    "status_unofficial": ["unofficial"],
  },
};
