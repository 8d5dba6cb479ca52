// Made by `npm run gen` from locales/kit/link-action.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "opens": { "moment": string | number };
  "closedSince": { "moment": string | number };
  "closed": {};
}> = {
  scope: "kit/link-action",
  zh: {
    "opens": [["moment"]," 开放"],
    "closedSince": ["已于 ",["moment"]," 截止"],
    "closed": ["暂未开放"],
  },
  en: {
    "opens": ["Opens ",["moment"]],
    "closedSince": ["Closed ",["moment"]],
    "closed": ["Not open"],
  },
};
