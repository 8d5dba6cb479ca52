// Made by `npm run gen` from locales/home/partners.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "empty": {};
}> = {
  scope: "home/partners",
  zh: {
    "title": ["合作伙伴"],
    "empty": ["合作伙伴名单即将公布。"],
  },
  en: {
    "title": ["Partners"],
    "empty": ["The partners will be announced soon."],
  },
};
