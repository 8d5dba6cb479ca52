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
  const kept = new Map<string, Promise<Prebuilt | undefined>>();
  let version = -1;
  return async (key: string): Promise<Prebuilt | undefined> => {
    const current = await watch.current();
    if (current !== version) kept.clear();
    version = current;
    const known = kept.get(key);
    if (known) return known;
    const making = make(key);
    kept.set(key, making);
    const forget = () => {
      if (kept.get(key) === making) kept.delete(key);
    };
    making.then((made) => made ?? forget(), forget);
    return making;
  };
}
