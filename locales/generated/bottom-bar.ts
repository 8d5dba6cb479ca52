// Made by `npm run gen` from locales/bottom-bar.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "signUpOpens": { "moment": string | number };
}> = {
  scope: "bottom-bar",
  zh: {
    "signUpOpens": [["moment"]," 开放报名"],
  },
  en: {
    "signUpOpens": ["Registration opens ",["moment"]],
  },
};
