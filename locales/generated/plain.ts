// Made by `npm run gen` from locales/plain.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "choose": {};
  "yes": {};
  "no": {};
  "whichOne": {};
  "option": { "number": string | number };
  "entryOf": { "name": string | number; "number": string | number };
  "addEntry": {};
  "addNamed": { "name": string | number };
  "listFull": { "most": string | number };
  "removeEntry": { "number": string | number };
  "moveUp": { "number": string | number };
  "moveDown": { "number": string | number };
  "added": { "number": string | number };
  "removed": { "number": string | number };
  "moved": { "number": string | number };
  "addProperty": {};
  "propertyName": {};
  "propertyValue": {};
  "removeProperty": { "name": string | number };
  "removeNewProperty": {};
  "expand": { "name": string | number };
  "raceTime": {};
  "unsupported": { "name": string | number };
}> = {
  scope: "plain",
  zh: {
    "choose": ["请选择"],
    "yes": ["是"],
    "no": ["否"],
    "whichOne": ["请选择一种"],
    "option": ["选项 ",["number"]],
    "entryOf": [["name"]," ",["number"]],
    "addEntry": ["添加一项"],
    "addNamed": ["添加",["name"]],
    "listFull": ["最多 ",["most"]," 项，已经填满。"],
    "removeEntry": ["删除第 ",["number"]," 项"],
    "moveUp": ["上移第 ",["number"]," 项"],
    "moveDown": ["下移第 ",["number"]," 项"],
    "added": ["已添加第 ",["number"]," 项。"],
    "removed": ["第 ",["number"]," 项已删除。"],
    "moved": ["已移到第 ",["number"]," 位。"],
    "addProperty": ["添加一个条目"],
    "propertyName": ["条目名称"],
    "propertyValue": ["条目内容"],
    "removeProperty": ["删除“",["name"],"”"],
    "removeNewProperty": ["删除这个条目"],
    "expand": ["填写“",["name"],"”"],
    "raceTime": ["请按赛事当地时间填写。"],
    "unsupported": ["无法显示“",["name"],"”，请联系赛事组委会。"],
  },
  en: {
    "choose": ["Please choose"],
    "yes": ["Yes"],
    "no": ["No"],
    "whichOne": ["Choose one"],
    "option": ["Option ",["number"]],
    "entryOf": [["name"]," ",["number"]],
    "addEntry": ["Add an entry"],
    "addNamed": ["Add: ",["name"]],
    "listFull": ["At most ",["most"],": the list is full."],
    "removeEntry": ["Remove no. ",["number"]],
    "moveUp": ["Move no. ",["number"]," up"],
    "moveDown": ["Move no. ",["number"]," down"],
    "added": ["No. ",["number"]," was added."],
    "removed": ["No. ",["number"]," was removed."],
    "moved": ["Moved to no. ",["number"],"."],
    "addProperty": ["Add an entry"],
    "propertyName": ["Name of the entry"],
    "propertyValue": ["Content of the entry"],
    "removeProperty": ["Remove “",["name"],"”"],
    "removeNewProperty": ["Remove this entry"],
    "expand": ["Fill in “",["name"],"”"],
    "raceTime": ["In the local time of the race."],
    "unsupported": ["“",["name"],"” cannot be shown here. Please contact the organiser."],
  },
};
