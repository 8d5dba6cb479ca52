import { readStored } from "../sites/files/store.ts";
import type { RaceSite } from "./raceSite.ts";
import type { SignupTools } from "./tools.ts";

// Files of the store never change; a few lists of many races.
const mostKept = 50;
const kept = new Map<string, Promise<unknown>>();

/** What the organiser's list `lists/<name>.json` in the site's folder says now; undefined where there is none or it cannot be read. */
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
