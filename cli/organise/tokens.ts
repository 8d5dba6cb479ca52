import type { OwnedToken } from "#contract/tokens.ts";
import { messages } from "#locales/generated/cli/tokens.ts";
import { getText, textIn } from "#locales/getText.ts";
import { fail, runAction } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { withServerTools } from "../server/withServerTools.ts";

/** `startline tokens`: lists the API tokens of organisers, and revokes them. */
export const tokens: Verb = {
  usage: "tokens list [--account EMAIL|PHONE] [--json] | tokens revoke ID|EMAIL|PHONE",
  help: getText(messages, "help"),
  positionals: [1, 2],
  options: {
    account: { value: "EMAIL|PHONE", help: getText(messages, "account") },
    json: { help: getText(messages, "json") },
  },
  run: (words, terminal) => runAction(actions, (act) => getText(messages, "unknownAct", { act }))(words, terminal),
};

const actions = { list, revoke };

async function list({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const account = options.account === undefined ? undefined : String(options.account);
  const tokens = await withServerTools((server) => server.listTokens(account));
  if (!tokens) return fail(terminal, getText(messages, "noAccount"));
  if (options.json === true) terminal.print(JSON.stringify(tokens, null, 2));
  else {
    const summary = terminal.localise(getText(messages, "count", { count: tokens.length }));
    terminal.print([...tokens.map((token) => getLine(token, terminal)), summary].join("\n"));
  }
  return 0;
}

async function revoke({ positionals: [, idText] }: ParsedArguments, terminal: Terminal): Promise<number> {
  const selector = idText?.trim() ?? "";
  if (selector === "") throw new UsageError(getText(messages, "noToken"));
  const count = await withServerTools((server) => server.revokeTokens(selector));
  if (count === 0) return fail(terminal, getText(messages, "notFound"));
  terminal.print(terminal.localise(getText(messages, "revoked", { count })));
  return 0;
}

function getLine(token: OwnedToken, { language }: Terminal): string {
  const { tokenId, name, ending, nick, accountId, races, scopes, expiresAt, isExpired, lastUsedOn } = token;
  const day = new Date(expiresAt).toISOString().slice(0, 10);
  return [
    tokenId,
    `slt_…${ending}`,
    `"${name}"`,
    `${nick} (${accountId})`,
    races.join(","),
    scopes.join(","),
    textIn(language, messages, isExpired ? "expired" : "expires", { day }),
    lastUsedOn === null
      ? textIn(language, messages, "unused")
      : textIn(language, messages, "used", { day: lastUsedOn }),
  ].join("  ");
}
