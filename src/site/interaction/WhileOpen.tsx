import { type ReactNode, useEffect, useState } from "react";

// About twice as long as the animation.
const closingTime = 300;

/**
 * Draws a dialog or drawer while it is open and while it closes, and then removes it. Chakra
 * removes it when its closing animation ends, but begins to listen only some frames after closing:
 * on a busy device the animation is over by then.
 */
export function WhileOpen({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(isOpen);
  if (isOpen && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setDrawn(false), closingTime);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isDrawn && children;
}
