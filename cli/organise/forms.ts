import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/forms.ts";
import { getText } from "#locales/getText.ts";
import { fail, failWithoutRace } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { readDomain } from "../server/readDomain.ts";
import { withServerTools } from "../server/withServerTools.ts";
import { exportOptions, readExport, reportExport } from "./exportFile.ts";

/**
 * `startline forms`: writes the sign-ups of a race into a file, and deletes answers to a general
 * form.
 */
export const forms: Verb = {
  usage: "forms export|delete [RECEIPT] --domain HOST …",
  help: getText(messages, "help"),
  positionals: [1, 2],
  options: {
    domain: { value: "HOST", help: getText(commandMessages, "domain") },
    form: { value: "ID", help: getText(messages, "form") },
    ...exportOptions,
    yes: { help: getText(messages, "yes") },
  },
  async run(words, terminal) {
    const [act = "", receipt] = words.positionals;
    if (act === "delete") return deleteAnswer(words, terminal);
    if (act !== "export" || receipt !== undefined) throw new UsageError(getText(messages, "unknownAct", { act }));
    return exportFile(words, terminal);
  },
};

async function exportFile({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const { file, how } = readExport(options);
  const domainName = readDomain(String(options.domain ?? ""));
  const form = options.form === undefined ? undefined : String(options.form);
  const done = await withServerTools((server) => server.exportSignUps({ domainName, form, ...how }, file));
  return reportExport(done, { file, noRows: getText(messages, "noRows") }, terminal);
}

// A deleted answer cannot be restored: without --yes the command only describes it.
async function deleteAnswer({ positionals, options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const receipt = positionals[1]?.trim();
  if (!receipt) throw new UsageError(getText(messages, "noReceipt"));
  const domainName = readDomain(String(options.domain ?? ""));
  const isConfirmed = options.yes === true;
  const { outcome, answer } = await withServerTools((server) =>
    server.deleteAnswer({ domainName, receipt, isConfirmed }),
  );
  if (outcome === "no-race") return failWithoutRace(terminal);
  if (!answer || (outcome !== "found" && outcome !== "deleted")) {
    const why = outcome === "found" || outcome === "deleted" ? "unknown" : outcome;
    return fail(terminal, getText(messages, why, { receipt }));
  }
  const at = new Date(answer.createdAt).toISOString().slice(0, 16).replace("T", " ");
  const account = getText(messages, answer.hasAccount ? "withAccount" : "withoutAccount");
  const values = { receipt, form: answer.form, at, account, files: answer.files };
  terminal.print(terminal.localise(getText(messages, outcome, values)));
  return outcome === "deleted" ? 0 : 1;
}
