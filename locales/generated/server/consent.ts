// Made by `npm run gen` from locales/server/consent.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "text": { "providers": string | number };
  "policy": {};
  "accept": {};
  "decline": {};
  "accepted": {};
  "declined": {};
  "signal": {};
  "close": {};
  "settings": {};
  "umami": {};
  "matomo": {};
  "baidu": {};
}> = {
  scope: "server/consent",
  zh: {
    "title": ["访问统计"],
    "text": ["经您同意，我们会统计页面浏览次数来改进网站（",["providers"],"），报名、查询、账号页面不统计。可随时在页面底部更改。"],
    "policy": ["隐私政策"],
    "accept": ["同意"],
    "decline": ["拒绝"],
    "accepted": ["您目前的选择：同意。"],
    "declined": ["您目前的选择：拒绝。"],
    "signal": ["您的浏览器要求网站不要跟踪您（Do Not Track 或 Global Privacy Control），所以您的访问不会被统计。"],
    "close": ["关闭"],
    "settings": ["访问统计设置"],
    "umami": ["Umami"],
    "matomo": ["Matomo"],
    "baidu": ["百度统计"],
  },
  en: {
    "title": ["Visit statistics"],
    "text": ["With your consent we count page views to improve this site (",["providers"],"), never on sign-up, look-up and account pages. You can change this at the bottom of any page."],
    "policy": ["Privacy policy"],
    "accept": ["Accept"],
    "decline": ["Decline"],
    "accepted": ["Your current choice: accepted."],
    "declined": ["Your current choice: declined."],
    "signal": ["Your browser asks sites not to track you (Do Not Track or Global Privacy Control), so your visits are not counted."],
    "close": ["Close"],
    "settings": ["Statistics settings"],
    "umami": ["Umami"],
    "matomo": ["Matomo"],
    "baidu": ["Baidu Tongji"],
  },
};
