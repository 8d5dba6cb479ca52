// Made by `npm run gen` from locales/kit/item-fee.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "free": {};
  "until": { "at": string | number; "regular": string | number };
}> = {
  scope: "kit/item-fee",
  zh: {
    "free": ["免费"],
    "until": ["早鸟价，",["at"],"前；原价 ",["regular"]],
  },
  en: {
    "free": ["Free"],
    "until": ["early bird until ",["at"],", then ",["regular"]],
  },
};
