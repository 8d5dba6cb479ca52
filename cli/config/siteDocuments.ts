import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DatedDocument } from "#compiler/emit/timeline.ts";
import { readDocument } from "#compiler/read.ts";
import type { SiteOnDisk } from "./sites.ts";

/**
 * The documents of a site's folder that can be read; `validate` reports what is wrong with the
 * others.
 */
export async function loadDocuments({ path }: Pick<SiteOnDisk, "path">): Promise<DatedDocument[]> {
  const folder = join(dirname(path), "documents");
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const paths = names.filter((name) => name.endsWith(".json")).map((name) => `documents/${name.replaceAll("\\", "/")}`);
  const documents = await Promise.all(
    paths.sort().map(async (one) => {
      const text = await readFile(join(dirname(path), one), "utf8").catch(() => "");
      const { document } = readDocument(text, one);
      return document ? [{ path: one, ...document }] : [];
    }),
  );
  return documents.flat();
}
