import type { ChangeWatch } from "../db/changes.ts";
import type { Prebuilt } from "./prebuilt.ts";

/**
 * Makes an answer from the database once, also for those who ask at the same moment, and keeps it
 * until something is published; neither undefined answers nor errors are kept.
 */
export function cacheAnswers(
  watch: Pick<ChangeWatch, "current">,
  make: (key: string) => Promise<Prebuilt | undefined>,
) {
  const cache = new Map<string, Promise<Prebuilt | undefined>>();
  let version = -1;
  return async (key: string): Promise<Prebuilt | undefined> => {
    const current = await watch.current();
    if (current !== version) cache.clear();
    version = current;
    const cached = cache.get(key);
    if (cached) return cached;
    const making = make(key);
    cache.set(key, making);
    const forget = () => {
      if (cache.get(key) === making) cache.delete(key);
    };
    making.then((prebuilt) => prebuilt ?? forget(), forget);
    return making;
  };
}
