// Made by `npm run gen` from locales/kit/own-results.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "result": {};
  "photos": {};
  "certificate": {};
  "opens": { "date": string | number };
  "shown": {};
  "everything": {};
  "withoutName": {};
  "nothing": {};
  "saved": {};
}> = {
  scope: "kit/own-results",
  zh: {
    "title": ["我的成绩"],
    "result": ["成绩详情"],
    "photos": ["我的照片"],
    "certificate": ["完赛证书"],
    "opens": ["证书 ",["date"]," 起可以下载"],
    "shown": ["公开显示"],
    "everything": ["姓名和成绩"],
    "withoutName": ["不显示姓名"],
    "nothing": ["不显示这个成绩"],
    "saved": ["已更改，所有成绩页面立即生效"],
  },
  en: {
    "title": ["Your results"],
    "result": ["The whole result"],
    "photos": ["My photos"],
    "certificate": ["Certificate"],
    "opens": ["The certificate can be downloaded from ",["date"]],
    "shown": ["In public"],
    "everything": ["Name and result"],
    "withoutName": ["Without the name"],
    "nothing": ["Not at all"],
    "saved": ["Changed, on all pages of results at once"],
  },
};
