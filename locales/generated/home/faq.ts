// Made by `npm run gen` from locales/home/faq.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "empty": {};
}> = {
  scope: "home/faq",
  zh: {
    "title": ["常见问题"],
    "empty": ["问题与解答稍后公布。"],
  },
  en: {
    "title": ["Questions and answers"],
    "empty": ["Questions and answers will follow."],
  },
};
