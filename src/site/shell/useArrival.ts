import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { isNamed, type PlannedRoute } from "../routePlan.ts";
import { keepsScroll } from "./names.ts";

const positions = new Map<string, number>();

/**
 * What happens when a page opens: the view goes to its top (back where it was, on the way back; nowhere on the pages that
 * keep it), and the keyboard's and screen reader's place to its heading. Gives the ref for the main element.
 */
export function useArrival(current: PlannedRoute | undefined): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const stays = current !== undefined && isNamed(current, keepsScroll);
  const opened = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useLayoutEffect(() => {
    const isFirst = opened.current === undefined;
    if (opened.current === pathname) return;
    opened.current = pathname;
    if (isBack) window.scrollTo(0, positions.get(key) ?? 0);
    else if (!stays) window.scrollTo(0, 0);
    if (isFirst) return;
    const heading = main.current?.querySelector<HTMLElement>("h1");
    if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [key, pathname, isBack, stays]);
  return main;
}
