// Made by `npm run gen` from locales/kit/attachments.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "unreadable": { "name": string | number };
}> = {
  scope: "kit/attachments",
  zh: {
    "unreadable": ["无法读取“",["name"],"”的尺寸，请换一张图片。"],
  },
  en: {
    "unreadable": ["The size of “",["name"],"” cannot be read. Please choose another picture."],
  },
};
