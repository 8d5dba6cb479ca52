import { useEffect, useState } from "react";

/**
 * Returns whether this tab is the only one of the page: two would give their lines the same
 * numbers.
 */
export function useOnlyTab(): "unknown" | "only" | "other" {
  const [tab, setTab] = useState<"unknown" | "only" | "other">("unknown");
  useEffect(() => {
    if (!navigator.locks) {
      setTab("only");
      return;
    }
    const leaving = new AbortController();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const waiting = setTimeout(() => setTab("other"), 500);
    // It waits for the other tab, and continues once that is closed.
    navigator.locks
      .request("startline-staff", { signal: leaving.signal }, () => {
        clearTimeout(waiting);
        setTab("only");
        return held;
      })
      .catch(() => undefined);
    return () => {
      clearTimeout(waiting);
      leaving.abort();
      release();
    };
  }, []);
  return tab;
}
