import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Links } from "../addresses.ts";
import { useProgram } from "../program.ts";
import { isNamed } from "../routePlan.ts";
import { loadPart } from "../units.ts";
import { keepsScroll } from "./names.ts";
import type { Arrival } from "./useDestination.ts";

const positions = new Map<string, number>();

/**
 * What happens when a page opens: the view goes to its top (to the part that the address names; back where it was, on the
 * way back; nowhere on the pages that keep it), and the keyboard's and screen reader's place to its heading. A page that the
 * server drew stays where the browser or its reader put it. Gives the ref for the main element.
 */
export function useArrival({ destination, key, by, anchor }: Arrival): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { prerendered, source } = useProgram();
  const isDrawn = prerendered !== undefined;
  const { path, route } = destination;
  const isBack = by === "POP";
  const stays = route !== undefined && isNamed(route, keepsScroll);
  const opened = useRef<string>(undefined);

  // Before the view goes anywhere: where it goes must not be kept as the place on the page that it leaves.
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => positions.set(key, window.scrollY);
    // What comes after is another document, which knows no positions: the browser does.
    const leave = () => {
      history.scrollRestoration = "auto";
    };
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", leave);
    };
  }, [key]);

  useLayoutEffect(() => {
    const isFirst = opened.current === undefined;
    if (opened.current === path) return;
    opened.current = path;
    if (isFirst && isDrawn) return;
    // An address typed by hand is a way back to nowhere: all such entries have the same key.
    if (isBack) window.scrollTo(0, (key !== "default" && positions.get(key)) || 0);
    else if (!stays) window.scrollTo(0, 0);
    if (isFirst) return;
    const heading = main.current?.querySelector<HTMLElement>("h1");
    if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [key, path, isBack, stays, isDrawn]);

  const isFirstDrawn = useRef(isDrawn);
  useEffect(() => {
    const wasDrawn = isFirstDrawn.current;
    isFirstDrawn.current = false;
    const place = main.current;
    if (anchor === undefined || wasDrawn || (isBack && positions.has(key)) || !place) return;
    const going = loadPart<Links>(source, "links").then(({ goToAnchor }) => goToAnchor(place, anchor));
    return () => void going.then((stop) => stop()).catch(() => undefined);
  }, [anchor, key, isBack, source]);
  return main;
}
