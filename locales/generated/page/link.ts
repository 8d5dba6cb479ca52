// Made by `npm run gen` from locales/page/link.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "outside": {};
  "open": {};
  "go": {};
  "unsafe": {};
  "home": {};
}> = {
  scope: "page/link",
  zh: {
    "title": ["链接"],
    "outside": ["链接将在新标签页打开，离开本网站。"],
    "open": ["打开链接"],
    "go": ["前往该页面"],
    "unsafe": ["这个链接的地址不安全，因此没有提供打开按钮。"],
    "home": ["返回首页"],
  },
  en: {
    "title": ["Link"],
    "outside": ["The link opens in a new tab and leaves this website."],
    "open": ["Open the link"],
    "go": ["Go to the page"],
    "unsafe": ["The address of this link is not safe, so there is no button to open it."],
    "home": ["Back to the home page"],
  },
};
