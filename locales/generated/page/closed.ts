// Made by `npm run gen` from locales/page/closed.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "early": {};
  "opens": {};
  "opening": {};
  "over": {};
  "closed": {};
  "elsewhere": {};
  "forLoggedIn": {};
  "forLoggedInText": {};
  "forEntered": {};
  "forEnteredText": {};
  "notYetEntered": {};
  "forNotEntered": {};
  "forNotEnteredText": {};
  "logIn": {};
  "account": {};
  "home": {};
}> = {
  scope: "page/closed",
  zh: {
    "early": ["页面尚未开放"],
    "opens": ["开放时间"],
    "opening": ["页面即将开放，请稍候。"],
    "over": ["页面已关闭"],
    "closed": ["关闭时间"],
    "elsewhere": ["这里曾经的内容已不再提供。"],
    "forLoggedIn": ["登录后可查看"],
    "forLoggedInText": ["此页面面向已登录的用户。"],
    "forEntered": ["仅面向已报名的参赛者"],
    "forEnteredText": ["报名本赛事后，用报名时的账号登录即可查看。"],
    "notYetEntered": ["您的账号还没有报名本赛事。如果您用另一个账号报名，请换该账号登录。"],
    "forNotEntered": ["您已报名"],
    "forNotEnteredText": ["此页面面向尚未报名的跑者。您的报名信息在“我的账号”中。"],
    "logIn": ["登录"],
    "account": ["查看我的账号"],
    "home": ["返回首页"],
  },
  en: {
    "early": ["This page is not open yet"],
    "opens": ["Opens"],
    "opening": ["The page opens in a moment."],
    "over": ["This page has closed"],
    "closed": ["Closed"],
    "elsewhere": ["What was here is no longer available."],
    "forLoggedIn": ["Log in to see this page"],
    "forLoggedInText": ["This page is for visitors who are logged in."],
    "forEntered": ["This page is for entered runners"],
    "forEnteredText": ["Log in with the account that you signed up with to see it."],
    "notYetEntered": ["Your account has no sign-up for this race. If you signed up with another account, log in with that one."],
    "forNotEntered": ["You have already signed up"],
    "forNotEnteredText": ["This page is for runners who have not signed up yet. Your sign-up is on your account page."],
    "logIn": ["Log in"],
    "account": ["Open my account"],
    "home": ["Back to the home page"],
  },
};
