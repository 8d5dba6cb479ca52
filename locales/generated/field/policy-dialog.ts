// Made by `npm run gen` from locales/field/policy-dialog.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "read": { "title": string | number };
  "again": { "title": string | number };
  "agreed": { "when": string | number; "version": string | number };
  "changed": { "version": string | number };
  "missing": {};
}> = {
  scope: "field/policy-dialog",
  zh: {
    "read": ["阅读《",["title"],"》"],
    "again": ["再次阅读《",["title"],"》"],
    "agreed": ["已于 ",["when"]," 同意（版本 ",["version"],"）"],
    "changed": ["您同意之后内容已更新到版本 ",["version"],"，请再次阅读并同意。"],
    "missing": ["暂时无法显示这份文件，请刷新页面；仍无法显示时请联系组委会。"],
  },
  en: {
    "read": ["Read and agree: ",["title"]],
    "again": ["Read again: ",["title"]],
    "agreed": ["You agreed on ",["when"]," (version ",["version"],")."],
    "changed": ["The text has changed since you agreed: this is version ",["version"],". Please read it and agree again."],
    "missing": ["This text cannot be shown. Please reload the page; if that does not help, contact the organiser."],
  },
};
