// Made by `npm run gen` from locales/kit.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "retry": {};
  "loading": {};
  "opensInNewTab": {};
}> = {
  scope: "kit",
  zh: {
    "retry": ["重试"],
    "loading": ["加载中…"],
    "opensInNewTab": ["在新标签页打开"],
  },
  en: {
    "retry": ["Try again"],
    "loading": ["Loading…"],
    "opensInNewTab": ["opens in a new tab"],
  },
};
