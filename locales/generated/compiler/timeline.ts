// Made by `npm run gen` from locales/compiler/timeline.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "raceDayBegins": {};
  "raceStarts": {};
  "raceEnds": {};
  "raceEndsAssumed": { "hours": string | number };
  "registrationOpens": {};
  "registrationCloses": {};
  "drawResults": {};
  "itemStarts": { "name": string | number };
  "gun": { "item": string | number; "name": string | number };
  "cutOff": { "item": string | number; "name": string | number };
  "finishCloses": { "item": string | number };
  "appears": { "subject": string | number };
  "disappears": { "subject": string | number };
  "documentAppears": { "title": string | number };
  "documentExpires": { "title": string | number };
  "opens": { "subject": string | number };
  "closes": { "subject": string | number };
  "reached": { "subject": string | number };
  "countsDown": { "subject": string | number };
  "ends": { "subject": string | number };
  "other": { "subject": string | number; "key": string | number };
  "race": {};
  "block": { "id": string | number; "name": string | number };
  "route": { "path": string | number };
  "page": { "path": string | number; "name": string | number };
  "notFound": {};
  "site": {};
  "entryOf": { "subject": string | number; "name": string | number };
}> = {
  scope: "compiler/timeline",
  zh: {
    "raceDayBegins": ["比赛日开始"],
    "raceStarts": ["比赛开始"],
    "raceEnds": ["比赛结束"],
    "raceEndsAssumed": ["比赛视为结束（未写明结束时间，按起跑后 ",["hours"]," 小时计）"],
    "registrationOpens": ["报名开始"],
    "registrationCloses": ["报名截止"],
    "drawResults": ["公布抽签结果"],
    "itemStarts": ["“",["name"],"”起跑"],
    "gun": ["“",["item"],"”的“",["name"],"”发枪"],
    "cutOff": ["“",["item"],"”的“",["name"],"”关门"],
    "finishCloses": ["“",["item"],"”终点关门"],
    "appears": [["subject"],"出现"],
    "disappears": [["subject"],"消失"],
    "documentAppears": ["文章“",["title"],"”出现"],
    "documentExpires": ["文章“",["title"],"”失效"],
    "opens": [["subject"],"开放"],
    "closes": [["subject"],"关闭"],
    "reached": [["subject"],"到时间"],
    "countsDown": [["subject"],"倒计时归零"],
    "ends": [["subject"],"结束"],
    "other": [["subject"],"：到达 ",["key"]," 的时刻"],
    "race": ["赛事"],
    "block": ["板块 ",["id"],"（",["name"],"）"],
    "route": ["页面 ",["path"]],
    "page": ["页面 ",["path"],"（",["name"],"）"],
    "notFound": ["未知地址的页面"],
    "site": ["站点"],
    "entryOf": [["subject"],"“",["name"],"”"],
  },
  en: {
    "raceDayBegins": ["Race day begins"],
    "raceStarts": ["The race starts"],
    "raceEnds": ["The race ends"],
    "raceEndsAssumed": ["The race counts as over (",["hours"]," hours after the start, because no end is given)"],
    "registrationOpens": ["Registration opens"],
    "registrationCloses": ["Registration closes"],
    "drawResults": ["The results of the draw are published"],
    "itemStarts": ["\"",["name"],"\" starts"],
    "gun": ["The gun of \"",["name"],"\" of \"",["item"],"\""],
    "cutOff": ["The cut-off at \"",["name"],"\" of \"",["item"],"\""],
    "finishCloses": ["The finish of \"",["item"],"\" closes"],
    "appears": [["subject"]," appears"],
    "disappears": [["subject"]," disappears"],
    "documentAppears": ["The document \"",["title"],"\" appears"],
    "documentExpires": ["The document \"",["title"],"\" expires"],
    "opens": [["subject"]," opens"],
    "closes": [["subject"]," closes"],
    "reached": [["subject"]," is reached"],
    "countsDown": [["subject"]," counts down to zero"],
    "ends": [["subject"]," is over"],
    "other": [["subject"],": the time of ",["key"]," is reached"],
    "race": ["The race"],
    "block": ["Block ",["id"]," (",["name"],")"],
    "route": ["Page ",["path"]],
    "page": ["Page ",["path"]," (",["name"],")"],
    "notFound": ["The page for unknown addresses"],
    "site": ["The site"],
    "entryOf": [["subject"]," \"",["name"],"\""],
  },
};
