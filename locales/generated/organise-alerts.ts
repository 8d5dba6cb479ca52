// Made by `npm run gen` from locales/organise-alerts.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "lead": {};
  "shown": {};
  "nothingShown": {};
  "earlier": {};
  "new": {};
  "sentence": {};
  "sentenceMissing": {};
  "name_delay": {};
  "name_reroute": {};
  "name_heat": {};
  "name_storm": {};
  "name_cancelled": {};
  "item": {};
  "race": {};
  "time": {};
  "timeHint": { "zone": string | number };
  "timeMissing": {};
  "minutes": {};
  "forMinutes": { "minutes": number };
  "forHours": { "hours": number };
  "preview": {};
  "show": {};
  "showTitle": {};
  "notYet": {};
  "isShown": {};
  "end": {};
  "ended": {};
  "fromUntil": { "from": string | number; "until": string | number };
  "endedBy": { "from": string | number; "until": string | number };
  "level_notice": {};
  "level_warning": {};
  "level_danger": {};
  "stale": { "time": string | number };
}> = {
  scope: "organise-alerts",
  zh: {
    "lead": ["提醒会在十秒内出现在网站的每一页顶部，包括已经打开的页面，无需重新发布；到时自动消失。文案事先写好，中英文齐全，不能临时改写。"],
    "shown": ["正在显示"],
    "nothingShown": ["现在没有提醒。"],
    "earlier": ["以前的提醒"],
    "new": ["发布提醒"],
    "sentence": ["文案"],
    "sentenceMissing": ["请选择文案"],
    "name_delay": ["推迟起跑"],
    "name_reroute": ["赛道调整"],
    "name_heat": ["高温"],
    "name_storm": ["雷雨大风"],
    "name_cancelled": ["比赛取消"],
    "item": ["项目"],
    "race": ["整场比赛"],
    "time": ["新的时间"],
    "timeHint": ["按赛事所在地时间（",["zone"],"）"],
    "timeMissing": ["请填写新的时间"],
    "minutes": ["显示时长"],
    "forMinutes": [["minutes"]," 分钟"],
    "forHours": [["hours"]," 小时"],
    "preview": ["将显示为"],
    "show": ["在所有页面显示"],
    "showTitle": ["现在在所有页面显示这条提醒？"],
    "notYet": ["先不显示"],
    "isShown": ["提醒已发布"],
    "end": ["结束显示"],
    "ended": ["提醒已结束"],
    "fromUntil": [["from"]," 至 ",["until"]],
    "endedBy": [["from"]," 至 ",["until"],"，由工作人员结束"],
    "level_notice": ["通知"],
    "level_warning": ["注意"],
    "level_danger": ["紧急"],
    "stale": ["没有更新成功，显示的是 ",["time"]," 的情况。"],
  },
  en: {
    "lead": ["An alert appears at the top of every page of the site within ten seconds, also on pages that are open, without a publish, and disappears by itself. Its words are written beforehand in both languages and cannot be changed here."],
    "shown": ["Shown now"],
    "nothingShown": ["No alert is shown."],
    "earlier": ["Earlier alerts"],
    "new": ["Show an alert"],
    "sentence": ["Sentence"],
    "sentenceMissing": ["Choose a sentence"],
    "name_delay": ["Delayed start"],
    "name_reroute": ["Course change"],
    "name_heat": ["Heat"],
    "name_storm": ["Thunderstorm"],
    "name_cancelled": ["Cancelled"],
    "item": ["Item"],
    "race": ["The whole race"],
    "time": ["New time"],
    "timeHint": ["By the clock of the race (",["zone"],")"],
    "timeMissing": ["State the new time"],
    "minutes": ["Shown for"],
    "forMinutes": [["minutes","plural",{"one":["#"," minute"],"other":["#"," minutes"]}]],
    "forHours": [["hours","plural",{"one":["#"," hour"],"other":["#"," hours"]}]],
    "preview": ["It will read"],
    "show": ["Show on every page"],
    "showTitle": ["Show this alert on every page now?"],
    "notYet": ["Not yet"],
    "isShown": ["The alert is shown"],
    "end": ["End it"],
    "ended": ["The alert has ended"],
    "fromUntil": [["from"]," to ",["until"]],
    "endedBy": [["from"]," to ",["until"],", ended by an organiser"],
    "level_notice": ["Notice"],
    "level_warning": ["Warning"],
    "level_danger": ["Urgent"],
    "stale": ["This could not be updated. It is as of ",["time"],"."],
  },
};
