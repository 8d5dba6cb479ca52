// Made by `npm run gen` from locales/cli/validate.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "format": {};
  "fix": {};
  "diff": {};
  "maxWarnings": {};
  "wrongMaxWarnings": {};
  "diffWithoutFix": {};
  "stdin": {};
  "strict": {};
  "fixed": { "file": string | number; "count": string | number };
}> = {
  scope: "cli/validate",
  zh: {
    "help": ["检查站点文件夹、单个站点文件或文档文件。退出码：0 没有错误（仅有警告也是 0），1 有错误，2 用法不对或无法读取。"],
    "format": ["输出格式（默认 text）"],
    "fix": ["直接修正可以安全修正的问题"],
    "diff": ["与 --fix 一起用：只显示会怎样修改，不写入文件"],
    "maxWarnings": ["警告多于 N 个时退出码也为 1"],
    "wrongMaxWarnings": ["--max-warnings 须是一个数字，例如 --max-warnings 10。"],
    "diffWithoutFix": ["--diff 须与 --fix 一起用。"],
    "stdin": ["路径为 - 时检查标准输入，当作这个文件的内容"],
    "strict": ["有警告时退出码也为 1"],
    "fixed": [["file"],"：已修正 ",["count"]," 处。"],
  },
  en: {
    "help": ["Checks site folders, single site files or documents. Exit code 0: no errors (there may be warnings); 1: errors; 2: wrong usage, or a file cannot be read."],
    "format": ["the output format (default: text)"],
    "fix": ["fix in the files what can be fixed safely"],
    "diff": ["with --fix: only show what would change, and write nothing"],
    "maxWarnings": ["exit with 1 for more than N warnings, too"],
    "wrongMaxWarnings": ["--max-warnings takes a number, such as --max-warnings 10."],
    "diffWithoutFix": ["--diff is used together with --fix."],
    "stdin": ["check the standard input (PATH is -) as the content of this file"],
    "strict": ["exit with 1 for warnings, too"],
    "fixed": [["file"],": ",["count"]," fixed."],
  },
};
