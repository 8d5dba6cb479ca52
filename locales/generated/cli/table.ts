// Made by `npm run gen` from locales/cli/table.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "noFile": {};
  "unreadable": { "file": string | number };
  "noColumn": { "column": string | number };
  "noFileRows": { "most": number };
}> = {
  scope: "cli/table",
  zh: {
    "noFile": ["请写文件名。"],
    "unreadable": ["无法读取文件 ",["file"],"。"],
    "noColumn": ["文件缺少“",["column"],"”列。"],
    "noFileRows": ["文件没有数据行，或多于 ",["most","number"]," 行。"],
  },
  en: {
    "noFile": ["Name the file."],
    "unreadable": ["The file ",["file"]," cannot be read."],
    "noColumn": ["The file has no column \"",["column"],"\"."],
    "noFileRows": ["The file has no rows, or more than ",["most","number"],"."],
  },
};
