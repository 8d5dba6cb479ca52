// Made by `npm run gen` from locales/kit/paging.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "label": {};
  "previous": {};
  "next": {};
  "page": { "page": string | number };
  "shown": { "from": string | number; "to": string | number; "total": string | number };
}> = {
  scope: "kit/paging",
  zh: {
    "label": ["分页"],
    "previous": ["上一页"],
    "next": ["下一页"],
    "page": ["第 ",["page"]," 页"],
    "shown": ["第 ",["from"],"–",["to"]," 篇，共 ",["total"]," 篇"],
  },
  en: {
    "label": ["Pages"],
    "previous": ["Previous"],
    "next": ["Next"],
    "page": ["Page ",["page"]],
    "shown": [["from"],"–",["to"]," of ",["total"]],
  },
};
