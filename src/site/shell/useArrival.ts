import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Links } from "../addresses.ts";
import { useProgram } from "../program.ts";
import { isNamed } from "../routePlan.ts";
import { loadPart, type ModuleSource } from "../units.ts";
import { keepsScroll } from "./names.ts";
import type { Arrival } from "./useDestination.ts";

const positions = new Map<string, number>();

/**
 * Scrolls to the top of a page when it opens (to the part that the address names; after "back" to
 * its last position; some pages keep the position of the page before), and focuses its heading. A
 * page that the server rendered keeps the browser's position. Returns the ref for the main element.
 */
export function useArrival({ destination, key, by, anchor }: Arrival): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { prerendered, source } = useProgram();
  const isDrawn = prerendered !== undefined;
  const { path, route } = destination;
  // A link that is followed and an address that is typed make entries without a key.
  const isBack = by === "POP" && key !== noKey;
  const stays = route !== undefined && isNamed(route, keepsScroll);
  const opened = useRef<string>(undefined);
  const entry = useRef(key);
  const last = useRef(0);

  // Before the view scrolls: the new position must not be stored for the page that it leaves.
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => {
      last.current = window.scrollY;
      positions.set(entry.current, window.scrollY);
    };
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
  }, []);

  useLayoutEffect(() => {
    const isFirst = opened.current === undefined;
    if (opened.current === path) return;
    opened.current = path;
    entry.current = key === noKey ? keyEntry() : key;
    if (isFirst && isDrawn) return;
    if (isBack) reach(source, positions.get(key) ?? 0);
    else reach(source, stays ? last.current : 0);
    if (isFirst) return;
    const heading = main.current?.querySelector<HTMLElement>("h1");
    if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [key, path, isBack, stays, isDrawn, source]);

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

// The name that react-router has for an entry without a key.
const noKey = "default";

// Gives this entry of the history a key, under which the way back finds it.
function keyEntry(): string {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, "");
  return key;
}

let stopReaching: () => void = () => undefined;

// A page whose text is not loaded yet is too short for the position: it is scrolled to when the
// page has grown.
function reach(source: ModuleSource, top: number): void {
  stopReaching();
  window.scrollTo(0, top);
  if (window.scrollY >= top - 1) return;
  let isOver = false;
  let stop: (() => void) | undefined;
  stopReaching = () => {
    isOver = true;
    stop?.();
  };
  loadPart<Links>(source, "links").then(
    ({ scrollWhenGrown }) => {
      if (!isOver) stop = scrollWhenGrown(top);
    },
    () => undefined,
  );
}
