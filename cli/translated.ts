import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lockTranslations } from "#compiler/emit/translationLock.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/translated.ts";
import { textOf } from "#locales/textOf.ts";
import { readSiteFolder } from "#server/sites/publish/folder.ts";
import { nameOf, siteFolder } from "./targets.ts";
import { UsageError } from "./terminal.ts";
import type { Verb } from "./verb.ts";

/** `startline translated`: remembers that the English of a site fits its Chinese as both are now. */
export const translated: Verb = {
  usage: "translated SITE",
  help: textOf(messages, "help"),
  places: [1, 1],
  options: {},
  async run({ places: [place = ""] }, terminal) {
    const folder = await siteFolder(place);
    const { site, ...surroundings } = await readSiteFolder(folder);
    if (!site) throw new UsageError(textOf(messages, "noSite", { folder: nameOf(folder) }));
    const lock = lockTranslations(site.source, surroundings);
    if (lock === undefined) {
      terminal.complain(terminal.say(textOf(messages, "refused")));
      return 1;
    }
    const path = join(folder, "translations.lock.json");
    await writeFile(path, lock);
    terminal.print(terminal.say(textOf(commandMessages, "written", { path: nameOf(path) })));
    return 0;
  },
};
