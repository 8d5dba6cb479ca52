import { useCallback, useLayoutEffect, useRef } from "react";
import type { Place } from "../model/content.ts";

/** The key of the part of the sign-up in an entry of the browser's history. */
const key = "signUpPlace";

/**
 * Gives each part of the sign-up an entry in the browser's history, so that "back" goes one part
 * back and not out of the page. The address stays. Returns a function that adds a place; `leave` is
 * called when the runner goes back before the first.
 */
export function useStepHistory(place: Place, show: (place: Place) => void, leave: () => void): (place: Place) => void {
  const calls = useRef({ show, leave });
  calls.current = { show, leave };
  const first = useRef(place);
  // Before the part is painted: "back" at the first sight of it must not leave the page.
  useLayoutEffect(() => {
    const before = history.state;
    history.pushState({ ...before, [key]: first.current }, "");
    const follow = ({ state }: PopStateEvent) => {
      const stored = (state as Record<string, unknown> | null)?.[key] as Place | undefined;
      if (stored) calls.current.show(stored);
      else calls.current.leave();
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  return useCallback((next: Place) => history.pushState({ ...history.state, [key]: next }, ""), []);
}
