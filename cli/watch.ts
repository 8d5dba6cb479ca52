import { StartError } from "#server/base/startError.ts";
import { dev } from "./dev.ts";
import { type Terminal, UsageError } from "./terminal.ts";
import type { Verb } from "./verb.ts";

/** `startline dev`: serves a site while it is being written, and reloads the browsers that show it at every save. Ends with Ctrl-C. */
export const watch: Verb = {
  usage: "dev SITE [--port NUMBER]",
  help: {
    zh: "边写边看：每次保存都检查并刷新打开的页面，错误带行列号打印出来。按 Ctrl-C 结束，什么都不留下。",
    en: "Shows a site while you write it: every save is checked and reloads the open pages, and mistakes are printed with their place. Ctrl-C ends it, and nothing is left behind.",
  },
  places: [1, 1],
  options: {
    port: { value: "NUMBER", help: { zh: "端口（默认 8080）", en: "the port (default: 8080)" } },
  },
  async run({ places: [place = ""], options }, terminal) {
    const port = readPort(String(options.port ?? process.env.PORT ?? 8080));
    const development = await start(place, port, terminal);
    await new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    });
    await development.stop();
    return 0;
  },
};

async function start(place: string, port: number, { language, print }: Terminal) {
  try {
    return await dev(place, { port, language, print });
  } catch (error) {
    if (error instanceof StartError) throw new UsageError(error.sentence);
    throw error;
  }
}

function readPort(written: string): number {
  if (/^\d{1,5}$/.test(written) && Number(written) <= 65_535) return Number(written);
  throw new UsageError({
    zh: `端口不能是“${written}”，请写 0 到 65535 的整数。`,
    en: `The port cannot be "${written}". Write a whole number from 0 to 65535.`,
  });
}
