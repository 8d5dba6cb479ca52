// Made by `npm run gen` from locales/kit/person-parts.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "fullName": {};
  "relation": {};
  "choose": {};
}> = {
  scope: "kit/person-parts",
  zh: {
    "fullName": ["姓名"],
    "relation": ["与参赛者的关系"],
    "choose": ["请选择"],
  },
  en: {
    "fullName": ["Name"],
    "relation": ["Relation to the runner"],
    "choose": ["Choose"],
  },
};
