import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { isNamed } from "../routePlan.ts";
import { keepsScroll } from "./names.ts";
import type { Arrival } from "./useDestination.ts";

const positions = new Map<string, number>();

/**
 * What happens when a page opens: the view goes to its top (back where it was, on the way back; nowhere on the pages that
 * keep it), and the keyboard's and screen reader's place to its heading. Gives the ref for the main element.
 */
export function useArrival({ destination, key, by }: Arrival): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { path, route } = destination;
  const isBack = by === "POP";
  const stays = route !== undefined && isNamed(route, keepsScroll);
  const opened = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useLayoutEffect(() => {
    const isFirst = opened.current === undefined;
    if (opened.current === path) return;
    opened.current = path;
    // An address typed by hand is a way back to nowhere: all such entries have the same key.
    if (isBack) window.scrollTo(0, (key !== "default" && positions.get(key)) || 0);
    else if (!stays) window.scrollTo(0, 0);
    if (isFirst) return;
    const heading = main.current?.querySelector<HTMLElement>("h1");
    if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [key, path, isBack, stays]);
  return main;
}
