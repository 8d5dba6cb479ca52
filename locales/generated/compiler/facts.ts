// Made by `npm run gen` from locales/compiler/facts.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "yuan": { "yuan": string | number };
  "earlyUntil": { "fee": string | number; "until": string | number };
  "earlyBetween": { "fee": string | number; "from": string | number; "until": string | number };
  "withEarly": { "regular": string | number; "early": string | number };
  "free": {};
  "kilometres": { "km": string | number };
  "aboutKilometres": { "km": string | number };
  "metres": { "metres": string | number };
  "years": { "age": string | number };
  "ageFrom": { "age": string | number };
  "ageTo": { "age": string | number };
  "ageBetween": { "min": string | number; "max": string | number };
  "ageNone": {};
  "draw": {};
  "direct": {};
  "invite": {};
  "firstCome": {};
  "moment": { "date": string | number; "time": string | number };
  "date": { "year": string | number; "month": string | number; "day": string | number; "monthName": string | number };
  "day": { "month": string | number; "day": string | number; "monthName": string | number };
  "hours": { "hours": string | number };
  "minutes": { "minutes": string | number };
  "hoursAndMinutes": { "hours": string | number; "minutes": string | number };
  "weekday0": {};
  "weekday1": {};
  "weekday2": {};
  "weekday3": {};
  "weekday4": {};
  "weekday5": {};
  "weekday6": {};
  "month1": {};
  "month2": {};
  "month3": {};
  "month4": {};
  "month5": {};
  "month6": {};
  "month7": {};
  "month8": {};
  "month9": {};
  "month10": {};
  "month11": {};
  "month12": {};
}> = {
  scope: "compiler/facts",
  zh: {
    "yuan": [["yuan"]," 元"],
    "earlyUntil": ["早鸟价 ",["fee"],"，",["until"],"前"],
    "earlyBetween": ["早鸟价 ",["fee"],"，",["from"],"至",["until"]],
    "withEarly": [["regular"],"（",["early"],"）"],
    "free": ["免费"],
    "kilometres": [["km"]," 公里"],
    "aboutKilometres": ["约 ",["km"]," 公里"],
    "metres": [["metres"]," 米"],
    "years": [["age"]," 周岁"],
    "ageFrom": [["age"]," 周岁起"],
    "ageTo": ["不超过 ",["age"]," 周岁"],
    "ageBetween": [["min"],"–",["max"]," 周岁"],
    "ageNone": ["不限"],
    "draw": ["抽签"],
    "direct": ["直通资格审核"],
    "invite": ["邀请"],
    "firstCome": ["先到先得"],
    "moment": [["date"]," ",["time"]],
    "date": [["year"],"年",["month"],"月",["day"],"日"],
    "day": [["month"],"月",["day"],"日"],
    "hours": [["hours"]," 小时"],
    "minutes": [["minutes"]," 分钟"],
    "hoursAndMinutes": [["hours"]," 小时 ",["minutes"]," 分钟"],
    "weekday0": ["星期日"],
    "weekday1": ["星期一"],
    "weekday2": ["星期二"],
    "weekday3": ["星期三"],
    "weekday4": ["星期四"],
    "weekday5": ["星期五"],
    "weekday6": ["星期六"],
    "month1": ["一月"],
    "month2": ["二月"],
    "month3": ["三月"],
    "month4": ["四月"],
    "month5": ["五月"],
    "month6": ["六月"],
    "month7": ["七月"],
    "month8": ["八月"],
    "month9": ["九月"],
    "month10": ["十月"],
    "month11": ["十一月"],
    "month12": ["十二月"],
  },
  en: {
    "yuan": ["¥",["yuan"]],
    "earlyUntil": [["fee"]," as an early bird until ",["until"]],
    "earlyBetween": [["fee"]," as an early bird from ",["from"]," to ",["until"]],
    "withEarly": [["regular"]," (",["early"],")"],
    "free": ["free"],
    "kilometres": [["km"]," km"],
    "aboutKilometres": ["about ",["km"]," km"],
    "metres": [["metres"]," m"],
    "years": [["age"]],
    "ageFrom": [["age"]," and over"],
    "ageTo": ["up to ",["age"]],
    "ageBetween": [["min"]," to ",["max"]],
    "ageNone": ["no minimum"],
    "draw": ["draw"],
    "direct": ["by application"],
    "invite": ["by invitation"],
    "firstCome": ["first come, first served"],
    "moment": [["date"],", ",["time"]],
    "date": [["day"]," ",["monthName"]," ",["year"]],
    "day": [["day"]," ",["monthName"]],
    "hours": [["hours"]," h"],
    "minutes": [["minutes"]," min"],
    "hoursAndMinutes": [["hours"]," h ",["minutes"]," min"],
    "weekday0": ["Sunday"],
    "weekday1": ["Monday"],
    "weekday2": ["Tuesday"],
    "weekday3": ["Wednesday"],
    "weekday4": ["Thursday"],
    "weekday5": ["Friday"],
    "weekday6": ["Saturday"],
    "month1": ["January"],
    "month2": ["February"],
    "month3": ["March"],
    "month4": ["April"],
    "month5": ["May"],
    "month6": ["June"],
    "month7": ["July"],
    "month8": ["August"],
    "month9": ["September"],
    "month10": ["October"],
    "month11": ["November"],
    "month12": ["December"],
  },
};
