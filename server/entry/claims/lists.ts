import { cacheReads } from "../../base/readCache.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { readStored } from "../../sites/files/store.ts";

// Files of the store never change; a few lists of many races.
const readCached = cacheReads<unknown>(50);

/**
 * Reads the organiser's current list `lists/<name>.json` of the site's folder; undefined if there
 * is none or it cannot be read.
 */
export async function readList(
  store: SignupTools["store"],
  { files }: Pick<RaceSite, "files">,
  name: string,
): Promise<unknown> {
  const path = `lists/${name}.json`;
  const uri = Object.hasOwn(files, path) ? files[path]?.url : undefined;
  if (uri === undefined) return undefined;
  return readCached(`${store.folder}\n${uri}`, () => openList(store, uri));
}

async function openList(store: SignupTools["store"], uri: string): Promise<unknown> {
  const stored = await readStored(store, uri);
  try {
    return stored && JSON.parse(stored.toString());
  } catch {
    return undefined;
  }
}
