// Made by `npm run gen` from locales/field/radio-with-more.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "text": {};
  "url": {};
  "image": {};
  "optional": {};
  "view": { "name": string | number };
  "remove": { "name": string | number };
  "gone": {};
}> = {
  scope: "field/radio-with-more",
  zh: {
    "text": ["请说明"],
    "url": ["网址"],
    "image": ["上传图片"],
    "optional": ["选填"],
    "view": ["查看“",["name"],"”"],
    "remove": ["移除“",["name"],"”"],
    "gone": ["这张图片已不在您的上传文件中，请移除后重新上传。"],
  },
  en: {
    "text": ["Please give details"],
    "url": ["Web address"],
    "image": ["Picture"],
    "optional": ["optional"],
    "view": ["View ",["name"]],
    "remove": ["Remove ",["name"]],
    "gone": ["This picture is no longer among your uploads. Please remove it here and upload it again."],
  },
};
