// Made by `npm run gen` from locales/kit/upload-service.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "open": {};
  "typesTitle": {};
  "pictures": {};
  "tables": {};
  "papers": {};
  "archives": {};
  "promise": {};
  "logInFirst": {};
  "logIn": {};
  "yours": {};
  "private": {};
}> = {
  scope: "kit/upload-service",
  zh: {
    "title": ["材料上传"],
    "open": ["上传材料"],
    "typesTitle": ["可以上传的文件"],
    "pictures": ["图片"],
    "tables": ["表格"],
    "papers": ["文档"],
    "archives": ["压缩包"],
    "promise": ["提交前需要确认材料真实有效。"],
    "logInFirst": ["登录后即可上传材料，并随时查看或删除已上传的文件。"],
    "logIn": ["登录"],
    "yours": ["我的文件"],
    "private": ["只有您本人和组委会能看到这些文件。"],
  },
  en: {
    "title": ["Upload"],
    "open": ["Upload files"],
    "typesTitle": ["Files you can upload"],
    "pictures": ["Pictures"],
    "tables": ["Spreadsheets"],
    "papers": ["Documents"],
    "archives": ["Archives"],
    "promise": ["Before submitting you confirm that the files are genuine and valid."],
    "logInFirst": ["Log in to upload files, and to see or remove your uploads."],
    "logIn": ["Log in"],
    "yours": ["Your files"],
    "private": ["Only you and the organiser can see them."],
  },
};
