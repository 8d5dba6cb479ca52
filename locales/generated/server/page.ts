// Made by `npm run gen` from locales/server/page.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "unavailableTitle": {};
  "unavailable": {};
  "opens": {};
  "closes": {};
  "draw": {};
}> = {
  scope: "server/page",
  zh: {
    "unavailableTitle": ["网站暂时无法显示"],
    "unavailable": ["请过几分钟再打开这个页面。报名等已经提交的内容不受影响。"],
    "opens": ["开始报名"],
    "closes": ["报名截止"],
    "draw": ["公布抽签结果"],
  },
  en: {
    "unavailableTitle": ["This site cannot be shown at the moment"],
    "unavailable": ["Please open this page again in a few minutes. What you have submitted, such as a sign-up, is safe."],
    "opens": ["registration opens"],
    "closes": ["registration closes"],
    "draw": ["draw results"],
  },
};
