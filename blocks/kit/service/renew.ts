import { useCallback, useSyncExternalStore } from "react";

// Milliseconds between two looks, and the longest after failures.
const usualWait = 30_000;
const longestWait = 8 * usualWait;
// A tab that is shown again soon has what it needs.
const freshFor = 3000;

/**
 * Returns what `fetch` fetched last; undefined before, and if there is nothing to fetch. It is
 * renewed while the page is in view, and everything on the page that uses the same function shares
 * it.
 */
export function useRenewed<T>(fetch: (() => Promise<T>) | undefined): T | undefined {
  const store = fetch && getStore(fetch);
  const subscribe = useCallback((listener: () => void) => store?.subscribe(listener) ?? none, [store]);
  return useSyncExternalStore(subscribe, () => store?.current(), nothing);
}

const none = () => {};
const nothing = () => undefined;

interface Store<T> {
  current(): T | undefined;
  subscribe(listener: () => void): () => void;
}

const stores = new WeakMap<() => Promise<unknown>, Store<unknown>>();

// All blocks of a page share one store.
function getStore<T>(fetch: () => Promise<T>): Store<T> {
  const store = (stores.get(fetch) as Store<T> | undefined) ?? createStore(fetch);
  stores.set(fetch, store);
  return store;
}

/** Creates what shares one look at something between all who subscribe. */
export function createStore<T>(fetch: () => Promise<T>): Store<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let wait = usualWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    // Looks again once the page is in view.
    if (isLooking || document.hidden || performance.now() - lookedAt < freshFor) return;
    clearTimeout(timer);
    isLooking = true;
    try {
      value = await fetch();
      wait = usualWait;
    } catch {
      wait = Math.min(wait * 2, longestWait);
    }
    isLooking = false;
    lookedAt = performance.now();
    for (const listener of listeners) listener();
    if (listeners.size > 0) timer = setTimeout(look, wait);
  };
  return {
    current: () => value,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener("visibilitychange", look);
        look();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
      };
    },
  };
}
