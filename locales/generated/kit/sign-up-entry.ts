// Made by `npm run gen` from locales/kit/sign-up-entry.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "logInFirst": {};
  "logInToSee": {};
  "logInToSignUp": {};
  "logIn": {};
}> = {
  scope: "kit/sign-up-entry",
  zh: {
    "logInFirst": ["请先登录：填写的内容会随时保存在您的账户里，换一台设备也能接着填。"],
    "logInToSee": ["登录后可以查看您提交的报名。"],
    "logInToSignUp": ["登录后报名"],
    "logIn": ["登录"],
  },
  en: {
    "logInFirst": ["Please log in first: what you fill in is kept in your account, and you can go on with it on another device."],
    "logInToSee": ["Log in to see what you have handed in."],
    "logInToSignUp": ["Log in to sign up"],
    "logIn": ["Log in"],
  },
};
