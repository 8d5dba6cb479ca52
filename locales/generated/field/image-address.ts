// Made by `npm run gen` from locales/field/image-address.json.
import type { Messages } from "#blocks/kit/texts.ts";

export const messages: Messages<"picture" | "detail"> = {
  scope: "field/image-address",
  zh: {
    "picture": ["图片"],
    "detail": ["街道和门牌号"],
  },
  en: {
    "picture": ["Picture"],
    "detail": ["Street and number"],
  },
};
