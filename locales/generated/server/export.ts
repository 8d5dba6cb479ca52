// Made by `npm run gen` from locales/server/export.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "receipt": {};
  "submitted": {};
  "item": {};
  "decision": {};
  "form": {};
  "entrant": {};
  "team": {};
  "role": {};
  "teamComplete": {};
  "captainReceipt": {};
  "places": { "question": string | number };
  "held": {};
  "onWaitingList": { "place": string | number };
  "captain": {};
  "member": {};
  "yes": {};
  "no": {};
  "other": {};
  "waiting": {};
  "approved": {};
  "rejected": {};
  "withdrawn": {};
  "sheet": {};
  "entries": {};
  "code": {};
  "state": {};
  "since": {};
  "order": {};
  "yuan": {};
  "who": {};
  "document": {};
  "bib": {};
  "startBlock": {};
  "applications": {};
  "answers": {};
}> = {
  scope: "server/export",
  zh: {
    "receipt": ["回执号"],
    "submitted": ["提交时间"],
    "item": ["项目"],
    "decision": ["审核状态"],
    "form": ["报名表"],
    "entrant": ["参赛者序号"],
    "team": ["队伍"],
    "role": ["队内身份"],
    "teamComplete": ["是否成队"],
    "captainReceipt": ["队长回执号"],
    "places": [["question"]," · 名额"],
    "held": ["已有名额"],
    "onWaitingList": ["候补第 ",["place"]," 位"],
    "captain": ["队长"],
    "member": ["队员"],
    "yes": ["是"],
    "no": ["否"],
    "other": ["其他回答"],
    "waiting": ["待审核"],
    "approved": ["已通过"],
    "rejected": ["未通过"],
    "withdrawn": ["已取消"],
    "sheet": ["报名"],
    "entries": ["报名名单"],
    "code": ["参赛码"],
    "state": ["报名状态"],
    "since": ["状态时间"],
    "order": ["订单"],
    "yuan": ["金额（元）"],
    "who": ["姓名"],
    "document": ["证件号码"],
    "bib": ["号码"],
    "startBlock": ["出发区"],
    "applications": ["申请"],
    "answers": ["问卷与留言"],
  },
  en: {
    "receipt": ["Receipt"],
    "submitted": ["Submitted"],
    "item": ["Item"],
    "decision": ["Decision"],
    "form": ["Form"],
    "entrant": ["Entrant"],
    "team": ["Team"],
    "role": ["Role in the team"],
    "teamComplete": ["Team complete"],
    "captainReceipt": ["Captain's receipt"],
    "places": [["question"]," · place"],
    "held": ["Has a place"],
    "onWaitingList": ["Waiting list, place ",["place"]],
    "captain": ["Captain"],
    "member": ["Member"],
    "yes": ["Yes"],
    "no": ["No"],
    "other": ["Other answers"],
    "waiting": ["Awaiting a decision"],
    "approved": ["Approved"],
    "rejected": ["Rejected"],
    "withdrawn": ["Withdrawn"],
    "sheet": ["Sign-ups"],
    "entries": ["Entries"],
    "code": ["Code"],
    "state": ["State"],
    "since": ["Since"],
    "order": ["Order"],
    "yuan": ["Amount (yuan)"],
    "who": ["Name"],
    "document": ["Document"],
    "bib": ["Bib"],
    "startBlock": ["Start block"],
    "applications": ["Applications"],
    "answers": ["Answers"],
  },
};
