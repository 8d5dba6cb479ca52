import { messages } from "#locales/generated/cli/authorise.ts";
import { textOf } from "#locales/textOf.ts";
import { withPublishing } from "./publishing.ts";
import type { Verb } from "./verb.ts";

/** `startline authorise`: lets an account review documents, or no longer. */
export const authorise: Verb = {
  usage: "authorise EMAIL|PHONE [--take]",
  help: textOf(messages, "help"),
  places: [1, 1],
  options: { take: { help: textOf(messages, "take") } },
  async run({ places: [who = ""], options }, terminal) {
    const done = await withPublishing((server) =>
      server.authorise({ who, authority: "ORGANISER", isTaken: options.take === true }),
    );
    const sentence = terminal.say(textOf(messages, done));
    if (done === "no-account") terminal.complain(sentence);
    else terminal.print(sentence);
    return done === "no-account" ? 1 : 0;
  },
};
