// Made by `npm run gen` from locales/cli/report.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "error": {};
  "warning": {};
  "note": {};
  "clean": { "files": string | number };
  "found": { "errors": number; "warnings": number; "files": number };
  "notes": { "notes": number };
  "fixable": { "count": string | number };
  "repeated": { "count": string | number; "lines": string | number };
  "fix": { "written": string | number };
}> = {
  scope: "cli/report",
  zh: {
    "error": ["错误"],
    "warning": ["警告"],
    "note": ["提示"],
    "clean": ["检查了 ",["files"]," 个文件，没有问题。"],
    "found": [["errors"]," 个错误，",["warnings"]," 个警告（检查了 ",["files"]," 个文件）。"],
    "notes": ["另有 ",["notes"]," 条提示。"],
    "fixable": ["其中 ",["count"]," 处可用 --fix 修正。"],
    "repeated": ["另有 ",["count"]," 处（第 ",["lines"]," 行）。"],
    "fix": ["改为 ",["written"]],
  },
  en: {
    "error": ["error"],
    "warning": ["warning"],
    "note": ["note"],
    "clean": ["No problems. Files checked: ",["files"],"."],
    "found": [["errors","plural",{"one":["#"," error"],"other":["#"," errors"]}]," and ",["warnings","plural",{"one":["#"," warning"],"other":["#"," warnings"]}]," in ",["files","plural",{"one":["#"," file"],"other":["#"," files"]}],"."],
    "notes": ["And ",["notes","plural",{"one":["#"," note"],"other":["#"," notes"]}],"."],
    "fixable": ["--fix fixes ",["count"]," of them."],
    "repeated": ["And ",["count"]," more (lines ",["lines"],")."],
    "fix": ["Write ",["written"]],
  },
};
