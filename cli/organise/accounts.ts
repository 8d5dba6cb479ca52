import { Readable } from "node:stream";
import { messages } from "#locales/generated/cli/accounts.ts";
import { getText } from "#locales/getText.ts";
import { fail, runAction, utcMinute } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { writePrivateFile } from "../base/writePrivateFile.ts";
import { withServerTools } from "../server/withServerTools.ts";

/**
 * `startline accounts`: gives people what is kept of them, and deletes accounts, at their owners'
 * request.
 */
export const accounts: Verb = {
  usage: "accounts export EMAIL|PHONE --out FILE | accounts delete EMAIL|PHONE [--yes]",
  help: getText(messages, "help"),
  positionals: [2, 2],
  options: {
    out: { value: "FILE", help: getText(messages, "out") },
    yes: { help: getText(messages, "yes") },
  },
  run: (words, terminal) => runAction(actions, (act) => getText(messages, "unknownAct", { act }))(words, terminal),
};

const actions = { export: exportAccount, delete: deleteAccount };

async function exportAccount(
  { positionals: [, account = ""], options }: ParsedArguments,
  terminal: Terminal,
): Promise<number> {
  const file = String(options.out ?? "");
  if (file === "") throw new UsageError(getText(messages, "noFile"));
  const exported = await withServerTools((server) => server.exportAccount(account));
  if (!exported) return fail(terminal, getText(messages, "noAccount"));
  await writePrivateFile(Readable.from([`${JSON.stringify(exported, null, 2)}\n`]), file);
  terminal.print(terminal.localise(getText(messages, "exported", { file })));
  return 0;
}

// Deleted data cannot be restored: without --yes the command only describes it.
async function deleteAccount(
  { positionals: [, name = ""], options }: ParsedArguments,
  terminal: Terminal,
): Promise<number> {
  const isConfirmed = options.yes === true;
  const { outcome, account } = await withServerTools((server) => server.deleteAccount({ who: name, isConfirmed }));
  if (!account || outcome === "no-account") return fail(terminal, getText(messages, "noAccount"));
  const { nick, createdAt, going, staying } = account;
  const values = { nick, at: utcMinute(createdAt), going, staying };
  terminal.print(terminal.localise(getText(messages, outcome, values)));
  return outcome === "deleted" ? 0 : 1;
}
