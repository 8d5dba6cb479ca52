import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface OpenTab {
  /** The element around the tabs and their panels. */
  root: RefObject<HTMLDivElement | null>;
  open: number;
  /**
   * Whether presses are handled already: before, browsers without `@media (scripting)` show all
   * panels.
   */
  isLive: boolean;
  /** Opens a tab; the address then names it. */
  select(index: number): void;
}

/**
 * Finds the open tab: the first, or the one that the address or a pressed link names, by its own id
 * or that of something inside.
 */
export function useOpenTab(tabs: readonly { id: string }[]): OpenTab {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const [isLive, setLive] = useState(false);
  const open = Math.min(chosen, tabs.length - 1);
  useEffect(() => {
    setLive(true);
    const findIndex = (anchor: string) => {
      const target = anchor && document.getElementById(anchor);
      if (!target || !root.current?.contains(target)) return -1;
      const panel = target.closest("[role=tabpanel], [role=tab]");
      const kind = panel?.getAttribute("role");
      return [...root.current.querySelectorAll(`:scope > [role=tabpanel], :scope > [role=tablist] > [role=tab]`)]
        .filter((element) => element.getAttribute("role") === kind)
        .findIndex((element) => element.contains(target));
    };
    const reveal = (anchor: string) => {
      const index = findIndex(anchor);
      // The one who follows the link scrolls there next.
      if (index >= 0) flushSync(() => setChosen(index));
    };
    const onClick = ({ target }: MouseEvent) => {
      const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : undefined;
      if (href?.includes("#")) reveal(getAnchor(href));
    };
    queueMicrotask(() => reveal(getAnchor(location.hash)));
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  const select = (index: number) => {
    const { id } = tabs[index] ?? {};
    if (index === open || id === undefined) return;
    setChosen(index);
    history.replaceState(history.state, "", getAddress(id));
  };
  return { root, open, isLive, select };
}

// The name after the last #: #by-train, and #/travel#by-train on a site whose pages are behind the
// #.
function getAnchor(address: string): string {
  const anchor = address.slice(address.lastIndexOf("#") + 1);
  try {
    return anchor.startsWith("/") ? "" : decodeURIComponent(anchor);
  } catch {
    return "";
  }
}

function getAddress(id: string): string {
  const page = /^#\/[^#]*/.exec(location.hash)?.[0] ?? "";
  return `${page}#${id}`;
}
