// Made by `npm run gen` from locales/home/countdown.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "cancelled": {};
  "title": {};
  "days": { "count": number };
  "hours": { "count": number };
  "minutes": { "count": number };
  "seconds": { "count": number };
  "left": { "days": number; "hours": number; "minutes": number };
  "running": {};
  "runningFor": { "hours": number; "minutes": number };
  "hasBegun": {};
  "begunFor": { "hours": number; "minutes": number };
  "isOver": {};
  "isPast": {};
  "today": {};
  "ago": { "days": number };
  "results": {};
  "more": {};
  "unknown": {};
}> = {
  scope: "home/countdown",
  zh: {
    "cancelled": ["赛事已取消"],
    "title": ["距离鸣枪起跑"],
    "days": ["天"],
    "hours": ["小时"],
    "minutes": ["分钟"],
    "seconds": ["秒"],
    "left": ["还有 ",["days"]," 天 ",["hours"]," 小时 ",["minutes"]," 分钟"],
    "running": ["比赛正在进行"],
    "runningFor": ["已鸣枪 ",["hours"]," 小时 ",["minutes"]," 分钟"],
    "hasBegun": ["已经开始"],
    "begunFor": ["已开始 ",["hours"]," 小时 ",["minutes"]," 分钟"],
    "isOver": ["比赛已结束，感谢每一位跑者"],
    "isPast": ["已经结束"],
    "today": ["就在今天"],
    "ago": [["days"]," 天前"],
    "results": ["查看成绩"],
    "more": ["了解更多"],
    "unknown": ["日期待定，请关注新闻公告。"],
  },
  en: {
    "cancelled": ["The race is cancelled"],
    "title": ["Countdown to the start"],
    "days": [["count","plural",{"one":["day"],"other":["days"]}]],
    "hours": [["count","plural",{"one":["hour"],"other":["hours"]}]],
    "minutes": [["count","plural",{"one":["minute"],"other":["minutes"]}]],
    "seconds": [["count","plural",{"one":["second"],"other":["seconds"]}]],
    "left": [["days","plural",{"one":["#"," day"],"other":["#"," days"]}],", ",["hours","plural",{"one":["#"," hour"],"other":["#"," hours"]}]," and ",["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]," to go"],
    "running": ["The race is on"],
    "runningFor": ["The gun went ",["hours","plural",{"one":["#"," hour"],"other":["#"," hours"]}]," and ",["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]," ago"],
    "hasBegun": ["It has started"],
    "begunFor": ["It started ",["hours","plural",{"one":["#"," hour"],"other":["#"," hours"]}]," and ",["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]," ago"],
    "isOver": ["The race is over. Thank you, runners"],
    "isPast": ["It is over"],
    "today": ["It was today"],
    "ago": [["days","plural",{"one":["#"," day"],"other":["#"," days"]}]," ago"],
    "results": ["See the results"],
    "more": ["Find out more"],
    "unknown": ["The date is to be announced. Watch the news."],
  },
};
