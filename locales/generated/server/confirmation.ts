// Made by `npm run gen` from locales/server/confirmation.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "day": { "date": string | number; "weekday": string | number };
  "latinName": {};
  "latinNote": {};
  "state": {};
  "payment": {};
  "paid": { "count": number; "paid": string | number };
  "paidBack": { "count": number; "paid": string | number; "back": string | number };
  "bring": {};
  "missing": { "characters": string | number };
  "contact": { "contact": string | number };
  "made": { "at": string | number };
  "pageOf": { "page": string | number; "of": string | number };
}> = {
  scope: "server/confirmation",
  zh: {
    "day": [["date"]," ",["weekday"]],
    "latinName": ["拼音或英文姓名"],
    "latinNote": ["本文件的字体中没有姓名的部分文字，因此印拼音或英文姓名，以证件上的写法为准。"],
    "state": ["报名状态"],
    "payment": ["付款"],
    "paid": [["count","plural",{"1":["已付款 ",["paid"]],"other":["#"," 人共付款 ",["paid"]]}]],
    "paidBack": [["count","plural",{"1":["已付款 ",["paid"],"，已退回 ",["back"]],"other":["#"," 人共付款 ",["paid"],"，已退回 ",["back"]]}]],
    "bring": ["领物须知"],
    "missing": ["“?”代替字体中没有的字符（",["characters"],"），以证件上的写法为准。"],
    "contact": ["组委会联系方式：",["contact"]],
    "made": ["下载于 ",["at"],"，最新状态以账号页显示的为准。"],
    "pageOf": ["第 ",["page"]," 页，共 ",["of"]," 页"],
  },
  en: {
    "day": [["weekday"],", ",["date"]],
    "latinName": ["Name in Latin letters"],
    "latinNote": ["The fonts of this file lack letters of the name, so it is printed in Latin letters. The name on the document is the right one."],
    "state": ["Status"],
    "payment": ["Payment"],
    "paid": [["count","plural",{"one":[["paid"]," paid"],"other":[["paid"]," paid for ","#"," people"]}]],
    "paidBack": [["count","plural",{"one":[["paid"]," paid, ",["back"]," of it paid back"],"other":[["paid"]," paid for ","#"," people, ",["back"]," of it paid back"]}]],
    "bring": ["Collecting your race pack"],
    "missing": ["\"?\" stands for a character that the font of this file does not have (",["characters"],"). The name on the document is the right one."],
    "contact": ["Organiser: ",["contact"]],
    "made": ["Downloaded ",["at"],". Your account shows the latest state."],
    "pageOf": ["Page ",["page"]," of ",["of"]],
  },
};
