import { join } from "node:path";
import type { Problem } from "#compiler/problems/problems.ts";
import { peekPicture } from "#pictures/peek.ts";
import type { PictureOptions, ReadyPicture } from "#pictures/pictures.ts";
import { pictureProblem } from "#pictures/problems.ts";
import { type MadePicture, variantFile } from "#pictures/results.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import { fileUri, storableName } from "../files/names.ts";
import type { HashContent, StoredFile } from "./storedFile.ts";

/** The pictures of a site's folder that variants are made of. */
interface MadePictures {
  /** By path. The address of a picture that cannot be shown is empty; without a `hash`, all are. */
  files: Record<string, SiteFile>;
  stored: StoredFile[];
  problems: Problem[];
}

/** How a site's files are hashed, and how its pictures are made. */
export interface Storing {
  hash: HashContent;
  pictures: PictureOptions;
}

/**
 * Makes the variants of pictures, or finds them in the cache. A check, which stores nothing, only
 * looks at the first bytes of each.
 */
export async function readMadePictures(
  folder: string,
  paths: string[],
  storing: Storing | undefined,
): Promise<MadePictures> {
  const pictures: MadePictures = { files: {}, stored: [], problems: [] };
  if (!storing) {
    const failures = await Promise.all(paths.map((path) => peekPicture(join(folder, path))));
    for (const [index, path] of paths.entries()) {
      pictures.files[path] = { url: "" };
      const failed = failures[index];
      if (failed) pictures.problems.push(pictureProblem(path, failed));
    }
    return pictures;
  }
  // A check of a folder makes none, and its start is not slowed by what starts processes.
  const { makePictures } = await import("#pictures/pictures.ts");
  const results = await makePictures(folder, paths, storing.pictures);
  for (const path of paths) {
    const { result, variants } = results.get(path) as ReadyPicture;
    if (result.outcome === "made") await addPicture(pictures, path, { result, variants, hash: storing.hash });
    else {
      pictures.files[path] = { url: "" };
      pictures.problems.push(pictureProblem(path, result));
    }
  }
  return pictures;
}

// The width of the one file that clients without variants get: documents, link previews, old
// programs.
const plainWidth = 1600;

async function addPicture(
  pictures: MadePictures,
  path: string,
  { result, variants: folder, hash: computeHash }: { result: MadePicture; variants: string; hash: HashContent },
): Promise<void> {
  const { width, height, widths, formats, placeholder, variants } = result;
  const hash = await computeHash(Buffer.from(variants.map(({ md5 }) => md5).join("\n")));
  const stem = storableName(path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "")).slice(-80);
  const format = formats.at(-1) ?? "jpg";
  const plain = { width: widths.findLast((width) => width <= plainWidth) ?? widths[0] ?? width, format };
  const keep = (variant: Parameters<typeof variantFile>[0], name: string) =>
    pictures.stored.push({ hash, name, content: { path: join(folder, variantFile(variant)) } });
  for (const variant of variants) keep(variant, `${stem}-${variant.width}.${variant.format}`);
  keep(plain, `${stem}.${format}`);
  const url = fileUri(hash, `${stem}.${format}`);
  pictures.files[path] = { width, height, widths, formats, ...(placeholder && { placeholder }), url };
}
