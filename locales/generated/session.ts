// Made by `npm run gen` from locales/session.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "menuOf": { "nick": string | number };
  "signUps": {};
  "account": {};
  "organise": {};
  "review": {};
  "logOut": {};
  "loggedOut": {};
  "loginNotLoaded": {};
}> = {
  scope: "session",
  zh: {
    "menuOf": [["nick"],"的账号"],
    "signUps": ["我的报名"],
    "account": ["我的账号"],
    "organise": ["赛事管理"],
    "review": ["审核申请"],
    "logOut": ["退出登录"],
    "loggedOut": ["已退出登录"],
    "loginNotLoaded": ["登录加载失败，请检查网络后重试。"],
  },
  en: {
    "menuOf": ["Account of ",["nick"]],
    "signUps": ["My entries"],
    "account": ["My account"],
    "organise": ["For organisers"],
    "review": ["Review applications"],
    "logOut": ["Log out"],
    "loggedOut": ["You are logged out"],
    "loginNotLoaded": ["The login could not be loaded. Check your connection and try again."],
  },
};
