// Made by `npm run gen` from locales/cli/applications.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "domain": {};
  "status": {};
  "item": {};
  "text": {};
  "approve": {};
  "reject": {};
  "ground": {};
  "reason": {};
  "save": {};
  "json": {};
  "unknownAct": { "act": string | number };
  "noReceipt": {};
  "noVerdict": {};
  "noReason": {};
  "noFolder": {};
  "exists": { "files": string | number };
  "gone": { "files": string | number };
  "noFiles": {};
  "notFound": { "receipt": string | number };
  "none": {};
  "noRows": {};
  "counts": { "waiting": string | number; "approved": string | number; "rejected": string | number; "withdrawn": string | number };
  "waiting": {};
  "approved": {};
  "rejected": {};
  "withdrawn": {};
  "submitted": { "at": string | number };
  "entrant": { "number": string | number };
  "hasPlace": {};
  "waitsAt": { "place": string | number };
  "files": {};
  "decided": { "receipt": string | number; "status": string | number };
  "written": { "file": string | number };
  "already": {};
  "byNick": { "nick": string | number; "at": string | number; "status": string | number };
  "byOrganiser": { "at": string | number; "status": string | number };
  "byCommand": { "at": string | number; "status": string | number };
  "because": { "reason": string | number };
}> = {
  scope: "cli/applications",
  zh: {
    "help": ["查看、审核和导出直通名额申请。list 列出一个赛事的申请；show 显示一份申请的回答和文件，--save 把文件存到文件夹，不覆盖已有的文件；decide 审核一份申请，每份只能审核一次；export 导出为文件。申请以回执号指定。每次查看和审核都会记入审计。退出码 1：没有这样的申请，已经审核过，或文件没有全部存下。"],
    "domain": ["域名（list、export）"],
    "status": ["只看这种状态的申请"],
    "item": ["只看这个项目的申请"],
    "text": ["姓名或回执号中的一部分"],
    "approve": ["通过"],
    "reject": ["不通过，须写明 --ground 或 --reason"],
    "ground": ["表格里一个原因的标识"],
    "reason": ["不通过的原因，报名者会看到"],
    "save": ["把申请的文件存到这个文件夹（show）"],
    "json": ["以 JSON 输出"],
    "unknownAct": ["startline applications 没有“",["act"],"”，请写 list、show、decide 或 export。"],
    "noReceipt": ["请写明申请的回执号。"],
    "noVerdict": ["请写 --approve 或 --reject。"],
    "noReason": ["不通过的申请须写明原因：--ground 是表格里的原因，--reason 是自己的话（最多 300 字）。"],
    "noFolder": ["请用 --save 指定文件夹。"],
    "exists": ["没有存任何文件：",["files"]," 已经存在。请换一个文件夹。"],
    "gone": ["没有存下 ",["files"],"：文件已被删除。"],
    "noFiles": ["这份申请没有文件。"],
    "notFound": ["没有回执号为“",["receipt"],"”的申请。"],
    "none": ["没有符合条件的申请。"],
    "noRows": ["没有符合条件的申请，没有写文件。"],
    "counts": ["待审核 ",["waiting"],"，已通过 ",["approved"],"，未通过 ",["rejected"],"，已撤回 ",["withdrawn"]],
    "waiting": ["待审核"],
    "approved": ["已通过"],
    "rejected": ["未通过"],
    "withdrawn": ["已撤回"],
    "submitted": [["at"]," 提交"],
    "entrant": ["第 ",["number"]," 位参赛者"],
    "hasPlace": ["已有名额"],
    "waitsAt": ["候补第 ",["place"]," 位"],
    "files": ["文件"],
    "decided": [["receipt"],"：",["status"],"。"],
    "written": ["已写入 ",["file"]],
    "already": ["没有更改：这份申请已经审核过。"],
    "byNick": [["nick"]," 于 ",["at"]," 审核：",["status"]],
    "byOrganiser": ["审核人员于 ",["at"]," 审核：",["status"]],
    "byCommand": ["于 ",["at"]," 用命令审核：",["status"]],
    "because": ["原因：",["reason"]],
  },
  en: {
    "help": ["Lists, shows, decides and exports applications for a place. list: the applications of a race; show: the answers and files of one, and --save stores the files in a folder without overwriting any; decide: approves or rejects one, once; export: writes them into a file. An application is named by its receipt. Every reading and decision is kept in the audit. Exit code 1: there is no such application, it is already decided, or not all of its files were saved."],
    "domain": ["the domain name (list, export)"],
    "status": ["only applications with this status"],
    "item": ["only applications for this item"],
    "text": ["a part of a name or of a receipt"],
    "approve": ["approve the application"],
    "reject": ["reject it; needs --ground or --reason"],
    "ground": ["the id of one of the form's reasons"],
    "reason": ["why it is rejected; the runner reads it"],
    "save": ["the folder to save the application's files in (show)"],
    "json": ["print JSON"],
    "unknownAct": ["startline applications has no \"",["act"],"\". Write list, show, decide or export."],
    "noReceipt": ["Write the receipt of the application."],
    "noVerdict": ["Write either --approve or --reject."],
    "noReason": ["A rejection needs a reason: one of the form's (--ground ID), or up to 300 characters (--reason TEXT)."],
    "noFolder": ["Name the folder with --save."],
    "exists": ["No file was saved: ",["files"]," exists. Choose another folder."],
    "gone": ["Not saved: ",["files"],". The file is deleted."],
    "noFiles": ["This application has no files."],
    "notFound": ["There is no application with the receipt \"",["receipt"],"\"."],
    "none": ["No application matches."],
    "noRows": ["No application matches, and no file was written."],
    "counts": [["waiting"]," waiting, ",["approved"]," approved, ",["rejected"]," rejected, ",["withdrawn"]," withdrawn"],
    "waiting": ["waiting"],
    "approved": ["approved"],
    "rejected": ["rejected"],
    "withdrawn": ["withdrawn"],
    "submitted": ["submitted ",["at"]],
    "entrant": ["Entrant ",["number"]],
    "hasPlace": ["has a place"],
    "waitsAt": ["waiting list, place ",["place"]],
    "files": ["Files"],
    "decided": [["receipt"],": ",["status"],"."],
    "written": ["Written: ",["file"]],
    "already": ["Nothing was changed: this application is already decided."],
    "byNick": [["status"]," by ",["nick"],", ",["at"]],
    "byOrganiser": [["status"]," by an organiser, ",["at"]],
    "byCommand": [["status"]," by the command, ",["at"]],
    "because": ["Reason: ",["reason"]],
  },
};
