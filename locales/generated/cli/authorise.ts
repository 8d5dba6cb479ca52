// Made by `npm run gen` from locales/cli/authorise.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "take": {};
  "given": {};
  "taken": {};
  "unchanged": {};
  "no-account": {};
}> = {
  scope: "cli/authorise",
  zh: {
    "help": ["把一个账号设为赛事审核人员，可以审核实名信息；--take 收回。账号须先注册。"],
    "take": ["收回权限"],
    "given": ["该账号现在可以审核实名信息。"],
    "taken": ["该账号不再能审核实名信息。"],
    "unchanged": ["没有变化：权限本来如此。"],
    "no-account": ["没有这个邮箱或手机号的账号，请先注册。"],
  },
  en: {
    "help": ["Makes an account an organiser's, who can review runners' identity documents; --take revokes this. The account must be registered first."],
    "take": ["revoke the permission"],
    "given": ["This account can now review documents."],
    "taken": ["This account can no longer review documents."],
    "unchanged": ["Nothing changed: the permission already was so."],
    "no-account": ["No account has this email address or phone number. Register it first."],
  },
};
