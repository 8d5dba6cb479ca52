// Made by `npm run gen` from locales/home/places-left.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "cancelled": {};
  "title": {};
  "total": { "count": number };
  "drawn": {};
  "direct": {};
  "invite": {};
  "all": {};
  "noLimit": {};
  "full": {};
  "allOf": { "count": number };
  "noWaiting": {};
  "waiting": { "count": number };
  "opens": { "at": string | number };
  "over": {};
  "looking": {};
  "signUp": {};
  "empty": {};
}> = {
  scope: "home/places-left",
  zh: {
    "cancelled": ["赛事已取消"],
    "title": ["剩余名额"],
    "total": ["剩余，共 ",["count","number"]," 个名额"],
    "drawn": ["个名额，抽签"],
    "direct": ["个名额，凭直通资格"],
    "invite": ["个名额，邀请"],
    "all": ["个名额"],
    "noLimit": ["不限名额"],
    "full": ["名额已满"],
    "allOf": ["共 ",["count","number"]," 个名额"],
    "noWaiting": ["没有候补"],
    "waiting": [["count","plural",{"0":["可以候补"],"other":["可以候补，已有 ","#"," 人在候补"]}]],
    "opens": [["at"]," 开放报名"],
    "over": ["报名已截止"],
    "looking": ["正在查询"],
    "signUp": ["立即报名"],
    "empty": ["项目稍后公布。"],
  },
  en: {
    "cancelled": ["The race is cancelled"],
    "title": ["Places left"],
    "total": ["left of ",["count","plural",{"one":["#"," place"],"other":["#"," places"]}]],
    "drawn": ["places, by draw"],
    "direct": ["places, by application"],
    "invite": ["places, by invitation"],
    "all": ["places"],
    "noLimit": ["No limit"],
    "full": ["Sold out"],
    "allOf": [["count","plural",{"one":["#"," place"],"other":["#"," places"]}]," in all"],
    "noWaiting": ["There is no waiting list."],
    "waiting": [["count","plural",{"0":["You can join the waiting list."],"one":["You can join the waiting list. One person waits."],"other":["You can join the waiting list. ","#"," people wait."]}]],
    "opens": ["Sign-up opens ",["at"]],
    "over": ["Sign-up has closed"],
    "looking": ["Looking"],
    "signUp": ["Sign up"],
    "empty": ["The items will be announced."],
  },
};
