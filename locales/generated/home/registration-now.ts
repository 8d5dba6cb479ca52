// Made by `npm run gen` from locales/home/registration-now.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "cancelled": {};
  "title": {};
  "opens": {};
  "closes": {};
  "draw": {};
  "yourTime": { "time": string | number };
  "before": {};
  "beforeDays": { "count": number };
  "beforeSoon": {};
  "open": {};
  "openDays": { "count": number };
  "openSoon": {};
  "off": {};
  "closed": {};
  "choose": {};
  "chooseBody": {};
  "notOpenBody": { "time": string | number };
  "closedBody": { "time": string | number };
  "signUp": {};
  "lookUp": {};
  "places": { "count": number };
  "full": {};
  "waiting": {};
  "items": {};
  "unknown": {};
}> = {
  scope: "home/registration-now",
  zh: {
    "cancelled": ["赛事已取消"],
    "title": ["报名"],
    "opens": ["开始"],
    "closes": ["截止"],
    "draw": ["公布抽签结果"],
    "yourTime": ["您所在时区：",["time"]],
    "before": ["报名尚未开始"],
    "beforeDays": [["count"]," 天后开始"],
    "beforeSoon": ["一天内开始"],
    "open": ["报名正在进行"],
    "openDays": ["还剩 ",["count"]," 天"],
    "openSoon": ["最后一天"],
    "off": ["暂不受理报名"],
    "closed": ["报名已截止"],
    "choose": ["报名或查询"],
    "chooseBody": ["您想报名参赛，还是查询已有的报名？"],
    "notOpenBody": ["报名将于 ",["time"]," 开始。已报名的参赛者可以查询报名。"],
    "closedBody": ["报名已于 ",["time"]," 截止。已报名的参赛者可以查询报名与抽签状态。"],
    "signUp": ["立即报名"],
    "lookUp": ["报名查询"],
    "places": [["count","number"]," 个名额"],
    "full": ["名额已满"],
    "waiting": ["可候补"],
    "items": ["名额与费用"],
    "unknown": ["报名时间稍后公布。"],
  },
  en: {
    "cancelled": ["The race is cancelled"],
    "title": ["Registration"],
    "opens": ["Opens"],
    "closes": ["Closes"],
    "draw": ["Draw results"],
    "yourTime": ["Your time: ",["time"]],
    "before": ["Registration is not open yet"],
    "beforeDays": ["Opens in ",["count","plural",{"one":["#"," day"],"other":["#"," days"]}]],
    "beforeSoon": ["Opens within a day"],
    "open": ["Registration is open"],
    "openDays": [["count","plural",{"one":["#"," day"],"other":["#"," days"]}]," left"],
    "openSoon": ["The last day"],
    "off": ["Registration is not available at the moment"],
    "closed": ["Registration has closed"],
    "choose": ["Sign up or look up"],
    "chooseBody": ["Would you like to sign up, or look up a registration you have made?"],
    "notOpenBody": ["Registration opens ",["time"],". If you have registered already, you can look up your registration."],
    "closedBody": ["Registration closed ",["time"],". You can look up your registration and the result of the draw."],
    "signUp": ["Sign up"],
    "lookUp": ["Look up a registration"],
    "places": [["count","plural",{"one":["#"," place"],"other":["#"," places"]}]],
    "full": ["Sold out"],
    "waiting": ["Waiting list"],
    "items": ["Places and fees"],
    "unknown": ["The registration dates will be announced."],
  },
};
