import { resolve } from "node:path";
import { readMessage } from "#compiler/problems/readMessage.ts";
import { messages } from "#locales/generated/cli/compile.ts";
import { getText } from "#locales/getText.ts";
import { compileFolder, writeRelease } from "#server/sites/publish/releaseFolder.ts";
import { hashProgram, storePages } from "#server/sites/publish/storedPages.ts";
import { displayPath, siteFolder } from "../base/paths.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { Verb } from "../base/verb.ts";
import { preparePictures } from "./pictures.ts";

/** `startline compile`: makes a release of a site: a folder named by the hash of its content. */
export const compile: Verb = {
  usage: "compile SITE --out DIR [--times]",
  help: getText(messages, "help"),
  positionals: [1, 1],
  options: {
    out: { value: "DIR", help: getText(messages, "out") },
    times: { help: getText(messages, "times") },
  },
  async run({ positionals: [place = ""], options }, terminal) {
    const { out } = options;
    if (typeof out !== "string") throw new UsageError(getText(messages, "noFolder"));
    const site = await siteFolder(place);
    await preparePictures(site, terminal);
    const program = await hashProgram();
    const folder = resolve(out);
    const reuse = program === undefined ? undefined : { out: folder, program };
    const compiled = await compileFolder(resolve(site), { reuse });
    if (compiled.outcome === "refused") {
      const errors = compiled.problems.filter(({ severity }) => severity === "error").length;
      terminal.printError(terminal.localise(getText(messages, "refused", { errors })));
      return 1;
    }
    const { files, pages } = compiled.manifest;
    for (const problem of compiled.problems)
      if (problem.code === "SL4008") terminal.printError(`${problem.code} ${terminal.localise(readMessage(problem))}`);
    const startedAt = performance.now();
    terminal.print(displayPath(await writeRelease(compiled, folder)));
    if (reuse) await storePages(folder, compiled.stored);
    const times = { ...compiled.times, write: performance.now() - startedAt };
    terminal.print(terminal.localise(getText(messages, "counts", { files: files.length, pages: pages.length })));
    if (options.times === true) {
      terminal.print(formatTimes(times, terminal));
      terminal.print(terminal.localise(getText(messages, "cost", { drawings: compiled.drawings, ...readCost() })));
    }
    return 0;
  },
};

// The processor time of the whole command in ms, and its largest memory in MB.
function readCost(): { processor: number; memory: number } {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { processor: Math.round((userCPUTime + systemCPUTime) / 1000), memory: Math.round(maxRSS / 1000) };
}

const stages = ["read", "draw", "hash", "write"] as const;

function formatTimes(times: Record<(typeof stages)[number], number>, { localise }: Terminal): string {
  return stages.map((name) => `  ${localise(getText(messages, name))}: ${Math.round(times[name])} ms`).join("\n");
}
