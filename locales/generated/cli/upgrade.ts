// Made by `npm run gen` from locales/cli/upgrade.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "write": {};
  "whole": {};
  "newest": { "path": string | number };
}> = {
  scope: "cli/upgrade",
  zh: {
    "help": ["把站点升级到最新格式：旧的平铺配置变成第 2 版，旧版板块和表单项变成最新版；字段顺序、不认识的字段和注释保持不变。默认只显示改动，--write 才写入文件。"],
    "write": ["写入文件"],
    "whole": ["显示整个新文件，而不只是改动"],
    "newest": [["path"]," 已经是最新格式。"],
  },
  en: {
    "help": ["Upgrades a site to the newest format: a flat config becomes version 2, and old blocks and form fields become the newest ones. The order of fields, unknown fields and comments stay. Shows what would change; --write writes it."],
    "write": ["write the file"],
    "whole": ["show the whole new file, not only the changes"],
    "newest": [["path"]," has the newest format already."],
  },
};
