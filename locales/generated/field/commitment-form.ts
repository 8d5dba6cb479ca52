// Made by `npm run gen` from locales/field/commitment-form.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "minor": { "title": string | number };
  "senior": { "title": string | number };
  "read": {};
  "download": {};
  "way": {};
  "upload": {};
  "signature": {};
  "uploadHelp": {};
  "file": {};
  "minorSigns": {};
  "seniorSigns": {};
}> = {
  scope: "field/commitment-form",
  zh: {
    "minor": ["未满 18 周岁的参赛者，须由监护人签署《",["title"],"》。"],
    "senior": ["65 周岁以上的参赛者，须由本人签署《",["title"],"》，并征得家人同意。"],
    "read": ["阅读全文"],
    "download": ["下载承诺书"],
    "way": ["提交方式"],
    "upload": ["签好后上传"],
    "signature": ["在线签署"],
    "uploadHelp": ["请打印、签字，然后上传照片或扫描件。"],
    "file": ["签好的承诺书"],
    "minorSigns": ["请监护人在下面签名。"],
    "seniorSigns": ["请本人在下面签名。"],
  },
  en: {
    "minor": ["The guardian of a runner under 18 signs this form: ",["title"],"."],
    "senior": ["Runners over 65 sign this form themselves, with the consent of their family: ",["title"],"."],
    "read": ["Read the form"],
    "download": ["Download the form"],
    "way": ["How to submit it"],
    "upload": ["Sign on paper and upload"],
    "signature": ["Sign here"],
    "uploadHelp": ["Print it, sign it, and upload a photo or a scan."],
    "file": ["The signed form"],
    "minorSigns": ["The guardian must sign below."],
    "seniorSigns": ["Please sign below."],
  },
};
