// Made by `npm run gen` from locales/kit/link-action.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "opens": { "moment": string | number };
  "closedSince": { "moment": string | number };
  "cancelled": {};
  "closed": {};
}> = {
  scope: "kit/link-action",
  zh: {
    "opens": [["moment"]," 开放"],
    "closedSince": ["已于 ",["moment"]," 截止"],
    "cancelled": ["赛事已取消"],
    "closed": ["暂未开放"],
  },
  en: {
    "opens": ["Opens ",["moment"]],
    "closedSince": ["Closed ",["moment"]],
    "cancelled": ["The race is cancelled"],
    "closed": ["Not open"],
  },
};
