// Made by `npm run gen` from locales/home/scrolling-info.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "label": {};
  "pause": {};
  "play": {};
}> = {
  scope: "home/scrolling-info",
  zh: {
    "label": ["最新消息"],
    "pause": ["暂停滚动"],
    "play": ["继续滚动"],
  },
  en: {
    "label": ["Latest"],
    "pause": ["Pause scrolling"],
    "play": ["Resume scrolling"],
  },
};
