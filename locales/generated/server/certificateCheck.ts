// Made by `npm run gen` from locales/server/certificateCheck.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "language": {};
  "valid": {};
  "validMeaning": {};
  "replaced": {};
  "replacedMeaning": { "number": string | number };
  "hidden": {};
  "hiddenMeaning": {};
  "missing": {};
  "missingMeaning": {};
  "race": {};
  "item": {};
  "runner": {};
  "time": { "basis": string };
  "rank": {};
  "set": {};
}> = {
  scope: "server/certificateCheck",
  zh: {
    "title": ["证书核验"],
    "language": ["中文"],
    "valid": ["证书有效"],
    "validMeaning": ["与最新公布的成绩一致。"],
    "replaced": ["证书已被取代"],
    "replacedMeaning": ["成绩已更正，这张证书已被第 ",["number"]," 版取代。下面是当时的成绩。"],
    "hidden": ["证书有效"],
    "hiddenMeaning": ["选手选择不公开成绩，因此不显示其他内容。"],
    "missing": ["没有这张证书"],
    "missingMeaning": ["这个编号不是由本系统发出的。请核对网址，或向赛事组委会查询。"],
    "race": ["赛事"],
    "item": ["项目"],
    "runner": ["姓名"],
    "time": [["basis","select",{"net":["净成绩"],"other":["枪声成绩"]}]],
    "rank": ["总排名"],
    "set": ["成绩版次"],
  },
  en: {
    "title": ["Certificate check"],
    "language": ["English"],
    "valid": ["This certificate is genuine"],
    "validMeaning": ["It matches the newest published results."],
    "replaced": ["This certificate was replaced"],
    "replacedMeaning": ["The results were amended: set ",["number"]," replaced this certificate. Below is the result that it stated."],
    "hidden": ["This certificate is genuine"],
    "hiddenMeaning": ["The runner does not show the result in public, so nothing else is shown."],
    "missing": ["There is no such certificate"],
    "missingMeaning": ["This code was not issued here. Check the address, or ask the organiser of the race."],
    "race": ["Race"],
    "item": ["Item"],
    "runner": ["Name"],
    "time": [["basis","select",{"net":["Net time"],"other":["Gun time"]}]],
    "rank": ["Overall rank"],
    "set": ["Set of results"],
  },
};
