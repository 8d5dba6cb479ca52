// Made by `npm run gen` from locales/home/ad-list.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "label": {};
  "ad": { "number": string | number };
}> = {
  scope: "home/ad-list",
  zh: {
    "label": ["广告"],
    "ad": ["广告 ",["number"]],
  },
  en: {
    "label": ["Advertisements"],
    "ad": ["Advertisement ",["number"]],
  },
};
