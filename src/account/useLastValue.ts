import { useRef } from "react";
import type { Loaded } from "#blocks/kit/site/useLoaded.ts";

/**
 * Returns what is loaded, and the last value while it is loaded anew or if that fails: what is open
 * in a view, and what was typed there, stays.
 */
export function useLastValue<T>(loaded: Loaded<T>): Loaded<T> {
  const last = useRef<Loaded<T>>(undefined);
  if (loaded.status === "ready") last.current = loaded;
  return last.current ?? loaded;
}
