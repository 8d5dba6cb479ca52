// Made by `npm run gen` from locales/kit/lightbox.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "pictures": {};
  "close": {};
  "previous": {};
  "next": {};
}> = {
  scope: "kit/lightbox",
  zh: {
    "pictures": ["图片"],
    "close": ["关闭"],
    "previous": ["上一张"],
    "next": ["下一张"],
  },
  en: {
    "pictures": ["Pictures"],
    "close": ["Close"],
    "previous": ["Previous picture"],
    "next": ["Next picture"],
  },
};
