// Made by `npm run gen` from locales/page/not-found.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "text": {};
  "home": {};
  "elsewhere": {};
}> = {
  scope: "page/not-found",
  zh: {
    "title": ["没有这个页面"],
    "text": ["地址可能写错了，或者页面已经移走。"],
    "home": ["返回首页"],
    "elsewhere": ["也许您在找"],
  },
  en: {
    "title": ["There is no such page"],
    "text": ["The address may be mistyped, or the page has moved."],
    "home": ["Back to the home page"],
    "elsewhere": ["Perhaps you are looking for"],
  },
};
