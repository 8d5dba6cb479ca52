// Made by `npm run gen` from locales/server/page.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "unavailableTitle": {};
  "unavailable": {};
  "recovering": {};
  "opens": {};
  "closes": {};
  "draw": {};
  "pickUp": {};
  "comingTitle": {};
  "coming": {};
}> = {
  scope: "server/page",
  zh: {
    "unavailableTitle": ["网站暂时无法显示"],
    "unavailable": ["请过几分钟再打开这个页面。报名等已经提交的内容不受影响。"],
    "recovering": ["服务器正在恢复，本页会自动重试。报名等已经提交的内容不受影响。"],
    "opens": ["开始报名"],
    "closes": ["报名截止"],
    "draw": ["公布抽签结果"],
    "pickUp": ["领取参赛物资"],
    "comingTitle": ["网站正在发布"],
    "coming": ["首次启动需要一点时间。准备好后，本页会自动打开网站。"],
  },
  en: {
    "unavailableTitle": ["This site cannot be shown at the moment"],
    "unavailable": ["Please open this page again in a few minutes. What you have submitted, such as a sign-up, is safe."],
    "recovering": ["The server is recovering, and this page tries again by itself. What you have submitted, such as a sign-up, is safe."],
    "opens": ["registration opens"],
    "closes": ["registration closes"],
    "draw": ["draw results"],
    "pickUp": ["race pack pick-up"],
    "comingTitle": ["This site is being published"],
    "coming": ["The first start takes a moment. This page opens the site as soon as it is ready."],
  },
};
