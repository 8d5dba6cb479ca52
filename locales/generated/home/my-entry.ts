// Made by `npm run gen` from locales/home/my-entry.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "visitor": {};
  "logIn": {};
  "noAccounts": {};
}> = {
  scope: "home/my-entry",
  zh: {
    "title": ["我的报名"],
    "visitor": ["登录后，这里显示您的报名状态和下一步。"],
    "logIn": ["登录"],
    "noAccounts": ["本网站不办理报名，请按组委会通知的方式查询。"],
  },
  en: {
    "title": ["Your entry"],
    "visitor": ["Log in to see your entry and what comes next."],
    "logIn": ["Log in"],
    "noAccounts": ["This website has no sign-up. Please follow the organiser’s instructions."],
  },
};
