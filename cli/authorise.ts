import { messages } from "#locales/generated/cli/authorise.ts";
import { textOf } from "#locales/textOf.ts";
import type { Verb } from "./verb.ts";
import { withServerTools } from "./withServerTools.ts";

/** `startline authorise`: lets an account review documents, or no longer. */
export const authorise: Verb = {
  usage: "authorise EMAIL|PHONE [--take]",
  help: textOf(messages, "help"),
  positionals: [1, 1],
  options: { take: { help: textOf(messages, "take") } },
  async run({ positionals: [who = ""], options }, terminal) {
    const done = await withServerTools((server) =>
      server.authorise({ who, authority: "ORGANISER", isTaken: options.take === true }),
    );
    const sentence = terminal.localise(textOf(messages, done));
    if (done === "no-account") terminal.printError(sentence);
    else terminal.print(sentence);
    return done === "no-account" ? 1 : 0;
  },
};
