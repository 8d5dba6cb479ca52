// Made by `npm run gen` from locales/organise-table.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "file": {};
  "import": {};
  "noFile": {};
  "unreadable": {};
  "noColumn": { "column": string | number };
  "noRows": { "most": number };
  "faultRow": { "row": number; "fault": string | number };
}> = {
  scope: "organise-table",
  zh: {
    "file": ["CSV 或 Excel 文件"],
    "import": ["导入"],
    "noFile": ["请选择文件。"],
    "unreadable": ["无法读取这个文件。"],
    "noColumn": ["文件缺少“",["column"],"”列。"],
    "noRows": ["文件没有数据行，或多于 ",["most","number"]," 行。"],
    "faultRow": ["第 ",["row","number"]," 行：",["fault"]],
  },
  en: {
    "file": ["CSV or Excel file"],
    "import": ["Import"],
    "noFile": ["Choose a file."],
    "unreadable": ["The file cannot be read."],
    "noColumn": ["The file has no column “",["column"],"”."],
    "noRows": ["The file has no rows, or more than ",["most","number"],"."],
    "faultRow": ["Row ",["row","number"],": ",["fault"]],
  },
};
