import { access } from "node:fs/promises";
import { join } from "node:path";
import { messages } from "#locales/generated/cli/pictures.ts";
import { getText } from "#locales/getText.ts";
import { pictureCache } from "#pictures/cacheFolder.ts";
import { makePictures } from "#pictures/pictures.ts";
import { readSiteFolder } from "#server/sites/publish/folder.ts";
import { displayPath, siteFolder } from "../base/paths.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { Verb } from "../base/verb.ts";
import { type PictureProgress, showPictures } from "./pictureProgress.ts";

/**
 * `startline pictures`: makes the variants of a site's pictures before they are needed; those that
 * failed before are tried again.
 */
export const pictures: Verb = {
  usage: "pictures SITE",
  help: getText(messages, "help"),
  positionals: [1, 1],
  options: {},
  async run({ positionals: [place = ""] }, terminal) {
    const folder = await siteFolder(place);
    await access(join(folder, "site.json")).catch(() => {
      throw new UsageError(getText(messages, "noSite", { folder: displayPath(folder) }));
    });
    const total = await makeSitePictures(folder, showPictures(terminal, terminal), { retries: true });
    const { made, ready, failed } = total;
    const count = made + ready + failed;
    terminal.print(
      terminal.localise(
        count === 0 ? getText(messages, "none") : getText(messages, "total", { ...total, total: count }),
      ),
    );
    return failed > 0 ? 1 : 0;
  },
};

/**
 * Makes the variants of a site's pictures that are not cached, and shows that; for a verb that is
 * about to publish them.
 */
export async function preparePictures(folder: string, terminal: Terminal): Promise<void> {
  await makeSitePictures(folder, showPictures(terminal, { print: terminal.printError, isBrief: true }), {});
}

async function makeSitePictures(
  folder: string,
  progress: PictureProgress,
  { retries = false }: { retries?: boolean },
): Promise<ReturnType<PictureProgress["end"]>> {
  const { made } = await readSiteFolder(folder);
  if (made.size > 0) await needSharp();
  const options = { cache: pictureCache(), onProgress: progress.onProgress, retries };
  await makePictures(folder, [...made], options).catch((error) => {
    progress.end();
    throw error;
  });
  return progress.end();
}

// It is an optional part of the installed package.
async function needSharp(): Promise<void> {
  await import("sharp").catch(() => {
    throw new UsageError(getText(messages, "noSharp"));
  });
}
