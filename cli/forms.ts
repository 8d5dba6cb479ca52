import { resolve } from "node:path";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/forms.ts";
import { textOf } from "#locales/textOf.ts";
import { displayPath } from "./paths.ts";
import { readDomain } from "./readDomain.ts";
import { type Terminal, UsageError } from "./terminal.ts";
import type { ParsedArguments, Verb } from "./verb.ts";
import { withServerTools } from "./withServerTools.ts";

/** `startline forms`: writes the sign-ups of a race into a file, and deletes answers to a general form. */
export const forms: Verb = {
  usage: "forms export|delete [RECEIPT] --domain HOST …",
  help: textOf(messages, "help"),
  positionals: [1, 2],
  options: {
    domain: { value: "HOST", help: textOf(commandMessages, "domain") },
    form: { value: "ID", help: textOf(messages, "form") },
    format: {
      value: "csv|xlsx",
      choices: ["csv", "xlsx"],
      help: textOf(messages, "format"),
    },
    out: { value: "FILE", help: textOf(messages, "out") },
    yes: { help: textOf(messages, "yes") },
  },
  async run(words, terminal) {
    const [act = "", receipt] = words.positionals;
    if (act === "delete") return deleteAnswer(words, terminal);
    if (act !== "export" || receipt !== undefined) throw new UsageError(textOf(messages, "unknownAct", { act }));
    return exportFile(words, terminal);
  },
};

async function exportFile({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  if (!options.out) throw new UsageError(textOf(messages, "noFile"));
  const domainName = readDomain(String(options.domain ?? ""));
  const file = resolve(String(options.out));
  const language = options.language === "en" ? "en" : "zh";
  const format = options.format === "xlsx" ? "xlsx" : "csv";
  const form = options.form === undefined ? undefined : String(options.form);
  const done = await withServerTools((server) => server.exportSignUps({ domainName, form, format, language }, file));
  if (done === "exported") terminal.print(terminal.localise(textOf(messages, "written", { file: displayPath(file) })));
  else terminal.printError(terminal.localise(textOf(messages, done)));
  return done === "exported" ? 0 : 1;
}

// What was deleted cannot be restored: without --yes the command only states what it is.
async function deleteAnswer({ positionals, options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const receipt = positionals[1]?.trim();
  if (!receipt) throw new UsageError(textOf(messages, "noReceipt"));
  const domainName = readDomain(String(options.domain ?? ""));
  const isConfirmed = options.yes === true;
  const { outcome, answer } = await withServerTools((server) =>
    server.deleteAnswer({ domainName, receipt, isConfirmed }),
  );
  if (!answer || (outcome !== "found" && outcome !== "deleted")) {
    const why = outcome === "found" || outcome === "deleted" ? "unknown" : outcome;
    terminal.printError(terminal.localise(textOf(messages, why, { receipt })));
    return 1;
  }
  const at = new Date(answer.createdAt).toISOString().slice(0, 16).replace("T", " ");
  const account = textOf(messages, answer.hasAccount ? "withAccount" : "withoutAccount");
  const values = { receipt, form: answer.form, at, account, files: answer.files };
  terminal.print(terminal.localise(textOf(messages, outcome, values)));
  return outcome === "deleted" ? 0 : 1;
}
