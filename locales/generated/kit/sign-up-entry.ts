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
    "logInFirst": ["请先登录：填写的内容会随时保存到您的账号，换一台设备也能继续填写。"],
    "logInToSee": ["登录后可以查看您提交的报名。"],
    "logInToSignUp": ["登录后报名"],
    "logIn": ["登录"],
  },
  en: {
    "logInFirst": ["Please log in first: your answers are saved in your account, so you can continue on another device."],
    "logInToSee": ["Log in to see what you have submitted."],
    "logInToSignUp": ["Log in to sign up"],
    "logIn": ["Log in"],
  },
};
