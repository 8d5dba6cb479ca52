import { resolve } from "node:path";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/forms.ts";
import { textOf } from "#locales/textOf.ts";
import { displayPath } from "./targets.ts";
import { UsageError } from "./terminal.ts";
import type { Verb } from "./verb.ts";
import { readDomain, withServerTools } from "./withServerTools.ts";

/** `startline forms export`: writes the sign-ups of a race into a file. */
export const forms: Verb = {
  usage: "forms export --domain HOST [--form ID] [--format csv|xlsx] --out FILE",
  help: textOf(messages, "help"),
  positionals: [1, 1],
  options: {
    domain: { value: "HOST", help: textOf(commandMessages, "domain") },
    form: { value: "ID", help: textOf(messages, "form") },
    format: {
      value: "csv|xlsx",
      choices: ["csv", "xlsx"],
      help: textOf(messages, "format"),
    },
    out: { value: "FILE", help: textOf(messages, "out") },
  },
  async run({ positionals: [act = ""], options }, terminal) {
    if (act !== "export") throw new UsageError(textOf(messages, "unknownAct", { act }));
    if (!options.out) throw new UsageError(textOf(messages, "noFile"));
    const domainName = readDomain(String(options.domain ?? ""));
    const file = resolve(String(options.out));
    const language = options.language === "en" ? "en" : "zh";
    const format = options.format === "xlsx" ? "xlsx" : "csv";
    const form = options.form === undefined ? undefined : String(options.form);
    const done = await withServerTools((server) => server.exportSignUps({ domainName, form, format, language }, file));
    if (done === "exported")
      terminal.print(terminal.localise(textOf(messages, "written", { file: displayPath(file) })));
    else terminal.printError(terminal.localise(textOf(messages, done)));
    return done === "exported" ? 0 : 1;
  },
};
