// Made by `npm run gen` from locales/account.json.
import type { Messages } from "#blocks/kit/texts.ts";

export const messages: Messages<"title" | "visitor" | "logIn" | "logOut" | "account" | "phone" | "none"> = {
  scope: "account",
  zh: {
    "title": ["我的账号"],
    "visitor": ["登录后可以查看和管理您的账号。"],
    "logIn": ["登录"],
    "logOut": ["退出登录"],
    "account": ["账号"],
    "phone": ["手机号"],
    "none": ["未绑定"],
  },
  en: {
    "title": ["My account"],
    "visitor": ["Log in to see and manage your account."],
    "logIn": ["Log in"],
    "logOut": ["Log out"],
    "account": ["Account"],
    "phone": ["Phone number"],
    "none": ["None"],
  },
};
