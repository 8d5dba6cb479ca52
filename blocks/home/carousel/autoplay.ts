import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";

const pace = 6000;
const calm = "(prefers-reduced-motion: reduce)";

/** Returns whether the visitor has not requested less motion; true on the server. */
export function useIsMotionWelcome(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(calm);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => !window.matchMedia(calm).matches,
    () => true,
  );
}

/**
 * Calls `advance` 6 s after each change of `index`. Waits under the pointer, under the keyboard's
 * focus, in a hidden tab and with reduced motion; `stop` ends it until the visitor starts it again
 * by `toggle`. `hold` is for the element.
 */
export function useAutoplay(isWanted: boolean, advance: () => void, index: number) {
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useIsTabHidden();
  const isMotionWelcome = useIsMotionWelcome();
  const isRunning = isWanted && isMotionWelcome && !isStopped && !isHovered && !isFocused && !isHidden;
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets its full time
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => latest.current(), pace);
    return () => clearTimeout(timer);
  }, [isRunning, index]);
  const hold = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  };
  const toggle = () => {
    setStopped(!isStopped);
    // A visitor who starts it is on its button: hover and focus count again when they come back.
    setHovered(false);
    setFocused(false);
  };
  return { isStopped, stop: () => setStopped(true), toggle, hold };
}

function useIsTabHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
    () => document.hidden,
    () => false,
  );
}
