import { messages } from "#locales/generated/cli/lsp.ts";
import { textOf } from "#locales/textOf.ts";
import type { Verb } from "./verb.ts";

/** `startline lsp`: a language server over the same compiler. Ends with the connection. */
export const lsp: Verb = {
  usage: "lsp [--stdio]",
  help: textOf(messages, "help"),
  positionals: [0, 0],
  options: { stdio: { help: textOf(messages, "stdio") } },
  async run(_words, { language, isLanguageChosen }) {
    const { serveEditor } = await import("./lsp/server.ts");
    await serveEditor(process.stdin, process.stdout, isLanguageChosen ? language : undefined);
    return 0;
  },
};
