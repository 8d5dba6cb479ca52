// Made by `npm run gen` from locales/kit/area-parts.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "province": {};
  "city": {};
  "district": {};
  "choose": {};
  "loading": {};
  "none": {};
  "retry": {};
}> = {
  scope: "kit/area-parts",
  zh: {
    "province": ["省份"],
    "city": ["城市"],
    "district": ["区县"],
    "choose": ["请选择"],
    "loading": ["加载中…"],
    "none": ["无下级区划"],
    "retry": ["重试"],
  },
  en: {
    "province": ["Province"],
    "city": ["City"],
    "district": ["District or county"],
    "choose": ["Choose"],
    "loading": ["Loading…"],
    "none": ["None"],
    "retry": ["Try again"],
  },
};
