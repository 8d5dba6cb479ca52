// Made by `npm run gen` from locales/page/image-search.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "open": {};
  "needTitle": {};
  "needBib": {};
  "gallery": {};
  "galleryText": {};
}> = {
  scope: "page/image-search",
  zh: {
    "title": ["照片查询"],
    "open": ["查找我的照片"],
    "needTitle": ["查询前请准备"],
    "needBib": ["号码布号码"],
    "gallery": ["浏览赛事图片"],
    "galleryText": ["没有号码布？这里有赛事的精选图片。"],
  },
  en: {
    "title": ["Photo search"],
    "open": ["Find my photos"],
    "needTitle": ["Have this ready"],
    "needBib": ["Your bib number"],
    "gallery": ["Browse the race pictures"],
    "galleryText": ["No bib number? Here are pictures of the race for everyone."],
  },
};
