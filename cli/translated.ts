import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lockTranslations } from "#compiler/emit/translationLock.ts";
import { readSiteFolder } from "#server/sites/publish/folder.ts";
import { nameOf, siteFolder } from "./targets.ts";
import { UsageError } from "./terminal.ts";
import type { Verb } from "./verb.ts";

/** `startline translated`: remembers that the English of a site fits its Chinese as both are now. */
export const translated: Verb = {
  usage: "translated SITE",
  help: {
    zh: "记下：现在的英文与现在的中文相符（写入 translations.lock.json）。之后只改了中文而没有改英文的地方，validate 会指出来。",
    en: "Remembers in translations.lock.json that the English fits the Chinese as both are now. From then on, validate warns if only the Chinese changes.",
  },
  places: [1, 1],
  options: {},
  async run({ places: [place = ""] }, terminal) {
    const folder = await siteFolder(place);
    const { site, ...surroundings } = await readSiteFolder(folder);
    if (!site)
      throw new UsageError({
        zh: `“${nameOf(folder)}”里没有 site.json。`,
        en: `There is no site.json in ${nameOf(folder)}.`,
      });
    const lock = lockTranslations(site.source, surroundings);
    if (lock === undefined) {
      terminal.complain(
        terminal.say({
          zh: "站点有错误，没有记下。请先改正 startline validate 列出的错误。",
          en: "The site has errors, so nothing was remembered. First correct what startline validate lists.",
        }),
      );
      return 1;
    }
    const path = join(folder, "translations.lock.json");
    await writeFile(path, lock);
    terminal.print(terminal.say({ zh: `已写入 ${nameOf(path)}。`, en: `Wrote ${nameOf(path)}.` }));
    return 0;
  },
};
