// Made by `npm run gen` from locales/page/i18n-demos.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "lead": {};
  "language": {};
  "languageName": {};
  "offered": {};
  "chinese": {};
  "english": {};
  "plurals": {};
  "runners": { "count": number };
  "dates": {};
  "numbers": {};
  "day": {};
  "moment": {};
  "documentDate": {};
  "full": {};
  "places": {};
  "distance": {};
  "fee": {};
  "share": {};
  "tables": {};
  "search": {};
  "text": {};
  "found": { "count": number };
  "none": { "query": string | number };
  "empty": {};
}> = {
  scope: "page/i18n-demos",
  zh: {
    "title": ["翻译演示"],
    "lead": ["同一份内容在两种语言中的写法：复数、日期、数字与远程翻译表。"],
    "language": ["当前语言"],
    "languageName": ["中文"],
    "offered": ["本网站提供的语言"],
    "chinese": ["中文"],
    "english": ["英文"],
    "plurals": ["复数"],
    "runners": [["count","plural",{"0":["没有选手"],"other":["#"," 名选手"]}]],
    "dates": ["日期与时间"],
    "numbers": ["数字"],
    "day": ["日期"],
    "moment": ["时刻"],
    "documentDate": ["文章日期"],
    "full": ["完整时间"],
    "places": ["名额"],
    "distance": ["距离"],
    "fee": ["报名费"],
    "share": ["完赛率"],
    "tables": ["远程翻译表"],
    "search": ["搜索翻译"],
    "text": ["原文"],
    "found": [["count"]," 条翻译"],
    "none": ["没有与“",["query"],"”相符的翻译。"],
    "empty": ["这个网站没有配置远程翻译表。"],
  },
  en: {
    "title": ["Translation demo"],
    "lead": ["The same content in both languages: plurals, dates, numbers and the remote translation tables."],
    "language": ["Current language"],
    "languageName": ["English"],
    "offered": ["Languages of this website"],
    "chinese": ["Chinese"],
    "english": ["English"],
    "plurals": ["Plurals"],
    "runners": [["count","plural",{"0":["no runners"],"one":["#"," runner"],"other":["#"," runners"]}]],
    "dates": ["Dates and times"],
    "numbers": ["Numbers"],
    "day": ["Day"],
    "moment": ["Moment"],
    "documentDate": ["Document date"],
    "full": ["Full time"],
    "places": ["Places"],
    "distance": ["Distance"],
    "fee": ["Fee"],
    "share": ["Finishers"],
    "tables": ["Remote translation tables"],
    "search": ["Search the translations"],
    "text": ["Text"],
    "found": [["count","plural",{"one":["#"," translation"],"other":["#"," translations"]}]],
    "none": ["No translation matches “",["query"],"”."],
    "empty": ["This website has no remote translation tables."],
  },
};
