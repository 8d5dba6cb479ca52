// Made by `npm run gen` from locales/home/alert.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "info": {};
  "warning": {};
  "danger": {};
  "dismiss": { "title": string | number };
}> = {
  scope: "home/alert",
  zh: {
    "info": ["提示"],
    "warning": ["注意"],
    "danger": ["重要变更"],
    "dismiss": ["关闭通知：",["title"]],
  },
  en: {
    "info": ["Notice"],
    "warning": ["Please note"],
    "danger": ["Important change"],
    "dismiss": ["Dismiss: ",["title"]],
  },
};
