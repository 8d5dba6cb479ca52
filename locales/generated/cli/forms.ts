// Made by `npm run gen` from locales/cli/forms.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "form": {};
  "format": {};
  "out": {};
  "unknownAct": { "act": string | number };
  "noFile": {};
  "no-race": {};
  "no-rows": {};
  "written": { "file": string | number };
}> = {
  scope: "cli/forms",
  zh: {
    "help": ["把一个赛事的报名导出为文件：每位参赛者一行，列名即报名表的问题。导出会记入审计。文件含个人信息，请妥善保管。"],
    "form": ["只导出这份报名表"],
    "format": ["文件格式（默认 csv）"],
    "out": ["写入的文件"],
    "unknownAct": ["startline forms 没有“",["act"],"”，请写 export。"],
    "noFile": ["请用 --out 指定要写的文件。"],
    "no-race": ["这个域名没有绑定赛事。"],
    "no-rows": ["没有可导出的报名，没有写文件。"],
    "written": ["已写入 ",["file"]],
  },
  en: {
    "help": ["Writes the sign-ups of a race into a file: a row for each entrant, a column for each question. The audit records the export. The file contains personal data: store it safely."],
    "form": ["export only this form"],
    "format": ["the file format (default: csv)"],
    "out": ["the file to write"],
    "unknownAct": ["startline forms has no \"",["act"],"\". Write export."],
    "noFile": ["Name the file to write with --out."],
    "no-race": ["No race is bound to this domain."],
    "no-rows": ["There is nothing to export, and no file was written."],
    "written": ["Written: ",["file"]],
  },
};
