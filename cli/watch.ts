import { messages } from "#locales/generated/cli/dev.ts";
import { getText } from "#locales/getText.ts";
import { UsageError } from "./base/terminal.ts";
import type { Verb } from "./base/verb.ts";
import { dev } from "./dev.ts";

/**
 * `startline dev`: serves a site while it is being written, and reloads the browsers that show it
 * at every save. Ends with Ctrl-C.
 */
export const watch: Verb = {
  usage: "dev SITE [--port NUMBER]",
  help: getText(messages, "help"),
  positionals: [1, 1],
  options: {
    port: { value: "NUMBER", help: getText(messages, "port") },
  },
  async run({ positionals: [place = ""], options }, { language, print }) {
    const port = readPort(String(options.port ?? process.env.PORT ?? 8080));
    const development = await dev(place, { port, language, print });
    await new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    });
    await development.stop();
    return 0;
  },
};

function readPort(port: string): number {
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port);
  throw new UsageError(getText(messages, "invalidPort", { port }));
}
