// Made by `npm run gen` from locales/kit/score.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "add": {};
  "change": {};
  "remove": {};
  "title": {};
  "race": {};
  "chooseRace": {};
  "anotherRace": {};
  "raceMissing": {};
  "item": {};
  "marathon": {};
  "half-marathon": {};
  "10-km": {};
  "date": {};
  "window": { "from": string | number; "until": string | number };
  "windowUntil": { "until": string | number };
  "dateMissing": {};
  "dateOutside": { "window": string | number };
  "time": {};
  "timeHint": {};
  "timeMissing": {};
  "timeWrong": {};
  "timeImplausible": { "time": string | number };
  "timeOther": { "time": string | number; "item": string | number };
  "swap": { "item": string | number };
  "save": {};
  "cancel": {};
  "search": {};
  "searching": {};
  "found": { "count": number };
  "none": {};
  "again": {};
  "notListed": {};
  "gradeNote": { "grade": string | number };
  "grade": { "grade": string | number };
  "nameTitle": {};
  "raceName": {};
  "nameHint": {};
  "nameMissing": {};
  "useName": {};
  "verified": {};
  "unverified": {};
  "looking": {};
  "notFound": {};
  "unavailable": {};
  "certificate": {};
  "certificateHint": {};
  "optional": {};
}> = {
  scope: "kit/score",
  zh: {
    "add": ["添加成绩"],
    "change": ["修改"],
    "remove": ["移除"],
    "title": ["添加成绩"],
    "race": ["赛事"],
    "chooseRace": ["选择赛事"],
    "anotherRace": ["换一场"],
    "raceMissing": ["请选择赛事。"],
    "item": ["项目"],
    "marathon": ["马拉松（42.195 公里）"],
    "half-marathon": ["半程马拉松（21.0975 公里）"],
    "10-km": ["10 公里"],
    "date": ["比赛日期"],
    "window": [["from"]," 至 ",["until"]," 的成绩有效。"],
    "windowUntil": [["until"]," 及以前的成绩有效。"],
    "dateMissing": ["请填写比赛日期。"],
    "dateOutside": ["这一天不在有效范围内。",["window"]],
    "time": ["完赛时间"],
    "timeHint": ["时:分:秒，例如 3:25:07，也可以只输入数字 32507。"],
    "timeMissing": ["请填写完赛时间。"],
    "timeWrong": ["无法识别这个时间，请按 3:25:07 的格式填写。"],
    "timeImplausible": [["time"]," 不像这个项目的完赛时间，请核对。"],
    "timeOther": [["time"]," 更像“",["item"],"”的成绩。"],
    "swap": ["改为“",["item"],"”"],
    "save": ["保存"],
    "cancel": ["取消"],
    "search": ["搜索赛事名称"],
    "searching": ["正在查找…"],
    "found": ["找到 ",["count"]," 场赛事"],
    "none": ["没有找到，请换个词，或手动填写赛事名称。"],
    "again": ["重试"],
    "notListed": ["列表里没有，手动填写"],
    "gradeNote": [["grade"]," 级，不在认可范围内"],
    "grade": [["grade"]," 级"],
    "nameTitle": ["填写赛事名称"],
    "raceName": ["赛事名称"],
    "nameHint": ["请写全称和年份，例如“2024 湖滨马拉松”。"],
    "nameMissing": ["请填写赛事名称。"],
    "useName": ["使用这个名称"],
    "verified": ["已在赛事成绩中核实"],
    "unverified": ["待核验：由组委会审核，可以继续报名。"],
    "looking": ["正在核对赛事成绩，可以继续填写。"],
    "notFound": ["未查询到您的成绩信息，请确认证件信息后再试。也可以继续报名，成绩由组委会审核。"],
    "unavailable": ["暂时无法查询赛事成绩，可以继续报名，成绩由组委会审核。"],
    "certificate": ["成绩证书"],
    "certificateHint": ["证书或官方成绩截图。"],
    "optional": ["选填"],
  },
  en: {
    "add": ["Add a result"],
    "change": ["Change"],
    "remove": ["Remove"],
    "title": ["Add a result"],
    "race": ["Race"],
    "chooseRace": ["Choose the race"],
    "anotherRace": ["Choose another"],
    "raceMissing": ["Please choose the race."],
    "item": ["Distance"],
    "marathon": ["Marathon (42.195 km)"],
    "half-marathon": ["Half marathon (21.0975 km)"],
    "10-km": ["10 km"],
    "date": ["Date of the race"],
    "window": ["Results from ",["from"]," to ",["until"]," count."],
    "windowUntil": ["Results up to ",["until"]," count."],
    "dateMissing": ["Please enter the date of the race."],
    "dateOutside": ["Results of this day do not count. ",["window"]],
    "time": ["Finishing time"],
    "timeHint": ["Hours:minutes:seconds, such as 3:25:07, or digits only: 32507."],
    "timeMissing": ["Please enter your finishing time."],
    "timeWrong": ["This time cannot be read. Please write it as 3:25:07."],
    "timeImplausible": [["time"]," is not plausible for this distance. Please check it."],
    "timeOther": [["time"]," looks like a time for another distance: ",["item"],"."],
    "swap": ["Change to: ",["item"]],
    "save": ["Save"],
    "cancel": ["Cancel"],
    "search": ["Search by the race’s name"],
    "searching": ["Searching…"],
    "found": [["count","plural",{"one":["One race"],"other":["#"," races"]}]," found"],
    "none": ["None found. Try another word, or type the race’s name yourself."],
    "again": ["Try again"],
    "notListed": ["It is not in the list"],
    "gradeNote": ["grade ",["grade"],", does not count here"],
    "grade": ["grade ",["grade"]],
    "nameTitle": ["The race’s name"],
    "raceName": ["Name of the race"],
    "nameHint": ["In full and with the year, such as “Lakeside Marathon 2024”."],
    "nameMissing": ["Please enter the name of the race."],
    "useName": ["Use this name"],
    "verified": ["Found in the race’s results"],
    "unverified": ["Not verified yet: the organiser will check it. You can continue."],
    "looking": ["Being looked up in the race’s results. You can continue."],
    "notFound": ["Your result was not found. Check your document and try again, or continue: the organiser will check it."],
    "unavailable": ["The race’s results cannot be looked up right now. You can continue: the organiser will check your result."],
    "certificate": ["Certificate"],
    "certificateHint": ["The certificate, or a screenshot of the official result."],
    "optional": ["optional"],
  },
};
