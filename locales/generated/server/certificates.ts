// Made by `npm run gen` from locales/server/certificates.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "bibAsName": { "bib": string | number };
  "nameNote": {};
  "gender": { "gender": string };
  "basis": { "basis": string };
  "set": { "kind": string; "number": string | number; "date": string | number };
  "distance": { "km": string | number };
  "title": { "name": string | number; "item": string | number };
  "sampleName": {};
  "sampleClub": {};
  "sampleAgeGroup": {};
  "sampleCountry": {};
}> = {
  scope: "server/certificates",
  zh: {
    "bibAsName": ["参赛号 ",["bib"]],
    "nameNote": ["文件的字体中没有姓名的部分文字，因此以拉丁字母或参赛号代替；以证件上的写法为准。"],
    "gender": [["gender","select",{"1":["男"],"2":["女"],"other":[]}]],
    "basis": [["basis","select",{"net":["净成绩"],"other":["枪声成绩"]}]],
    "set": [["kind","select",{"preliminary":["初步成绩"],"official":["正式成绩"],"other":["更正成绩"]}]," · 第 ",["number"]," 版 · ",["date"]],
    "distance": [["km"]," 公里"],
    "title": [["name"]," · ",["item"]],
    "sampleName": ["选手 00001"],
    "sampleClub": ["河畔跑团"],
    "sampleAgeGroup": ["男子 30–34 岁"],
    "sampleCountry": ["中国"],
  },
  en: {
    "bibAsName": ["Bib ",["bib"]],
    "nameNote": ["The fonts of this file lack letters of the name, so it is printed in Latin letters or as the bib. The name on the document is the right one."],
    "gender": [["gender","select",{"1":["Men"],"2":["Women"],"other":[]}]],
    "basis": [["basis","select",{"net":["Net time"],"other":["Gun time"]}]],
    "set": [["kind","select",{"preliminary":["Preliminary results"],"official":["Official results"],"other":["Amended results"]}]," · set ",["number"]," · ",["date"]],
    "distance": [["km"]," km"],
    "title": [["name"]," · ",["item"]],
    "sampleName": ["Runner 00001"],
    "sampleClub": ["Riverside Runners"],
    "sampleAgeGroup": ["Men 30–34"],
    "sampleCountry": ["China"],
  },
};
