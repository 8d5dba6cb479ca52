// Made by `npm run gen` from locales/preview.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": { "name": string | number };
  "close": {};
  "download": {};
  "loading": {};
  "retry": {};
  "broken": {};
  "locked": {};
  "tooLarge": {};
  "oldWord": {};
  "archive": {};
  "notLoaded": {};
  "page": { "number": string | number; "count": string | number };
  "morePages": { "count": string | number };
  "paper": {};
  "sheets": {};
  "emptySheet": {};
  "moreCells": { "rows": string | number; "columns": string | number };
  "rowNumber": {};
}> = {
  scope: "preview",
  zh: {
    "title": ["预览：",["name"]],
    "close": ["关闭"],
    "download": ["下载"],
    "loading": ["正在打开…"],
    "retry": ["重试"],
    "broken": ["文件已损坏或不完整，无法预览。您可以下载后用其他程序打开。"],
    "locked": ["文件设有密码，无法预览。请下载后输入密码打开。"],
    "tooLarge": ["文件内容过多，无法在此预览，请下载后查看。"],
    "oldWord": ["旧版 Word 文档（.doc）无法在此预览。请下载后用 Word 或 WPS 打开；要在此预览，请另存为 .docx 再上传。"],
    "archive": ["压缩包无法在此预览，请下载后查看。"],
    "notLoaded": ["文件加载失败，请检查网络后重试。"],
    "page": ["第 ",["number"]," 页，共 ",["count"]," 页"],
    "morePages": ["仅预览前 ",["count"]," 页，其余请下载后查看。"],
    "paper": ["文档内容"],
    "sheets": ["工作表"],
    "emptySheet": ["这个工作表是空的。"],
    "moreCells": ["仅预览前 ",["rows"]," 行、",["columns"]," 列，其余请下载后查看。"],
    "rowNumber": ["行号"],
  },
  en: {
    "title": ["Preview of ",["name"]],
    "close": ["Close"],
    "download": ["Download"],
    "loading": ["Opening…"],
    "retry": ["Try again"],
    "broken": ["The file is damaged or incomplete, so it cannot be shown here. You can download it and try another program."],
    "locked": ["The file has a password, so it cannot be shown here. Download it and open it with the password."],
    "tooLarge": ["The file is too large to be shown here. Please download it."],
    "oldWord": ["Word files in the old format (.doc) cannot be shown here. Download it and open it in Word, WPS Office or LibreOffice. To see it here, save it as .docx and upload that."],
    "archive": ["Archives cannot be shown here. Please download the file."],
    "notLoaded": ["The file could not be loaded. Check your connection and try again."],
    "page": ["Page ",["number"]," of ",["count"]],
    "morePages": ["Only the first ",["count"]," pages are shown. Download the file for the rest."],
    "paper": ["The document"],
    "sheets": ["Sheets"],
    "emptySheet": ["This sheet is empty."],
    "moreCells": ["Only the first ",["rows"]," rows and ",["columns"]," columns are shown. Download the file for the rest."],
    "rowNumber": ["Row"],
  },
};
