// Made by `npm run gen` from locales/home/form.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "notYet": {};
  "over": {};
  "opens": {};
  "ended": {};
  "beforeText": {};
  "closedText": {};
  "notHere": {};
  "logInFirst": {};
  "logIn": {};
}> = {
  scope: "home/form",
  zh: {
    "notYet": ["尚未开放"],
    "over": ["已结束"],
    "opens": ["开放时间"],
    "ended": ["结束时间"],
    "beforeText": ["到开放时间后，可以在这里填写。"],
    "closedText": ["这份表单已经结束填写。"],
    "notHere": ["这份表单暂时无法填写。"],
    "logInFirst": ["请先登录，再填写这份表单。"],
    "logIn": ["登录并填写"],
  },
  en: {
    "notYet": ["Not open yet"],
    "over": ["Closed"],
    "opens": ["Opens"],
    "ended": ["Closed"],
    "beforeText": ["You can fill in this form here once it opens."],
    "closedText": ["This form has closed."],
    "notHere": ["This form cannot be filled in at the moment."],
    "logInFirst": ["Please log in to fill in this form."],
    "logIn": ["Log in"],
  },
};
