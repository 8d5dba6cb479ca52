import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { isHeadingFor } from "./safeTriangle.ts";

// Milliseconds: before the first submenu opens, before a pointer in the safe triangle may change
// it, before it closes.
const openDelay = 90;
const triangleDelay = 260;
const closeDelay = 280;

/**
 * Returns the open submenu of `menu`, by key, and the handlers that open and close it: pointer
 * (with intent), keyboard or press.
 */
export function useHoverIntent(menu: RefObject<Element | null>) {
  const [open, setOpen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const before = useRef({ x: 0, y: 0 });
  const panel = useRef<HTMLUListElement>(null);
  const after = (milliseconds: number, next: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), milliseconds);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // A press or the focus elsewhere closes it, and Escape wherever the focus is: what a pointer has
  // opened covers the page.
  useEffect(() => {
    const leave = ({ target, key = "Escape" }: Event & { key?: string }) =>
      key !== "Escape" || menu.current?.contains(target as Node) || setOpen(undefined);
    const leaving = new AbortController();
    for (const sign of ["pointerdown", "keydown", "focusin"]) addEventListener(sign, leave, leaving);
    return () => leaving.abort();
  }, [menu]);

  const enter = (key: string | undefined, event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    if (key === open) return clearTimeout(timer.current);
    const to = { x: event.clientX, y: event.clientY };
    const isPassing =
      open !== undefined && panel.current && isHeadingFor(panel.current.getBoundingClientRect(), before.current, to);
    after(open === undefined ? openDelay : isPassing ? triangleDelay : 0, key);
  };
  return {
    open,
    panel,
    set(key: string | undefined) {
      clearTimeout(timer.current);
      setOpen(key);
    },
    enter,
    leave: (event: PointerEvent) => event.pointerType === "mouse" && after(closeDelay, undefined),
    move: (event: PointerEvent) => {
      before.current = { x: event.clientX, y: event.clientY };
    },
  };
}
