import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { messages } from "#locales/generated/cli/certificate.ts";
import { getText } from "#locales/getText.ts";
import { readSiteFolder } from "#server/sites/publish/folder.ts";
import { displayPath, siteFolder } from "./base/paths.ts";
import { UsageError } from "./base/terminal.ts";
import type { Verb } from "./base/verb.ts";
import { loadSite } from "./config/sites.ts";

const text = (written: string | boolean | undefined) => (typeof written === "string" ? written : undefined);

/** `startline certificate preview`: draws the certificates of a folder with a sample result. */
export const certificate: Verb = {
  usage: "certificate preview SITE [--out DIR] [--name TEXT] [--latin-name TEXT]",
  help: getText(messages, "help"),
  positionals: [1, 2],
  options: {
    site: { value: "SITE", help: getText(messages, "site") },
    out: { value: "DIR", help: getText(messages, "out") },
    name: { value: "TEXT", help: getText(messages, "runner") },
    "latin-name": { value: "TEXT", help: getText(messages, "latinName") },
  },
  async run({ positionals: [word = "", named], options }, terminal) {
    if (word !== "preview") throw new UsageError(getText(messages, "unknown", { word }));
    const place = named ?? text(options.site);
    if (place === undefined) throw new UsageError(getText(messages, "noSite"));
    const folder = await siteFolder(place);
    const { site } = await loadSite(folder);
    const { certificates } = await readSiteFolder(folder);
    // Fonts and what draws pictures are only loaded to draw.
    const { previewFolder } = await import("#server/results/certificates/previewFolder.ts");
    const languages = terminal.isLanguageChosen ? [terminal.language] : site.languages;
    const runner = { name: text(options.name), latinName: text(options["latin-name"]) };
    const previewed = { race: site.race, zone: site.timeZone ?? "Asia/Shanghai", certificates };
    const { files, isNameReplaced } = await previewFolder(folder, previewed, { languages, runner });
    if (files.length === 0) {
      terminal.printError(terminal.localise(getText(messages, "none", { folder: displayPath(folder) })));
      return 1;
    }
    const out = text(options.out) ?? "certificate-previews";
    await mkdir(out, { recursive: true });
    for (const { name, content } of files) {
      await writeFile(join(out, name), content);
      terminal.print(displayPath(join(out, name)));
    }
    if (isNameReplaced)
      terminal.printError(terminal.localise(getText(messages, "latinPrinted", { name: runner.name ?? "" })));
    return 0;
  },
};
