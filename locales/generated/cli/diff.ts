// Made by `npm run gen` from locales/cli/diff.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "same": {};
  "site": {};
  "route": { "path": string | number };
  "block": { "id": string | number; "type": string | number };
  "form": { "id": string | number };
  "composite": { "name": string | number };
  "question": { "id": string | number; "question": string | number };
  "added": {};
  "removed": {};
  "movedFrom": {};
}> = {
  scope: "cli/diff",
  zh: {
    "help": ["比较两个站点（文件夹或站点文件）：按板块编号、路由路径和表单的问题，而不是按行；先升级到最新格式再比较。退出码：0 没有不同，1 有不同，2 无法读取。"],
    "same": ["两个站点相同。"],
    "site": ["站点"],
    "route": ["路由 ",["path"]],
    "block": ["板块 ",["id"],"（",["type"],"）"],
    "form": ["表单 ",["id"]],
    "composite": ["组合板块 ",["name"]],
    "question": ["表单 ",["id"],"，问题 ",["question"]],
    "added": ["新增"],
    "removed": ["删除"],
    "movedFrom": ["移动，原在"],
  },
  en: {
    "help": ["Compares two sites (folders or site files) by the ids of blocks, the paths of routes and the questions of forms, not by lines, both in their newest format. Exit code 0: no difference; 1: some; 2: a site cannot be read."],
    "same": ["The sites are the same."],
    "site": ["Site"],
    "route": ["Route ",["path"]],
    "block": ["Block ",["id"]," (",["type"],")"],
    "form": ["Form ",["id"]],
    "composite": ["Composite ",["name"]],
    "question": ["Form ",["id"],", question ",["question"]],
    "added": ["added"],
    "removed": ["removed"],
    "movedFrom": ["moved from"],
  },
};
