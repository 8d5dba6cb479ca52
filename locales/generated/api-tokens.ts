// Made by `npm run gen` from locales/api-tokens.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "lead": {};
  "make": {};
  "none": {};
  "tokenName": {};
  "nameHint": {};
  "nameMissing": {};
  "races": {};
  "racesMissing": {};
  "otherRace": { "raceId": string | number };
  "scopes": {};
  "scopesHint": {};
  "scopesMissing": {};
  "scope-numbers:read": {};
  "about-numbers:read": {};
  "scope-entries:read": {};
  "about-entries:read": {};
  "scope-personal:read": {};
  "about-personal:read": {};
  "scope-audit:read": {};
  "about-audit:read": {};
  "scope-places:write": {};
  "about-places:write": {};
  "scope-refunds:write": {};
  "about-refunds:write": {};
  "scope-invitations:write": {};
  "about-invitations:write": {};
  "lifetime": {};
  "lifetimeHint": {};
  "days": { "days": number };
  "madeTitle": { "name": string | number };
  "madeText": {};
  "copy": {};
  "copied": {};
  "stored": {};
  "isUsable": {};
  "isExpired": {};
  "expires": { "day": string | number };
  "expired": { "day": string | number };
  "used": { "day": string | number };
  "unused": {};
  "revoke": {};
  "revokeTitle": { "name": string | number };
  "revokeBody": {};
  "keep": {};
  "revoked": {};
}> = {
  scope: "api-tokens",
  zh: {
    "title": ["API 令牌"],
    "lead": ["程序用令牌代替登录：命令行、大屏、自己的系统。令牌的权限不会超过您自己的，用它做的每件事都记在您名下。"],
    "make": ["新建令牌"],
    "none": ["没有令牌。"],
    "tokenName": ["名称"],
    "nameHint": ["写明用在哪里，如“报名大屏”。名称会出现在操作记录里，请勿写人名。"],
    "nameMissing": ["请填写名称。"],
    "races": ["赛事"],
    "racesMissing": ["请至少选一个赛事。"],
    "otherRace": ["赛事 ",["raceId"]],
    "scopes": ["权限"],
    "scopesHint": ["只选需要的。令牌不能复核退款和名额，不能审核，也不能修改账号。"],
    "scopesMissing": ["请至少选一项权限。"],
    "scope-numbers:read": ["查看数据和名额"],
    "about-numbers:read": ["只有数目和金额合计，没有个人。"],
    "scope-entries:read": ["查看报名"],
    "about-entries:read": ["报名、订单、退款和邀请，可以导出；个人信息已遮盖。"],
    "scope-personal:read": ["查看个人信息"],
    "about-personal:read": ["与其他查看权限一起使用：显示姓名、证件、联系方式和填写内容。"],
    "scope-audit:read": ["查看操作记录"],
    "about-audit:read": ["谁在什么时候做了什么。"],
    "scope-places:write": ["调整名额"],
    "about-places:write": ["超过上限的调整仍需另一位工作人员复核。"],
    "scope-refunds:write": ["退款"],
    "about-refunds:write": ["超过上限的退款仍需另一位工作人员复核。"],
    "scope-invitations:write": ["邀请参赛者"],
    "about-invitations:write": ["按名单邀请、重发和撤回。"],
    "lifetime": ["有效期"],
    "lifetimeHint": ["到期后自动失效，最长一年。"],
    "days": [["days"]," 天"],
    "madeTitle": ["令牌“",["name"],"”已建好"],
    "madeText": ["请现在复制并妥善保存：令牌只显示这一次。知道它的人可以用它的全部权限。"],
    "copy": ["复制"],
    "copied": ["已复制"],
    "stored": ["已保存"],
    "isUsable": ["有效"],
    "isExpired": ["已过期"],
    "expires": [["day"],"到期"],
    "expired": [["day"],"已过期"],
    "used": ["最后使用：",["day"]],
    "unused": ["未使用过"],
    "revoke": ["停用"],
    "revokeTitle": ["停用令牌“",["name"],"”？"],
    "revokeBody": ["用它的程序会马上被拒绝，不能恢复。"],
    "keep": ["保留"],
    "revoked": ["令牌已停用"],
  },
  en: {
    "title": ["API tokens"],
    "lead": ["Programs use a token in place of a login: the command line, a display, your own systems. A token may never do more than you may, and what it does is recorded as done by you."],
    "make": ["Make a token"],
    "none": ["There are no tokens."],
    "tokenName": ["Name"],
    "nameHint": ["State what uses it, such as \"display at the expo\". The audit shows the name, so do not name a person."],
    "nameMissing": ["Enter a name."],
    "races": ["Races"],
    "racesMissing": ["Choose at least one race."],
    "otherRace": ["race ",["raceId"]],
    "scopes": ["What it may do"],
    "scopesHint": ["Choose only what is needed. No token approves refunds or places, decides applications or changes accounts."],
    "scopesMissing": ["Choose at least one."],
    "scope-numbers:read": ["Read numbers and places"],
    "about-numbers:read": ["Counts and sums of money, and no person."],
    "scope-entries:read": ["Read entries"],
    "about-entries:read": ["Entries, orders, refunds and invitations, also as a file. Personal data are masked."],
    "scope-personal:read": ["Read personal data"],
    "about-personal:read": ["Together with the others that read: names, documents, contacts and answers."],
    "scope-audit:read": ["Read the audit"],
    "about-audit:read": ["Who did what, and when."],
    "scope-places:write": ["Change places"],
    "about-places:write": ["Above the limit a second organiser still approves it."],
    "scope-refunds:write": ["Pay back"],
    "about-refunds:write": ["Above the limit a second organiser still approves it."],
    "scope-invitations:write": ["Invite runners"],
    "about-invitations:write": ["Invite the runners of a list, send invitations again, and withdraw them."],
    "lifetime": ["Can be used for"],
    "lifetimeHint": ["After that it ends by itself; a year at most."],
    "days": [["days","plural",{"one":["#"," day"],"other":["#"," days"]}]],
    "madeTitle": ["The token \"",["name"],"\" is made"],
    "madeText": ["Copy it now and keep it safe: it is shown this once. Anyone who has it may do all that it may."],
    "copy": ["Copy"],
    "copied": ["Copied"],
    "stored": ["I have stored it"],
    "isUsable": ["Can be used"],
    "isExpired": ["Expired"],
    "expires": ["ends on ",["day"]],
    "expired": ["ended on ",["day"]],
    "used": ["last used on ",["day"]],
    "unused": ["never used"],
    "revoke": ["Revoke"],
    "revokeTitle": ["Revoke the token \"",["name"],"\"?"],
    "revokeBody": ["Programs that use it are refused from now on. This cannot be undone."],
    "keep": ["Keep it"],
    "revoked": ["The token is revoked"],
  },
};
