import { useEffect, useState } from "react";

/** The states of something that is loaded; `message` is a sentence for the visitor. */
export type Loaded<T> =
  | { status: "loading" }
  | { status: "ready"; value: T }
  | { status: "failed"; message: string; retry(): void };

/**
 * Loads a value of the site after the first render, unless it is `known` already; `load` must keep
 * its identity as long as the key does.
 */
export function useLoaded<T>(key: string, load: (key: string) => Promise<T>, startValue?: T): Loaded<T> {
  const [state, setState] = useState<{ key: string; value?: T; message?: string }>({ key });
  const [attempt, setAttempt] = useState(0);
  const isKnown = startValue !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const settle = (next: { value?: T; message?: string }) => isCurrent && setState({ key, ...next });
    if (attempt > 0) settle({});
    load(key).then(
      (value) => settle({ value }),
      (error: Error) => settle({ message: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, load, attempt, isKnown]);
  if (startValue !== undefined) return { status: "ready", value: startValue };
  if (state.key !== key) return { status: "loading" };
  if (state.message !== undefined)
    return { status: "failed", message: state.message, retry: () => setAttempt((n) => n + 1) };
  return state.value === undefined ? { status: "loading" } : { status: "ready", value: state.value };
}
