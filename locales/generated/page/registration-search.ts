// Made by `npm run gen` from locales/page/registration-search.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "open": {};
  "needTitle": {};
  "needAccount": {};
  "needDocument": {};
  "statesTitle": {};
  "submitted": {};
  "submittedText": {};
  "submittedDraw": { "moment": string | number };
  "drawn": {};
  "drawnText": {};
  "notDrawn": {};
  "notDrawnText": {};
}> = {
  scope: "page/registration-search",
  zh: {
    "title": ["报名查询"],
    "open": ["查询我的报名"],
    "needTitle": ["查询前请准备"],
    "needAccount": ["报名时使用的账号"],
    "needDocument": ["报名时填写的证件号码"],
    "statesTitle": ["查询结果的含义"],
    "submitted": ["已提交，等待抽签"],
    "submittedText": ["报名已收到。抽签项目在公布结果后更新。"],
    "submittedDraw": ["报名已收到。抽签结果在 ",["moment"]," 公布。"],
    "drawn": ["已中签，报名成功"],
    "drawnText": ["您已获得参赛名额。"],
    "notDrawn": ["未中签"],
    "notDrawnText": ["本次没有获得名额。"],
  },
  en: {
    "title": ["Registration search"],
    "open": ["Look up my registration"],
    "needTitle": ["Have these ready"],
    "needAccount": ["The account you registered with"],
    "needDocument": ["The number of the identity document you registered with"],
    "statesTitle": ["What the results mean"],
    "submitted": ["Submitted, waiting for the draw"],
    "submittedText": ["We have your registration. The status changes when the draw results are out."],
    "submittedDraw": ["We have your registration. The draw results are published on ",["moment"],"."],
    "drawn": ["Drawn and registered"],
    "drawnText": ["You have a place in the race."],
    "notDrawn": ["Not drawn"],
    "notDrawnText": ["You have no place this time."],
  },
};
