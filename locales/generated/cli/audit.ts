// Made by `npm run gen` from locales/cli/audit.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "since": {};
  "kind": { "kinds": string | number };
  "account": {};
  "json": {};
  "purgeBefore": {};
  "noTime": { "written": string | number };
  "noAccount": {};
  "none": {};
  "purged": { "count": number };
  "tooRecent": {};
  "by": { "who": string | number };
  "whose": { "whose": string | number };
  "login-failed": {};
  "login-locked": {};
  "code-failed": {};
  "code-locked": {};
  "proof-failed": {};
  "second-factor-failed": {};
  "second-factor-locked": {};
  "token": { "name": string | number };
  "token-refused": {};
  "token-made": {};
  "token-revoked": {};
  "access-refused": {};
  "right-given": {};
  "right-taken": {};
  "second-factor-enrolled": {};
  "second-factor-reset": {};
  "recovery-code-used": {};
  "password-changed": {};
  "password-reset": {};
  "email-changed": {};
  "phone-changed": {};
  "sessions-ended": {};
  "account-deleted": {};
  "data-exported": {};
  "file-viewed": {};
  "decision-made": {};
  "log-purged": {};
  "kept": {};
  "keptUnreadable": { "file": string | number; "reason": string | number };
  "unknownAct": { "act": string | number };
  "chain": { "number": number; "hash": string | number };
  "broken": { "count": number };
  "kept_matches": {};
  "kept_differs": {};
  "kept_other-race": {};
  "kept_forged": {};
}> = {
  scope: "cli/audit",
  zh: {
    "help": ["查看安全日志：登录失败和锁定、被拒绝的访问、权限的授予和收回、两步验证、密码和联系方式的修改、登录的退出、账号的注销、个人数据的导出、文件的查看、审核，API 令牌的新建、停用和被拒绝。日志不能修改，其中没有密码、验证码和完整的网络地址；大量相同的事件按分钟和网络合并计数。--purge-before 删除更早的记录，30 天内的不能删除；删除本身也会记录。lines 列出一个赛事的操作记录（谁在什么时候做了什么）；head 打印它最新的哈希值，并签名，可每天另行保存；verify 检查整条链，有 --kept 时还核对保存过的那些行。退出码 1：没有这个账号或赛事，时间在 30 天内，或记录被改动过。"],
    "since": ["从这个时间起，如 2026-08-01T10:00+08:00、7d 或 12h"],
    "kind": ["只看一类：",["kinds"]],
    "account": ["只看与该账号有关的"],
    "json": ["以 JSON 输出"],
    "purgeBefore": ["删除这个时间之前的记录"],
    "noTime": ["“",["written"],"”不是时间，请写成 2026-08-01、2026-08-01T10:00+08:00 或 30d。"],
    "noAccount": ["没有这个邮箱或手机号的账号。"],
    "none": ["没有符合条件的记录。"],
    "purged": ["已删除 ",["count"]," 条记录。"],
    "tooRecent": ["没有删除：30 天内的记录须保留。"],
    "by": ["操作者 ",["who"]],
    "whose": ["账号 ",["whose"]],
    "login-failed": ["登录失败"],
    "login-locked": ["登录已锁定"],
    "code-failed": ["验证码错误"],
    "code-locked": ["验证码已锁定"],
    "proof-failed": ["身份确认失败"],
    "second-factor-failed": ["动态验证码错误"],
    "second-factor-locked": ["两步验证已锁定"],
    "token": ["API 令牌“",["name"],"”"],
    "token-refused": ["API 令牌被拒绝"],
    "token-made": ["新建 API 令牌"],
    "token-revoked": ["停用 API 令牌"],
    "access-refused": ["访问被拒绝"],
    "right-given": ["授予权限"],
    "right-taken": ["收回权限"],
    "second-factor-enrolled": ["开启两步验证"],
    "second-factor-reset": ["重置两步验证"],
    "recovery-code-used": ["使用恢复码"],
    "password-changed": ["修改密码"],
    "password-reset": ["重置密码"],
    "email-changed": ["更换邮箱"],
    "phone-changed": ["更换手机号"],
    "sessions-ended": ["退出其他登录"],
    "account-deleted": ["注销账号"],
    "data-exported": ["导出个人数据"],
    "file-viewed": ["查看文件"],
    "decision-made": ["审核"],
    "log-purged": ["删除日志"],
    "kept": ["保存过的 head 行，每行一条；核对最后 500 条"],
    "keptUnreadable": ["无法读取 ",["file"],"（",["reason"],"）。"],
    "unknownAct": ["startline audit 没有“",["act"],"”，请写 lines、head 或 verify。"],
    "chain": ["共 ",["number"]," 条，最新哈希值 ",["hash"]],
    "broken": [["count","plural",{"0":["没有被改动、删除或漏掉的记录"],"other":["有 ","#"," 条记录被改动、删除或漏掉"]}]],
    "kept_matches": ["一致"],
    "kept_differs": ["不一致：这条之前的记录被重写或删去"],
    "kept_other-race": ["属于另一个赛事"],
    "kept_forged": ["不是这台服务器签名的"],
  },
  en: {
    "help": ["Prints the security log: failed logins and lockouts, refused access, rights given and taken, second factors, changes of passwords and contacts, ended sessions, deleted accounts, exports of personal data, views of files, decisions, and API tokens made, revoked and refused. It cannot be edited, and has no password, code or whole network address; many events of one kind are one line by minute and network. --purge-before deletes older ones, never those of the last 30 days, and is an event itself. lines prints the audit of a race: who did what, and when; head prints its newest hash, signed, to be kept elsewhere every day; verify checks the whole chain, and with --kept the lines that were kept. Exit code 1: there is no such account or race, the time is within 30 days, or the audit was changed."],
    "since": ["from this time on: 2026-08-01T10:00+08:00, 7d or 12h"],
    "kind": ["only one kind: ",["kinds"]],
    "account": ["only what an account did, or what was done to it"],
    "json": ["print JSON"],
    "purgeBefore": ["delete the events before this time"],
    "noTime": ["\"",["written"],"\" is not a time. Write 2026-08-01, 2026-08-01T10:00+08:00 or 30d."],
    "noAccount": ["No account has this email address or phone number."],
    "none": ["No event matches."],
    "purged": [["count","plural",{"0":["No event was deleted."],"one":["#"," event was deleted."],"other":["#"," events were deleted."]}]],
    "tooRecent": ["Nothing was deleted: events of the last 30 days are kept."],
    "by": ["by ",["who"]],
    "whose": ["account ",["whose"]],
    "login-failed": ["failed login"],
    "login-locked": ["login locked"],
    "code-failed": ["wrong code"],
    "code-locked": ["codes locked"],
    "proof-failed": ["failed proof"],
    "second-factor-failed": ["wrong second factor"],
    "second-factor-locked": ["second factor locked"],
    "token": ["API token \"",["name"],"\""],
    "token-refused": ["API token refused"],
    "token-made": ["API token made"],
    "token-revoked": ["API token revoked"],
    "access-refused": ["access refused"],
    "right-given": ["right given"],
    "right-taken": ["right taken"],
    "second-factor-enrolled": ["second factor set up"],
    "second-factor-reset": ["second factor reset"],
    "recovery-code-used": ["recovery code used"],
    "password-changed": ["password changed"],
    "password-reset": ["password reset"],
    "email-changed": ["email address changed"],
    "phone-changed": ["phone number changed"],
    "sessions-ended": ["sessions ended"],
    "account-deleted": ["account deleted"],
    "data-exported": ["personal data exported"],
    "file-viewed": ["file viewed"],
    "decision-made": ["decision"],
    "log-purged": ["log purged"],
    "kept": ["lines of head that were kept, one a line; the last 500 are compared"],
    "keptUnreadable": [["file"]," cannot be read (",["reason"],")."],
    "unknownAct": ["startline audit has no \"",["act"],"\". Write lines, head or verify."],
    "chain": [["number","plural",{"one":["#"," line"],"other":["#"," lines"]}],", newest hash ",["hash"]],
    "broken": [["count","plural",{"0":["no line was changed, removed or left out"],"one":["#"," line was changed, removed or left out"],"other":["#"," lines were changed, removed or left out"]}]],
    "kept_matches": ["matches"],
    "kept_differs": ["differs: the audit up to it was rewritten or cut off"],
    "kept_other-race": ["is about another race"],
    "kept_forged": ["was not signed by this server"],
  },
};
