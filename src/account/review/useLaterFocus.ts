import { useCallback, useEffect, useRef } from "react";

/** Returns what moves the focus to the element with that id as soon as it is rendered. */
export function useLaterFocus(): (id: string) => void {
  const targetId = useRef<string>(undefined);
  useEffect(() => {
    const element = targetId.current === undefined ? null : document.getElementById(targetId.current);
    // An element that is hidden cannot have the focus yet.
    if (!element || element.offsetParent === null) return;
    targetId.current = undefined;
    element.focus();
  });
  return useCallback((id) => {
    targetId.current = id;
  }, []);
}
