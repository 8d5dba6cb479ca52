// Made by `npm run gen` from locales/signup/confirmation.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "print": {};
  "download": {};
  "downloading": {};
  "downloadFailed": {};
  "fileName": { "receipt": string | number };
  "back": {};
  "code": {};
  "qr": { "code": string | number };
  "runner": {};
  "document": {};
  "bib": {};
  "startBlock": {};
  "item": {};
  "start": {};
  "place": {};
  "receipt": {};
  "submitted": {};
  "paid": {};
  "show": {};
  "notYet": {};
  "ended": {};
  "printed": { "at": string | number };
}> = {
  scope: "signup/confirmation",
  zh: {
    "title": ["参赛确认函"],
    "print": ["打印"],
    "download": ["下载 PDF"],
    "downloading": ["正在生成 PDF…"],
    "downloadFailed": ["PDF 没有下载成功，请检查网络后再试，也可以打印本页。"],
    "fileName": ["参赛确认函-",["receipt"],".pdf"],
    "back": ["返回我的报名"],
    "code": ["参赛码"],
    "qr": ["参赛码 ",["code"]," 的二维码"],
    "runner": ["参赛者"],
    "document": ["证件"],
    "bib": ["号码"],
    "startBlock": ["出发区"],
    "item": ["项目"],
    "start": ["起跑时间"],
    "place": ["地点"],
    "receipt": ["回执号"],
    "submitted": ["提交时间"],
    "paid": ["已付款"],
    "show": ["领取参赛包时请出示二维码和证件原件。"],
    "notYet": ["这个报名还没有确认，确认后可以打印。"],
    "ended": ["这个报名已经结束，不能再打印确认函。"],
    "printed": ["打印于 ",["at"]],
  },
  en: {
    "title": ["Confirmation of entry"],
    "print": ["Print"],
    "download": ["Download PDF"],
    "downloading": ["Making the PDF…"],
    "downloadFailed": ["The PDF was not downloaded. Check your connection and try again, or print this page."],
    "fileName": ["confirmation-",["receipt"],".pdf"],
    "back": ["Back to my entries"],
    "code": ["Entry code"],
    "qr": ["QR code of the entry code ",["code"]],
    "runner": ["Runner"],
    "document": ["Document"],
    "bib": ["Bib"],
    "startBlock": ["Start block"],
    "item": ["Race item"],
    "start": ["Start"],
    "place": ["Place"],
    "receipt": ["Receipt"],
    "submitted": ["Submitted"],
    "paid": ["Paid"],
    "show": ["Show this code and the original of your document when you collect your race pack."],
    "notYet": ["This entry is not confirmed yet. You can print the confirmation once it is."],
    "ended": ["This entry has ended, so there is no confirmation to print."],
    "printed": ["Printed ",["at"]],
  },
};
