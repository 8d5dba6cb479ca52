import { useSyncExternalStore } from "react";
import { useKnownAnswers } from "./knownAnswers.ts";

/** Returns the query of the open address; also of the one that the server drew the page for. */
export function useOpenQuery(): string {
  const known = useKnownAnswers();
  return useSyncExternalStore(subscribe, readSearch, () => known?.known.search ?? "");
}

// The router draws the page anew after each step of its own.
function subscribe(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  return () => removeEventListener("popstate", onChange);
}

// Behind the # the query is part of it, unless the address came from a page without JavaScript.
function readSearch(): string {
  const { hash, search } = window.location;
  const at = hash.startsWith("#/") ? hash.indexOf("?") : -1;
  return at < 0 ? search : hash.slice(at);
}
