// Made by `npm run gen` from locales/signup/waiting.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "lead": {};
  "ahead": {};
  "wait": {};
  "counting": {};
  "countingHint": {};
  "keepOpen": {};
  "minutes": { "count": number };
  "announced": { "wait": string | number };
  "announcedCounting": {};
  "stop": {};
}> = {
  scope: "signup/waiting",
  zh: {
    "title": ["正在排队报名"],
    "lead": ["现在报名的人很多。轮到您时，报名会自动提交，无需操作，也不用刷新页面。"],
    "ahead": ["前面的人数"],
    "wait": ["预计等待"],
    "counting": ["统计中"],
    "countingHint": ["十秒内到达的人随机排序，不分先后。人数统计完成后，这里会显示您的位置。"],
    "keepOpen": ["可以切换到其他页面，保持本页打开即可。打开多个页面或重新进入都不会改变您的位置。"],
    "minutes": [["count","plural",{"0":["不到 1 分钟"],"other":["约 ","#"," 分钟"]}]],
    "announced": ["正在排队，预计等待",["wait"],"。"],
    "announcedCounting": ["正在排队，人数统计中。"],
    "stop": ["停止排队"],
  },
  en: {
    "title": ["You are in line"],
    "lead": ["Many people are signing up right now. Your sign-up is submitted by itself when it is your turn: there is nothing to do, and no need to reload."],
    "ahead": ["People ahead of you"],
    "wait": ["Expected wait"],
    "counting": ["Counting"],
    "countingHint": ["Everybody who came within the same ten seconds is shuffled, so being a second earlier makes no difference. Your place shows here once all are counted."],
    "keepOpen": ["You can do something else while this tab stays open. More tabs, or coming back later, do not change your place."],
    "minutes": [["count","plural",{"0":["less than a minute"],"one":["about 1 minute"],"other":["about ","#"," minutes"]}]],
    "announced": ["You are in line. Expected wait: ",["wait"],"."],
    "announcedCounting": ["You are in line. People are being counted."],
    "stop": ["Stop waiting"],
  },
};
