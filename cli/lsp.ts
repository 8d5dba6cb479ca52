import { messages } from "#locales/generated/cli/lsp.ts";
import { getText } from "#locales/getText.ts";
import type { Verb } from "./base/verb.ts";

/** `startline lsp`: a language server over the same compiler. Ends with the connection. */
export const lsp: Verb = {
  usage: "lsp [--stdio]",
  help: getText(messages, "help"),
  positionals: [0, 0],
  options: { stdio: { help: getText(messages, "stdio") } },
  async run(_words, { language, isLanguageChosen }) {
    const { serveEditor } = await import("./lsp/server.ts");
    await serveEditor(process.stdin, process.stdout, isLanguageChosen ? language : undefined);
    return 0;
  },
};
