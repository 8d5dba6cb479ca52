import { readStored } from "../sites/files/store.ts";
import type { RaceSite } from "./raceSite.ts";
import type { SignupTools } from "./tools.ts";

// Files of the store never change; a few lists of many races.
const mostKept = 50;
const kept = new Map<string, Promise<unknown>>();

/** Reads the organiser's current list `lists/<name>.json` of the site's folder; undefined if there is none or it cannot be read. */
export async function readList(
  store: SignupTools["store"],
  { files }: Pick<RaceSite, "files">,
  name: string,
): Promise<unknown> {
  const path = `lists/${name}.json`;
  const uri = Object.hasOwn(files, path) ? files[path]?.url : undefined;
  if (uri === undefined) return undefined;
  const place = `${store.folder}\n${uri}`;
  const known = kept.get(place) ?? openList(store, uri);
  kept.set(place, known);
  known.then(
    (list) => list ?? kept.delete(place),
    () => kept.delete(place),
  );
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return known;
}

async function openList(store: SignupTools["store"], uri: string): Promise<unknown> {
  const stored = await readStored(store, uri);
  try {
    return stored && JSON.parse(stored.toString());
  } catch {
    return undefined;
  }
}
