import { useCallback, useEffect, useState } from "react";

// The key under which an entry of the browser's history names the application that it shows.
const key = "reviewedApplication";

/**
 * Returns the application that is open. It has an entry in the browser's history, so that "back"
 * closes it; the address stays the same.
 */
export function useOpened(): { opened: string | undefined; open(submissionId: string): void; close(): void } {
  const [opened, setOpened] = useState(() => read(history.state));
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => setOpened(read(state));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const open = useCallback((submissionId: string) => {
    const entry = { ...history.state, [key]: submissionId };
    if (read(history.state) === undefined) history.pushState(entry, "");
    else history.replaceState(entry, "");
    setOpened(submissionId);
  }, []);
  const close = useCallback(() => {
    setOpened(undefined);
    if (read(history.state) !== undefined) history.back();
  }, []);
  return { opened, open, close };
}

function read(state: unknown): string | undefined {
  const submissionId = (state as Record<string, unknown> | null)?.[key];
  return typeof submissionId === "string" ? submissionId : undefined;
}
