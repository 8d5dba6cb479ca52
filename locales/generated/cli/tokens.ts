// Made by `npm run gen` from locales/cli/tokens.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "account": {};
  "json": {};
  "unknownAct": { "act": string | number };
  "noAccount": {};
  "noToken": {};
  "notFound": {};
  "revoked": { "count": number };
  "count": { "count": number };
  "expires": { "day": string | number };
  "expired": { "day": string | number };
  "used": { "day": string | number };
  "unused": {};
}> = {
  scope: "cli/tokens",
  zh: {
    "help": ["列出工作人员的 API 令牌（list）：编号、结尾、名称、所有者、赛事、权限、到期和最后使用的日期；停用一个令牌，或一个账号的全部令牌（revoke），从下一次请求起生效。令牌本身只有它的所有者知道。退出码 1：没有这样的账号或令牌。"],
    "account": ["只看这个账号的令牌"],
    "json": ["以 JSON 输出"],
    "unknownAct": ["startline tokens 没有“",["act"],"”，请写 list 或 revoke。"],
    "noAccount": ["没有这个邮箱或手机号的账号。"],
    "noToken": ["请写明令牌的编号，或账号的邮箱或手机号。"],
    "notFound": ["没有可以停用的令牌。"],
    "revoked": ["已停用 ",["count"]," 个令牌。"],
    "count": ["共 ",["count"]," 个令牌"],
    "expires": [["day"]," 到期"],
    "expired": [["day"]," 已过期"],
    "used": ["最后使用 ",["day"]],
    "unused": ["未使用过"],
  },
  en: {
    "help": ["Lists the API tokens of organisers (list): id, ending, name, owner, races, scopes, the day on which each expires and was used last. Revokes a token, or all of an account (revoke): the next call with it is refused. Only its owner knows the token itself. Exit code 1: there is no such account or token."],
    "account": ["only the tokens of this account"],
    "json": ["print JSON"],
    "unknownAct": ["startline tokens has no \"",["act"],"\". Write list or revoke."],
    "noAccount": ["No account has this email address or phone number."],
    "noToken": ["Name the id of a token, or the email address or phone number of an account."],
    "notFound": ["There is no token to revoke."],
    "revoked": [["count","plural",{"one":["#"," token was revoked."],"other":["#"," tokens were revoked."]}]],
    "count": [["count","plural",{"one":["#"," token"],"other":["#"," tokens"]}]],
    "expires": ["expires ",["day"]],
    "expired": ["expired ",["day"]],
    "used": ["last used ",["day"]],
    "unused": ["never used"],
  },
};
