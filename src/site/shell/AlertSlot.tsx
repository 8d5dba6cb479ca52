import { type ComponentType, useEffect, useState } from "react";
import { useProgram } from "../program.ts";
import { loadPart } from "../units.ts";
import { whenIdle } from "../whenNear.ts";
import type { AlertsProps } from "./Alerts.tsx";

// Requests of the first view, of which a phone makes six at a time, come first.
const afterLoadMs = 2000;

/**
 * The place of race-day alerts on every page. What asks for them is loaded once the page is there
 * and the browser has time: the first view waits for nothing of it.
 */
export function AlertSlot() {
  const { client, source, booted } = useProgram();
  const [Alerts, setAlerts] = useState<ComponentType<AlertsProps>>();
  useEffect(() => {
    // A site that is bound to no race has none.
    if (booted.isPreview) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () =>
      whenIdle(() =>
        loadPart<ComponentType<AlertsProps>>(source, "alerts").then(
          (loaded) => setAlerts(() => loaded),
          () => undefined,
        ),
      );
    const load = () => {
      timer = setTimeout(start, afterLoadMs);
    };
    if (document.readyState === "complete") load();
    else addEventListener("load", load, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("load", load);
    };
  }, [source, booted]);
  return Alerts ? <Alerts client={client} /> : null;
}
