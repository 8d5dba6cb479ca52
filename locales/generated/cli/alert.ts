// Made by `npm run gen` from locales/cli/alert.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "summary": {};
  "help": {};
  "item": {};
  "time": {};
  "minutes": { "least": string | number; "most": string | number; "usual": string | number };
  "json": {};
  "unknownAct": { "act": string | number };
  "noSentence": {};
  "noId": {};
  "noTime": { "value": string | number };
  "noMinutes": { "value": string | number; "least": string | number; "most": string | number };
  "shown": { "id": string | number; "until": string | number };
  "ended": { "id": string | number };
  "state_shown": {};
  "state_over": {};
}> = {
  scope: "cli/alert",
  zh: {
    "summary": ["在网站每一页显示赛事提醒"],
    "help": ["list 列出可用的文案和最近的提醒；show 在网站每一页显示一条文案，包括已经打开的页面；end 结束一条提醒。"],
    "item": ["只针对这个项目"],
    "time": ["新的时间，例如 2026-10-18T08:30+08:00"],
    "minutes": ["显示多少分钟，",["least"]," 到 ",["most"],"，默认 ",["usual"]],
    "json": ["以 JSON 输出"],
    "unknownAct": ["startline alert 没有“",["act"],"”，请写 list、show 或 end。"],
    "noSentence": ["请写明文案，例如 startline alert show heat --domain 域名"],
    "noId": ["请写明提醒的编号，见 startline alert list"],
    "noTime": ["“",["value"],"”不是带时区的时间，例如 2026-10-18T08:30+08:00"],
    "noMinutes": ["“",["value"],"”不是 ",["least"]," 到 ",["most"]," 的整数"],
    "shown": ["提醒 ",["id"]," 将显示到 ",["until"],"："],
    "ended": ["提醒 ",["id"]," 已结束。"],
    "state_shown": ["正在显示"],
    "state_over": ["已结束"],
  },
  en: {
    "summary": ["alerts on every page of a race's site"],
    "help": ["list prints the sentences there are and the last alerts; show shows a sentence on every page of the site, also on open ones; end ends an alert."],
    "item": ["about this item only"],
    "time": ["the new time, such as 2026-10-18T08:30+08:00"],
    "minutes": ["for how many minutes it is shown, ",["least"]," to ",["most"],"; ",["usual"]," unless given"],
    "json": ["print JSON"],
    "unknownAct": ["startline alert has no \"",["act"],"\". Write list, show or end."],
    "noSentence": ["Name the sentence, such as startline alert show heat --domain HOST"],
    "noId": ["Name the alert by its number, which startline alert list prints"],
    "noTime": ["\"",["value"],"\" is no time with its zone, such as 2026-10-18T08:30+08:00"],
    "noMinutes": ["\"",["value"],"\" is no whole number from ",["least"]," to ",["most"]],
    "shown": ["Alert ",["id"]," is shown until ",["until"],":"],
    "ended": ["Alert ",["id"]," has ended."],
    "state_shown": ["shown"],
    "state_over": ["over"],
  },
};
