// Made by `npm run gen` from locales/page/live.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "rehearsal": {};
  "rehearsalTime": { "time": string | number; "speed": string | number };
  "before": {};
  "startsAt": { "item": string | number; "time": string | number };
  "running": {};
  "after": {};
  "results": {};
  "noData": {};
  "failed": {};
  "plain": {};
  "unconfirmed": {};
  "item": {};
  "list": {};
  "all": {};
  "women": {};
  "board": { "item": string | number };
  "nobody": {};
  "place": {};
  "bib": {};
  "runner": {};
  "point": {};
  "distance": {};
  "time": {};
  "km": { "km": string | number };
  "search": {};
  "show": {};
  "unknown": { "bib": string | number };
  "follow": {};
  "unfollow": {};
  "followOf": { "bib": string | number };
  "unfollowOf": { "bib": string | number };
  "followed": {};
  "followedHint": {};
  "alerts": { "channel": string };
  "alertsHint": {};
  "alertsOf": { "bibs": string | number };
  "alertsVisitor": {};
  "alertsNoContact": {};
  "logIn": {};
  "join": {};
  "lastPoint": { "point": string | number; "time": string | number };
  "notSeen": {};
  "estimate": { "km": string | number; "time": string | number; "point": string | number };
  "estimateFinish": { "time": string | number };
  "overdue": { "time": string | number; "point": string | number };
  "map": { "km": string | number };
  "counts": { "status": string | number; "count": number };
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
  scope: "page/live",
  zh: {
    "title": ["实时成绩"],
    "rehearsal": ["演练：参赛者和时间都是虚拟的"],
    "rehearsalTime": ["演练时间 ",["time"],"，",["speed"]," 倍速"],
    "before": ["比赛还没有开始"],
    "startsAt": [["item"],"将于 ",["time"]," 出发。"],
    "running": ["比赛进行中"],
    "after": ["比赛已结束"],
    "results": ["查看成绩"],
    "noData": ["还没有实时数据，请在比赛当天再来。"],
    "failed": ["暂时无法读取实时数据，将自动重试。"],
    "plain": ["简洁版（无需脚本）"],
    "unconfirmed": ["时间未经确认，名次以公布的成绩为准。"],
    "item": ["项目"],
    "list": ["榜单"],
    "all": ["全部"],
    "women": ["女子"],
    "board": [["item"],"实时排名"],
    "nobody": ["还没有人经过计时点。"],
    "place": ["名次"],
    "bib": ["参赛号"],
    "runner": ["参赛者"],
    "point": ["计时点"],
    "distance": ["距离"],
    "time": ["时间"],
    "km": [["km"]," 公里"],
    "search": ["查找参赛者"],
    "show": ["查询"],
    "unknown": ["没有参赛号 ",["bib"]],
    "follow": ["关注"],
    "unfollow": ["取消关注"],
    "followOf": ["关注 ",["bib"]," 号"],
    "unfollowOf": ["取消关注 ",["bib"]," 号"],
    "followed": ["我关注的参赛者"],
    "followedHint": ["只保存在这个浏览器中。"],
    "alerts": ["到点提醒（",["channel","select",{"email":["邮件"],"other":["短信"]}],"）"],
    "alertsHint": ["选手通过计时点时通知您，每个计时点最多一次，最多 10 名选手。"],
    "alertsOf": ["已开启：",["bibs"],"。关闭后不再发送，赛后自动停止。"],
    "alertsVisitor": ["登录后，选手通过计时点时可以收到提醒。"],
    "alertsNoContact": ["您的账号没有邮箱或手机号，不能接收提醒。"],
    "logIn": ["登录"],
    "join": ["、"],
    "lastPoint": [["point"],"，",["time"]],
    "notSeen": ["还没有经过计时点"],
    "estimate": ["估计：约在 ",["km"]," 公里处，",["time"]," 左右到",["point"]],
    "estimateFinish": ["估计：",["time"]," 左右完赛"],
    "overdue": ["估计 ",["time"]," 左右到",["point"],"，还没有信号。没有信号不代表发生了意外。"],
    "map": ["估计位置：约 ",["km"]," 公里处"],
    "counts": [["status"]," ",["count","number"]],
    "status_not_started": ["未出发"],
    "status_running": ["途中"],
    "status_finished": ["完赛"],
    "status_dnf": ["未完赛"],
    "status_dns": ["未起跑"],
    "status_dsq": ["取消成绩"],
    "status_over_time": ["超过关门时间"],
    "status_missing_point": ["缺少计时点"],
    "status_out_of_competition": ["不计名次"],
    "status_unofficial": ["成绩未确认"],
  },
  en: {
    "title": ["Live"],
    "rehearsal": ["Rehearsal: the runners and times are not real"],
    "rehearsalTime": ["Race time ",["time"]," at ",["speed"]," times the speed"],
    "before": ["The race has not started yet"],
    "startsAt": [["item"]," starts at ",["time"],"."],
    "running": ["The race is on"],
    "after": ["The race is over"],
    "results": ["See the results"],
    "noData": ["There is no live data yet. Come back on race day."],
    "failed": ["The live data cannot be read at the moment. This page keeps trying."],
    "plain": ["Plain version without scripts"],
    "unconfirmed": ["Times are not confirmed; places are those of the published results."],
    "item": ["Item"],
    "list": ["List"],
    "all": ["All"],
    "women": ["Women"],
    "board": ["Leaderboard: ",["item"]],
    "nobody": ["Nobody has passed a timing point yet."],
    "place": ["Place"],
    "bib": ["Bib"],
    "runner": ["Runner"],
    "point": ["Point"],
    "distance": ["Distance"],
    "time": ["Time"],
    "km": [["km"]," km"],
    "search": ["Find a runner"],
    "show": ["Show"],
    "unknown": ["Nobody has bib ",["bib"]],
    "follow": ["Follow"],
    "unfollow": ["Unfollow"],
    "followOf": ["Follow bib ",["bib"]],
    "unfollowOf": ["Unfollow bib ",["bib"]],
    "followed": ["Runners that you follow"],
    "followedHint": ["Kept in this browser only."],
    "alerts": ["Alerts by ",["channel","select",{"email":["email"],"other":["text message"]}]],
    "alertsHint": ["A message when they pass a timing point: at most one a point, for up to 10 runners."],
    "alertsOf": ["On for ",["bibs"],". Switch it off to end all; it ends by itself after the race."],
    "alertsVisitor": ["Log in to get a message when they pass a timing point."],
    "alertsNoContact": ["Your account has neither an email address nor a phone number for alerts."],
    "logIn": ["Log in"],
    "join": [", "],
    "lastPoint": [["point"]," in ",["time"]],
    "notSeen": ["Not seen at a point yet"],
    "estimate": ["Estimate: near km ",["km"],", at ",["point"]," around ",["time"]],
    "estimateFinish": ["Estimate: finishes around ",["time"]],
    "overdue": ["Expected at ",["point"]," around ",["time"],", no signal yet. That is no sign of an emergency."],
    "map": ["Estimated position: near km ",["km"]],
    "counts": [["count","number"]," ",["status"]],
    "status_not_started": ["not started"],
    "status_running": ["on the course"],
    "status_finished": ["finished"],
    "status_dnf": ["did not finish"],
    "status_dns": ["did not start"],
    "status_dsq": ["disqualified"],
    "status_over_time": ["over the time limit"],
    "status_missing_point": ["missed a timing point"],
    "status_out_of_competition": ["out of competition"],
    "status_unofficial": ["unconfirmed"],
  },
};
