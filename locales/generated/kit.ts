// Made by `npm run gen` from locales/kit.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "retry": {};
  "loading": {};
}> = {
  scope: "kit",
  zh: {
    "retry": ["重试"],
    "loading": ["加载中…"],
  },
  en: {
    "retry": ["Try again"],
    "loading": ["Loading…"],
  },
};
