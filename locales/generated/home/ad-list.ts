// Made by `npm run gen` from locales/home/ad-list.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "label": {};
  "ad": { "host": string | number };
}> = {
  scope: "home/ad-list",
  zh: {
    "label": ["广告"],
    "ad": ["广告：",["host"]],
  },
  en: {
    "label": ["Advertisements"],
    "ad": ["Advertisement: ",["host"]],
  },
};
