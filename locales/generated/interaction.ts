// Made by `npm run gen` from locales/interaction.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "close": {};
  "notifications": {};
}> = {
  scope: "interaction",
  zh: {
    "close": ["关闭"],
    "notifications": ["消息"],
  },
  en: {
    "close": ["Close"],
    "notifications": ["Messages"],
  },
};
