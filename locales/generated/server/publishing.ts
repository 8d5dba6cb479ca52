// Made by `npm run gen` from locales/server/publishing.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "comingTitle": {};
  "coming": {};
}> = {
  scope: "server/publishing",
  zh: {
    "comingTitle": ["网站正在发布"],
    "coming": ["首次启动需要一点时间。准备好后，本页会自动打开网站。"],
  },
  en: {
    "comingTitle": ["This site is being published"],
    "coming": ["The first start takes a moment. This page opens the site as soon as it is ready."],
  },
};
