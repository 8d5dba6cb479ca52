// Made by `npm run gen` from locales/cli/accounts.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "out": {};
  "yes": {};
  "unknownAct": { "act": string | number };
  "noFile": {};
  "noAccount": {};
  "exported": { "file": string | number };
  "found": { "nick": string | number; "at": string | number; "going": number; "staying": number };
  "deleted": { "nick": string | number; "at": string | number; "going": number; "staying": number };
}> = {
  scope: "cli/accounts",
  zh: {
    "help": ["应本人要求，把账号的全部数据写入文件（export），或删除账号（delete）。两者都写入审计和账号本人能看到的安全记录。删除不可恢复：不加 --yes 时只说明会删除什么。退出码 1：没有这样的账号，或没有删除。"],
    "out": ["写入这个文件，只有它的所有者能读"],
    "yes": ["确认删除"],
    "unknownAct": ["startline accounts 没有“",["act"],"”，请写 export 或 delete。"],
    "noFile": ["请用 --out 写明文件。"],
    "noAccount": ["没有这个邮箱或手机号的账号。"],
    "exported": ["已写入 ",["file"],"。其中有未遮盖的个人信息，请只交给本人。"],
    "found": ["账号“",["nick"],"”，注册于 ",["at"],"：将删除账号和 ",["going"]," 份报名或提交，已结束比赛的 ",["staying"]," 份报名保留但不再属于任何账号。没有删除：请加 --yes 确认。"],
    "deleted": ["已删除账号“",["nick"],"”（注册于 ",["at"],"）和 ",["going"]," 份报名或提交，保留 ",["staying"]," 份已结束比赛的报名。"],
  },
  en: {
    "help": ["At its owner's request, writes everything that is kept of an account into a file (export), or deletes the account (delete). Both are in the audit and in the security log. What is deleted cannot be restored: without --yes the command only states what it is. Exit code 1: there is no such account, or nothing was deleted."],
    "out": ["write into this file, which only its owner can read"],
    "yes": ["confirm the deletion"],
    "unknownAct": ["startline accounts has no \"",["act"],"\". Write export or delete."],
    "noFile": ["Name the file with --out."],
    "noAccount": ["No account has this email address or phone number."],
    "exported": ["Written: ",["file"],". It has personal data in clear: give it to the owner of the account only."],
    "found": ["Account \"",["nick"],"\", registered ",["at"],": the account goes with ",["going","plural",{"one":["#"," sign-up or answer"],"other":["#"," sign-ups and answers"]}],"; ",["staying","plural",{"one":["#"," sign-up for a race that is over stays"],"other":["#"," sign-ups for races that are over stay"]}]," without it. Nothing was deleted: confirm with --yes."],
    "deleted": ["Deleted: account \"",["nick"],"\", registered ",["at"],", with ",["going","plural",{"one":["#"," sign-up or answer"],"other":["#"," sign-ups and answers"]}],". ",["staying","plural",{"one":["#"," sign-up for a race that is over stays"],"other":["#"," sign-ups for races that are over stay"]}]," without it."],
  },
};
