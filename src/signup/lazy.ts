import { useSyncExternalStore } from "react";

/** A value that is loaded when it is first needed. */
export interface Lazy<Value> {
  /** The value; undefined before it is loaded. */
  current(): Value | undefined;
  /** Loads the value once; rejects if that fails, and tries again the next time. */
  load(): Promise<Value>;
  subscribe(listener: () => void): () => void;
}

/** Creates a value that is loaded when it is first needed. */
export function createLazy<Value>(loadValue: () => Promise<Value>): Lazy<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  return {
    current: () => value,
    load() {
      loading ??= loadValue().then(
        (loaded) => {
          value = loaded;
          for (const listener of listeners) listener();
          return loaded;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns the value, or undefined before it is loaded; the component is rendered again when it is.
 */
export function useLazy<Value>({ subscribe, current }: Lazy<Value>): Value | undefined {
  return useSyncExternalStore(subscribe, current, current);
}
