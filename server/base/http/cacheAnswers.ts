import type { ChangeWatch } from "../db/changes.ts";
import type { Prebuilt } from "./prebuilt.ts";

/** Makes an answer from the database once and keeps it until something is published; undefined answers are not kept. */
export function cacheAnswers(watch: ChangeWatch, make: (key: string) => Promise<Prebuilt | undefined>) {
  const kept = new Map<string, Prebuilt>();
  let version = -1;
  return async (key: string): Promise<Prebuilt | undefined> => {
    const current = await watch.current();
    if (current !== version) kept.clear();
    version = current;
    const known = kept.get(key) ?? (await make(key));
    if (known && current === version) kept.set(key, known);
    return known;
  };
}
