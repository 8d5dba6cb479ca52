import { useCallback, useEffect, useRef } from "react";

/** Returns what moves the focus to the element with that id as soon as it is rendered. */
export function useLaterFocus(): (id: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const element = wanted.current === undefined ? null : document.getElementById(wanted.current);
    // An element that is hidden cannot have the focus yet.
    if (!element || element.offsetParent === null) return;
    wanted.current = undefined;
    element.focus();
  });
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}
