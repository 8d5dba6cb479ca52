import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lockTranslations } from "#compiler/edit/translationLock.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/translated.ts";
import { getText } from "#locales/getText.ts";
import { readSiteFolder } from "#server/sites/publish/folder.ts";
import { displayPath, siteFolder } from "../base/paths.ts";
import { UsageError } from "../base/terminal.ts";
import type { Verb } from "../base/verb.ts";

/**
 * `startline translated`: remembers that the English of a site fits its Chinese as both are now.
 */
export const translated: Verb = {
  usage: "translated SITE",
  help: getText(messages, "help"),
  positionals: [1, 1],
  options: {},
  async run({ positionals: [place = ""] }, terminal) {
    const folder = await siteFolder(place);
    const { site, ...surroundings } = await readSiteFolder(folder);
    if (!site) throw new UsageError(getText(messages, "noSite", { folder: displayPath(folder) }));
    const lock = lockTranslations(site.source, surroundings);
    if (lock === undefined) {
      terminal.printError(terminal.localise(getText(messages, "refused")));
      return 1;
    }
    const path = join(folder, "translations.lock.json");
    await writeFile(path, lock);
    terminal.print(terminal.localise(getText(commandMessages, "written", { path: displayPath(path) })));
    return 0;
  },
};
