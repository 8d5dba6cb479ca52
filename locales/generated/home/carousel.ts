// Made by `npm run gen` from locales/home/carousel.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "label": {};
  "slide": { "number": string | number; "count": string | number };
  "previous": {};
  "next": {};
  "pause": {};
  "play": {};
  "opensAt": { "moment": string | number };
  "openUntil": { "moment": string | number };
  "off": {};
  "drawAt": { "moment": string | number };
  "daysLeft": { "count": number };
  "soon": {};
  "cancelled": {};
  "raceDay": {};
  "after": {};
  "toCome": {};
  "calendar": {};
}> = {
  scope: "home/carousel",
  zh: {
    "label": ["精选图片"],
    "slide": ["第 ",["number"]," 张，共 ",["count"]," 张"],
    "previous": ["上一张"],
    "next": ["下一张"],
    "pause": ["暂停自动播放"],
    "play": ["开始自动播放"],
    "opensAt": [["moment"]," 开放报名"],
    "openUntil": ["报名进行中 · ",["moment"]," 截止"],
    "off": ["暂不受理报名"],
    "drawAt": ["报名已截止 · ",["moment"]," 公布抽签结果"],
    "daysLeft": [["count","plural",{"0":["今天开跑"],"other":["距比赛日还有 ","#"," 天"]}]],
    "soon": ["报名已截止，等待开跑"],
    "cancelled": ["赛事已取消"],
    "raceDay": ["比赛进行中"],
    "after": ["比赛已结束"],
    "toCome": ["比赛已结束 · 成绩待公布"],
    "calendar": ["加入日历"],
  },
  en: {
    "label": ["Highlights"],
    "slide": ["Slide ",["number"]," of ",["count"]],
    "previous": ["Previous slide"],
    "next": ["Next slide"],
    "pause": ["Pause the slide show"],
    "play": ["Start the slide show"],
    "opensAt": ["Registration opens ",["moment"]],
    "openUntil": ["Registration open · until ",["moment"]],
    "off": ["Registration is not available at the moment"],
    "drawAt": ["Registration closed · draw results ",["moment"]],
    "daysLeft": [["count","plural",{"0":["Starts today"],"one":["#"," day to race day"],"other":["#"," days to race day"]}]],
    "soon": ["Registration closed · race day ahead"],
    "cancelled": ["The race is cancelled"],
    "raceDay": ["The race is on"],
    "after": ["The race is over"],
    "toCome": ["The race is over · results to come"],
    "calendar": ["Add the dates to your calendar"],
  },
};
