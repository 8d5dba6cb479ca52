// Made by `npm run gen` from locales/kit/next-action.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "signUp": {};
  "lookUp": {};
  "results": {};
  "rules": {};
  "raceDay": {};
}> = {
  scope: "kit/next-action",
  zh: {
    "signUp": ["立即报名"],
    "lookUp": ["查询报名"],
    "results": ["查看成绩"],
    "rules": ["查看竞赛规程"],
    "raceDay": ["赛道与比赛日安排"],
  },
  en: {
    "signUp": ["Sign up"],
    "lookUp": ["Look up your registration"],
    "results": ["See the results"],
    "rules": ["Read the race rules"],
    "raceDay": ["Course and race day"],
  },
};
