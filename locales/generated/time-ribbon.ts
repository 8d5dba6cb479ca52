// Made by `npm run gen` from locales/time-ribbon.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "previewAt": { "moment": string | number };
  "previewUnreadable": { "asked": string | number };
  "toPresent": {};
}> = {
  scope: "time-ribbon",
  zh: {
    "previewAt": ["时间预览：页面显示的是 ",["moment"]," 的样子。"],
    "previewUnreadable": ["地址中的 at=",["asked"]," 不是可以识别的时刻，页面按当前时间显示。请写成 at=2025-08-11T10:00+08:00 的形式。"],
    "toPresent": ["回到现在"],
  },
  en: {
    "previewAt": ["Time preview: you see the page as it is on ",["moment"],"."],
    "previewUnreadable": ["The address has at=",["asked"],", which is not a time that can be read, so you see the present. Write it like at=2025-08-11T10:00+08:00."],
    "toPresent": ["Back to now"],
  },
};
