import { useEffect, useRef, useState } from "react";
import type { LinePlace } from "#src/client/waiting.ts";
import type { Line } from "../model/submitSignUp.ts";

/**
 * Returns the place in line, if there is one; `join` begins to wait, and `stop` ends it. A page
 * that is left waits no longer.
 */
export function useLine(): { line: LinePlace | undefined; stop(): void; join(): Line } {
  const [line, setLine] = useState<LinePlace>();
  const control = useRef<AbortController>(undefined);
  const stop = () => control.current?.abort(new DOMException("The runner stopped waiting.", "AbortError"));
  useEffect(() => () => control.current?.abort(), []);
  const join = () => {
    control.current = new AbortController();
    return { onPlace: setLine, signal: control.current.signal };
  };
  return { line, stop, join };
}
