import { compileSite } from "#compiler/compile.ts";
import { exampleSite } from "#compiler/composite/example.ts";
import { readCompositePath } from "#compiler/composite/language/paths.ts";
import { isObject, type JsonObject } from "#core/pointers.ts";
import type { CompiledSite } from "#src/site/compiled.ts";

const files = import.meta.glob<string>(
  ["/fixtures/{sites,packs}/*/composites/**/v*.json", "/{sites,packs}/*/composites/**/v*.json"],
  { query: "?raw", import: "default" },
);
const sites = import.meta.glob<JsonObject>(["/fixtures/sites/*/site.json", "/sites/*/site.json"], {
  import: "default",
});

/** A version of a composite of a site or a pack, of this project's or of one's own. */
export interface ListedComposite {
  /** Its path: /fixtures/packs/lake-series/composites/lake/wall/v1.json. */
  path: string;
  /** The folder of its site or pack. */
  holder: string;
  type: string;
  version: number;
}

/** Every version of every composite, by its path. */
export const composites: ListedComposite[] = Object.keys(files)
  .sort()
  .flatMap((path) => {
    const parts = readCompositePath(path);
    const holder = path.slice(0, path.indexOf("/composites/"));
    return parts && !parts.isUpgrade ? [{ path, holder, type: parts.type, version: parts.version }] : [];
  });

/** Returns a composite as it is written. */
export async function loadComposite({ path }: ListedComposite): Promise<JsonObject> {
  const value: unknown = JSON.parse((await files[path]?.()) ?? "{}");
  return isObject(value) ? value : {};
}

/**
 * Returns a site that shows the example of a composite in one of its variants, with the facts of
 * its site, or of another one for a pack. Undefined without an example. `table` are the files that
 * its pictures are in.
 */
export async function compileExample(
  composite: ListedComposite,
  variant: string | undefined,
  { table, race }: { table: Parameters<typeof compileSite>[1]; race: unknown },
): Promise<CompiledSite | undefined> {
  const holderSite = await sites[`${composite.holder}/site.json`]?.();
  const { timeZone, race: siteRace = race } = holderSite ?? {};
  const around = { race: siteRace, ...(timeZone !== undefined && { timeZone }) };
  const source = exampleSite(await loadComposite(composite), variant, around);
  if (source === undefined) return undefined;
  return compileSite(source, table, { composites: await listTexts(composite.holder) });
}

async function listTexts(holder: string): Promise<Record<string, string>> {
  const holderFiles = Object.entries(files).filter(([path]) => path.startsWith(`${holder}/composites/`));
  const texts = await Promise.all(
    holderFiles.map(async ([path, load]) => [path.slice(holder.length + 1), await load()]),
  );
  return Object.fromEntries(texts);
}
