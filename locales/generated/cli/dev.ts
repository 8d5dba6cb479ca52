// Made by `npm run gen` from locales/cli/dev.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "port": {};
  "invalidPort": { "port": string | number };
  "watching": { "folder": string | number; "address": string | number };
  "published": {};
  "unchanged": {};
  "refused": {};
  "domain-taken": {};
  "failed": { "reason": string | number };
  "counts": { "outcome": string | number; "ms": string | number; "errors": number; "warnings": number };
  "countsWithNotes": { "outcome": string | number; "ms": string | number; "errors": number; "warnings": number; "notes": number };
}> = {
  scope: "cli/dev",
  zh: {
    "help": ["边写边看：每次保存都检查站点并刷新打开的页面，问题连同位置打印出来。按 Ctrl-C 结束，不留下任何文件。"],
    "port": ["端口（默认 8080）"],
    "invalidPort": ["端口不能是“",["port"],"”，请写 0 到 65535 的整数。"],
    "watching": ["正在监看 ",["folder"],"：",["address"]],
    "published": ["已发布"],
    "unchanged": ["没有变化"],
    "refused": ["未发布，浏览器里仍是上一版"],
    "domain-taken": ["未发布，域名已绑定到另一个站点"],
    "failed": ["未发布。",["reason"]],
    "counts": [["outcome"],"（",["ms"]," 毫秒）：",["errors"]," 个错误，",["warnings"]," 个警告。"],
    "countsWithNotes": [["outcome"],"（",["ms"]," 毫秒）：",["errors"]," 个错误，",["warnings"]," 个警告，",["notes"]," 条提示。"],
  },
  en: {
    "help": ["Serves a site while you write it: every save is checked and reloads the open pages, and problems are printed with their place. Ctrl-C stops it and leaves nothing behind."],
    "port": ["the port (default: 8080)"],
    "invalidPort": ["The port cannot be \"",["port"],"\". Write a whole number from 0 to 65535."],
    "watching": ["Watching ",["folder"],": ",["address"]],
    "published": ["Published"],
    "unchanged": ["Nothing changed"],
    "refused": ["Not published, browsers keep the previous edition"],
    "domain-taken": ["Not published, the domain name belongs to another site"],
    "failed": ["Not published. ",["reason"]],
    "counts": [["outcome"]," (",["ms"]," ms): ",["errors","plural",{"one":["#"," error"],"other":["#"," errors"]}],", ",["warnings","plural",{"one":["#"," warning"],"other":["#"," warnings"]}],"."],
    "countsWithNotes": [["outcome"]," (",["ms"]," ms): ",["errors","plural",{"one":["#"," error"],"other":["#"," errors"]}],", ",["warnings","plural",{"one":["#"," warning"],"other":["#"," warnings"]}],", ",["notes","plural",{"one":["#"," note"],"other":["#"," notes"]}],"."],
  },
};
