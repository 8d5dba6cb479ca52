// Made by `npm run gen` from locales/race-alerts.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "notice": {};
  "warning": {};
  "danger": {};
  "putAway": {};
}> = {
  scope: "race-alerts",
  zh: {
    "title": ["赛事提醒"],
    "notice": ["通知"],
    "warning": ["注意"],
    "danger": ["紧急"],
    "putAway": ["知道了"],
  },
  en: {
    "title": ["Race alerts"],
    "notice": ["Notice"],
    "warning": ["Warning"],
    "danger": ["Urgent"],
    "putAway": ["Got it"],
  },
};
