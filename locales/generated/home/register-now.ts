// Made by `npm run gen` from locales/home/register-now.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "cancelled": {};
  "title": {};
  "signUp": {};
  "before": {};
  "opensIn": { "left": string | number };
  "open": {};
  "closes": { "time": string | number };
  "closed": {};
  "closedAt": { "time": string | number };
  "lookUp": {};
  "over": {};
  "results": {};
  "off": {};
  "noLink": {};
  "days": { "count": number };
  "hours": { "count": number };
  "minutes": { "count": number };
}> = {
  scope: "home/register-now",
  zh: {
    "cancelled": ["赛事已取消"],
    "title": ["报名"],
    "signUp": ["立即报名"],
    "before": ["报名尚未开始"],
    "opensIn": ["距离开始还有 ",["left"]],
    "open": ["报名正在进行"],
    "closes": [["time"]," 截止"],
    "closed": ["报名已截止"],
    "closedAt": ["已于 ",["time"]," 截止"],
    "lookUp": ["查询报名"],
    "over": ["比赛已结束"],
    "results": ["查看成绩"],
    "off": ["暂不受理报名"],
    "noLink": ["报名入口稍后公布。"],
    "days": [["count"]," 天"],
    "hours": [["count"]," 小时"],
    "minutes": [["count"]," 分钟"],
  },
  en: {
    "cancelled": ["The race is cancelled"],
    "title": ["Registration"],
    "signUp": ["Sign up now"],
    "before": ["Registration is not open yet"],
    "opensIn": [["left"]," to go"],
    "open": ["Registration is open"],
    "closes": ["Closes ",["time"]],
    "closed": ["Registration has closed"],
    "closedAt": ["Closed ",["time"]],
    "lookUp": ["Look up your registration"],
    "over": ["The race is over"],
    "results": ["See the results"],
    "off": ["Registration is not available at the moment"],
    "noLink": ["The link to sign up will be announced."],
    "days": [["count","plural",{"one":["#"," day"],"other":["#"," days"]}]],
    "hours": [["count","plural",{"one":["#"," hour"],"other":["#"," hours"]}]],
    "minutes": [["count","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],
  },
};
