// Made by `npm run gen` from locales/home/download-list.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "empty": {};
  "updated": { "day": string | number };
  "unavailable": {};
}> = {
  scope: "home/download-list",
  zh: {
    "title": ["资料下载"],
    "empty": ["暂无可下载的文件。"],
    "updated": [["day"]," 更新"],
    "unavailable": ["暂时无法下载"],
  },
  en: {
    "title": ["Downloads"],
    "empty": ["There are no files to download yet."],
    "updated": ["updated ",["day"]],
    "unavailable": ["Not available at the moment"],
  },
};
