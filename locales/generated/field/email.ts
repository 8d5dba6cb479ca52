// Made by `npm run gen` from locales/field/email.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "meant": { "email": string | number };
  "slip": {};
}> = {
  scope: "field/email",
  zh: {
    "meant": ["改为 ",["email"]],
    "slip": ["邮箱后缀可能有误："],
  },
  en: {
    "meant": ["Use ",["email"]],
    "slip": ["The part after the @ may be mistyped:"],
  },
};
