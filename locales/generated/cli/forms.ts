// Made by `npm run gen` from locales/cli/forms.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "form": {};
  "yes": {};
  "unknownAct": { "act": string | number };
  "noReceipt": {};
  "noRows": {};
  "unknown": { "receipt": string | number };
  "not-an-answer": { "receipt": string | number };
  "withAccount": {};
  "withoutAccount": {};
  "found": { "receipt": string | number; "form": string | number; "at": string | number; "account": string | number; "files": number };
  "deleted": { "receipt": string | number; "form": string | number; "at": string | number; "account": string | number; "files": number };
}> = {
  scope: "cli/forms",
  zh: {
    "help": ["export 把一个赛事的报名导出为文件：每位参赛者一行，列名即报名表的问题；文件含个人信息，请妥善保管。delete 按回执号删除一份通用表单的提交内容及其文件。两者都会记入审计。"],
    "form": ["只导出这份报名表"],
    "yes": ["确认删除；不写则只显示将删除什么"],
    "unknownAct": ["startline forms 没有“",["act"],"”，请写 export 或 delete。"],
    "noReceipt": ["请写明回执号。"],
    "noRows": ["没有可导出的报名，没有写文件。"],
    "unknown": ["这个赛事没有编号为 ",["receipt"]," 的回执。"],
    "not-an-answer": [["receipt"]," 是报名或直通申请，不能删除。报名由参赛者取消，申请由组委会审核。"],
    "withAccount": ["用账号提交"],
    "withoutAccount": ["没有账号"],
    "found": [["receipt"],"：《",["form"],"》，",["at"]," UTC 提交，",["account"],"，文件 ",["files"]," 个。没有删除任何内容；确认无误后加上 --yes 再执行一次。删除后无法恢复。"],
    "deleted": ["已删除 ",["receipt"],"：《",["form"],"》，",["at"]," UTC 提交，",["account"],"，文件 ",["files"]," 个。"],
  },
  en: {
    "help": ["export writes the sign-ups of a race into a file: a row for each entrant, a column for each question. The file contains personal data: store it safely. delete removes what somebody submitted with a general form, by its receipt, with its files. The audit records both."],
    "form": ["export only this form"],
    "yes": ["delete; without it, only state what would be deleted"],
    "unknownAct": ["startline forms has no \"",["act"],"\". Write export or delete."],
    "noReceipt": ["Name the receipt."],
    "noRows": ["There is nothing to export, and no file was written."],
    "unknown": ["The race has no receipt ",["receipt"],"."],
    "not-an-answer": [["receipt"]," is a sign-up or an application, which is not deleted: runners withdraw a sign-up, and organisers decide an application."],
    "withAccount": ["with an account"],
    "withoutAccount": ["without an account"],
    "found": [["receipt"],": \"",["form"],"\", submitted ",["at"]," UTC, ",["account"],", ",["files","plural",{"0":["no files"],"one":["one file"],"other":["#"," files"]}],". Nothing was deleted. Call again with --yes to delete it; it cannot be restored."],
    "deleted": ["Deleted ",["receipt"],": \"",["form"],"\", submitted ",["at"]," UTC, ",["account"],", ",["files","plural",{"0":["no files"],"one":["one file"],"other":["#"," files"]}],"."],
  },
};
