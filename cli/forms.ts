import { resolve } from "node:path";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/forms.ts";
import { textOf } from "#locales/textOf.ts";
import { readDomain, withPublishing } from "./publishing.ts";
import { nameOf } from "./targets.ts";
import { UsageError } from "./terminal.ts";
import type { Verb } from "./verb.ts";

/** `startline forms export`: writes the sign-ups of a race into a file. */
export const forms: Verb = {
  usage: "forms export --domain HOST [--form ID] [--format csv|xlsx] --out FILE",
  help: textOf(messages, "help"),
  places: [1, 1],
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
  async run({ places: [act = ""], options }, terminal) {
    if (act !== "export") throw new UsageError(textOf(messages, "unknownAct", { act }));
    if (!options.out) throw new UsageError(textOf(messages, "noFile"));
    const domainName = readDomain(String(options.domain ?? ""));
    const file = resolve(String(options.out));
    const language = options.language === "en" ? "en" : "zh";
    const format = options.format === "xlsx" ? "xlsx" : "csv";
    const form = options.form === undefined ? undefined : String(options.form);
    const done = await withPublishing((server) => server.exportSignUps({ domainName, form, format, language }, file));
    if (done === "exported") terminal.print(terminal.say(textOf(messages, "written", { file: nameOf(file) })));
    else terminal.complain(terminal.say(textOf(messages, done)));
    return done === "exported" ? 0 : 1;
  },
};
