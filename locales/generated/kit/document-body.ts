// Made by `npm run gen` from locales/kit/document-body.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "home": {};
  "end": {};
  "contents": {};
  "ahead": { "moment": string | number };
  "over": { "moment": string | number };
  "withdrawn": {};
  "published": {};
  "chineseOnly": {};
  "englishOnly": {};
}> = {
  scope: "kit/document-body",
  zh: {
    "title": ["文章"],
    "home": ["返回首页"],
    "end": ["— 已显示全部内容 —"],
    "contents": ["目录"],
    "ahead": ["本文将于 ",["moment"]," 发布。"],
    "over": ["本文已于 ",["moment"]," 失效，内容仅供查阅。"],
    "withdrawn": ["本文已由组委会撤回。"],
    "published": ["发布日期"],
    "chineseOnly": ["本文只有中文版。"],
    "englishOnly": ["本文只有英文版。"],
  },
  en: {
    "title": ["Document"],
    "home": ["Back to the home page"],
    "end": ["— All content shown —"],
    "contents": ["Contents"],
    "ahead": ["This article will be published on ",["moment"],"."],
    "over": ["This article expired on ",["moment"]," and is no longer current."],
    "withdrawn": ["The organiser has withdrawn this article."],
    "published": ["Published"],
    "chineseOnly": ["This document is available in Chinese only."],
    "englishOnly": ["This document is available in English only."],
  },
};
